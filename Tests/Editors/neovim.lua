-- Drives Neovim, 0.7 and newer, headlessly: opens a file, waits for the finding behind an emoji, applies the quick fix,
-- and prints what it saw as one line of JSON. Run by editors.py, which reads that line.
--
--   MODALLINT=/path/to/modallint nvim --headless -u NONE -c 'luafile neovim.lua' FILE

local function finish(result)
  io.stdout:write('\nRESULT ' .. vim.fn.json_encode(result) .. '\n')
  vim.cmd('qa!')
end

local ok, problem = pcall(function()
  local buffer = vim.api.nvim_get_current_buf()
  vim.bo[buffer].filetype = 'swift'
  local root = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(buffer), ':p:h')
  local config = { name = 'modallint', cmd = { vim.env.MODALLINT, 'lsp' }, root_dir = root }
  local client
  if vim.lsp.start then
    client = vim.lsp.start(config)
  else
    client = vim.lsp.start_client(config)
    vim.lsp.buf_attach_client(buffer, client)
  end
  local function findings()
    return vim.diagnostic.get(buffer)
  end
  vim.wait(20000, function() return #findings() > 0 end, 50)
  local finding = findings()[1]
  if not finding then return finish({ problem = 'no finding' }) end
  local line = vim.api.nvim_buf_get_lines(buffer, finding.lnum, finding.lnum + 1, false)[1]
  local attached = vim.lsp.get_client_by_id(client)
  local encoding = attached.offset_encoding or 'utf-16'
  local shown = line:sub(finding.col + 1, finding.end_col)

  local range = {
    start = { line = finding.lnum, character = 0 }, ['end'] = { line = finding.lnum + 1, character = 0 },
  }
  local lsp = finding.user_data and finding.user_data.lsp or {}
  local diagnostic = lsp.range and lsp or nil
  local answers = vim.lsp.buf_request_sync(buffer, 'textDocument/codeAction', {
    textDocument = vim.lsp.util.make_text_document_params(buffer), range = range,
    context = { diagnostics = diagnostic and { diagnostic } or {} },
  }, 10000)
  local chosen
  for _, answer in pairs(answers or {}) do
    for _, action in ipairs(answer.result or {}) do
      if action.isPreferred and not action.disabled then chosen = chosen or action end
    end
  end
  if not chosen then
    for _, answer in pairs(answers or {}) do
      for _, action in ipairs(answer.result or {}) do
        if not action.disabled and not action.title:find('^Allow') then chosen = chosen or action end
      end
    end
  end
  if not chosen then return finish({ problem = 'no quick fix', answers = answers }) end
  if not chosen.edit then
    local resolved = vim.lsp.buf_request_sync(buffer, 'codeAction/resolve', chosen, 10000)
    for _, answer in pairs(resolved or {}) do chosen = answer.result or chosen end
  end
  vim.lsp.util.apply_workspace_edit(chosen.edit, encoding)
  vim.wait(20000, function()
    for _, other in ipairs(findings()) do if other.code == finding.code then return false end end
    return true
  end, 50)
  local left = {}
  for _, other in ipairs(findings()) do left[#left + 1] = other.code end
  -- A lens of the presented type leads to where it is presented, in a Neovim that can be told to show a document.
  local led
  if attached.exec_cmd and attached.server_capabilities.executeCommandProvider then
    vim.cmd('silent write')
    vim.cmd('edit ' .. vim.fn.fnameescape(root .. '/Help.swift'))
    vim.bo.filetype = 'swift'
    vim.lsp.start(config)
    local help = vim.api.nvim_get_current_buf()
    local lenses = attached:request_sync('textDocument/codeLens', { textDocument = vim.lsp.util.make_text_document_params(help) }, 10000, help)
    attached:exec_cmd(lenses.result[1].command, { bufnr = help })
    vim.wait(10000, function() return vim.api.nvim_get_current_buf() == buffer end, 50)
    led = vim.fn.expand('<cword>')
    vim.cmd('buffer ' .. buffer)
  end
  finish({
    led = led, code = finding.code, shown = shown, encoding = encoding, title = chosen.title, left = left,
    text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n') .. '\n',
  })
end)
if not ok then finish({ problem = tostring(problem) }) end
