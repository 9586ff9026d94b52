"""The server under the capabilities of real clients, by pytest-lsp, which also holds every message to the protocol's schema.

    pip install pytest-lsp
    MODALLINT=/path/to/modallint python -m pytest Tests/Editors/profiles.py
"""

import asyncio
import os
import shutil
import tempfile
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

HOME = """import SwiftUI

struct Home: View {
  @State private var shows = false

  var body: some View {
    /* 😀 é */ Button("Help") { shows = true }.fullScreenCover(isPresented: $shows) {
      Help()
    }
  }
}
"""
HELP = 'import SwiftUI\n\nstruct Help: View {\n  var body: some View { Text("Help") }\n}\n'
FOLDER = Path(tempfile.mkdtemp(prefix="modallint-profiles-")).resolve()
(FOLDER / "Home.swift").write_text(HOME)
(FOLDER / "Help.swift").write_text(HELP)
ADDRESS = (FOLDER / "Home.swift").as_uri()


@pytest.fixture(scope="session", autouse=True)
def folder():
    yield
    shutil.rmtree(FOLDER)


@pytest_lsp.fixture(
    params=["visual_studio_code", "neovim", "neovim@v0.7.0", "emacs"],
    config=ClientServerConfig(server_command=[os.environ["MODALLINT"], "lsp", "--stdio"]),
)
async def client(request, lsp_client: LanguageClient):
    # pytest-lsp answers some requests of a server by itself; real clients answer all that they say they can.
    for method in (types.CLIENT_REGISTER_CAPABILITY, types.WORKSPACE_CODE_LENS_REFRESH, types.WORKSPACE_DIAGNOSTIC_REFRESH):
        if method not in lsp_client.protocol.fm.features:
            lsp_client.feature(method)(lambda *_: None)
    capabilities = client_capabilities(request.param)
    lsp_client.pulls = capabilities.text_document.diagnostic is not None
    answer = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=capabilities, process_id=os.getpid(),
            workspace_folders=[types.WorkspaceFolder(uri=FOLDER.as_uri(), name="App")],
        )
    )
    encoding = answer.capabilities.position_encoding
    lsp_client.encoding = getattr(encoding, "value", encoding)
    lsp_client.text_document_did_open(
        types.DidOpenTextDocumentParams(text_document=types.TextDocumentItem(uri=ADDRESS, language_id="swift", version=1, text=HOME))
    )
    yield
    await lsp_client.shutdown_session()


async def found(client):
    """The diagnostics of the document, pulled or pushed as the client can."""
    if client.pulls:
        report = await client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(text_document=types.TextDocumentIdentifier(uri=ADDRESS)))
        return list(report.items)
    for _ in range(100):
        if client.diagnostics.get(ADDRESS):
            return list(client.diagnostics[ADDRESS])
        await asyncio.sleep(0.1)
    return []


@pytest.mark.asyncio
async def test_finding_and_fix(client):
    diagnostics = await found(client)
    assert [d.code for d in diagnostics] == ["trapped-modal"]
    finding = diagnostics[0]
    line = HOME.split("\n")[6]
    start, end = finding.range.start.character, finding.range.end.character
    shown = {
        "utf-8": line.encode()[start:end].decode(errors="replace"),
        "utf-16": line.encode("utf-16-le")[2 * start : 2 * end].decode("utf-16-le", errors="replace"),
        "utf-32": line[start:end],
    }
    # Emacs from 29 on asks for utf-32, Neovim from 0.10 on for utf-8.
    assert shown[client.encoding] == "fullScreenCover", (client.encoding, shown)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(uri=ADDRESS), range=finding.range, context=types.CodeActionContext(diagnostics=[finding])))
    fixes = [a for a in actions if a.kind == types.CodeActionKind.QuickFix and not a.title.startswith("Allow")]
    assert fixes
    if fixes[0].edit is None:
        fixes[0] = await client.code_action_resolve_async(fixes[0])
    assert fixes[0].edit.document_changes or fixes[0].edit.changes


@pytest.mark.asyncio
async def test_hover(client):
    await found(client)
    hover = await client.text_document_hover_async(
        types.HoverParams(text_document=types.TextDocumentIdentifier(uri=ADDRESS), position=types.Position(line=6, character=55)))
    assert "trapped-modal" in hover.contents.value


@pytest.mark.asyncio
async def test_lenses_and_hierarchy(client):
    await found(client)
    address = (FOLDER / "Help.swift").as_uri()
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(text_document=types.TextDocumentIdentifier(uri=address)))
    assert any("presented as full screen" in lens.command.title for lens in lenses)
    items = await client.text_document_prepare_call_hierarchy_async(
        types.CallHierarchyPrepareParams(text_document=types.TextDocumentIdentifier(uri=address), position=types.Position(line=2, character=8)))
    calls = await client.call_hierarchy_incoming_calls_async(types.CallHierarchyIncomingCallsParams(item=items[0]))
    assert calls[0].from_.name == "Home"


@pytest.mark.asyncio
async def test_completion(client):
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=ADDRESS, version=2),
            content_changes=[types.TextDocumentContentChangePartial(range=types.Range(start=types.Position(0, 0), end=types.Position(0, 0)), text="// modallint:allow tra\n")],
        )
    )
    items = await client.text_document_completion_async(
        types.CompletionParams(text_document=types.TextDocumentIdentifier(uri=ADDRESS), position=types.Position(line=0, character=22)))
    assert "trapped-modal" in [item.label for item in items.items]


@pytest.mark.asyncio
async def test_workspace_diagnostics(client):
    if not client.pulls:
        pytest.skip("this client does not pull")
    report = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
    found = {item.uri: item.items for item in report.items}
    assert [finding.severity for finding in found[ADDRESS]] == [types.DiagnosticSeverity.Error]
    # The finding points at the modal's type, where a hint leads back to it.
    hints = found.pop((FOLDER / "Help.swift").as_uri())
    assert [hint.severity for hint in hints] == [types.DiagnosticSeverity.Hint]
    assert [related.location.uri for related in hints[0].related_information] == [ADDRESS]
    assert list(found) == [ADDRESS]
