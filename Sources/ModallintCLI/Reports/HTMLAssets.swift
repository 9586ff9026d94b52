// How the page of `HTMLReport` looks, and the little that it does.

let htmlStyle = """
  :root { --text: #1d1d1f; --soft: #5f6368; --back: #fff; --card: #f6f7f9; --line: #d8dbe0; --mark: #ffe08a;
    --error: #b3261e; --warning: #8a5300; --info: #0b57a4; --link: #0b57a4 }
  @media (prefers-color-scheme: dark) {
    :root { --text: #e8eaed; --soft: #a6abb3; --back: #17181a; --card: #212327; --line: #3a3d42; --mark: #6b5300;
      --error: #ff9a92; --warning: #ffc46b; --info: #8ec7ff; --link: #8ec7ff }
  }
  * { box-sizing: border-box }
  html { scroll-padding-top: 8rem }
  :focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
  body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; background: var(--back); color: var(--text);
    font: 1rem/1.5 system-ui, sans-serif }
  h1 { margin: 0; font-size: 1.5rem }
  header p, .where, .related { margin: .25rem 0; color: var(--soft); overflow-wrap: anywhere }
  code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .875em }
  a { color: var(--link) }
  .filters { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: center;
    padding: .75rem 0; background: var(--back); border-bottom: 1px solid var(--line) }
  @media (max-width: 48rem) { html { scroll-padding-top: 1rem } .filters { position: static } }
  .keys { color: var(--soft); font-size: .875rem }
  kbd { padding: 0 .3rem; border: 1px solid var(--line); border-radius: .25rem; font: inherit }
  .filters label { display: flex; gap: .4rem; align-items: center }
  select, input, button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .4rem;
    padding: .25rem .5rem; max-width: 18rem }
  article { margin: 1rem 0; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .6rem }
  article:target { border-color: var(--link) }
  h2 { margin: 0; font-size: 1.05rem; font-weight: 600; overflow-wrap: anywhere }
  .badge { padding: .05rem .45rem; border: 1px solid currentColor; border-radius: 1rem; font-size: .8rem }
  .error { color: var(--error) } .warning { color: var(--warning) } .info { color: var(--info) }
  pre { margin: .5rem 0; padding: .5rem 0; overflow-x: auto; background: var(--back); border: 1px solid var(--line); border-radius: .4rem }
  .line { display: block; padding-right: 1rem; color: var(--soft) } .line.at { color: var(--text) }
  .number { display: inline-block; width: 4rem; padding-right: 1rem; text-align: right; color: var(--soft); user-select: none }
  mark { background: var(--mark); color: inherit; border-radius: .15rem }
  ul { margin: .5rem 0 0; padding-left: 1.25rem; color: var(--soft) }
  .none { margin: 2rem 0; color: var(--soft) }
  @media print { .filters { display: none } article { break-inside: avoid } }
  """

/// Filters; `/` goes to the search, which Escape empties and then leaves, `j` and `k` to the next and the previous finding.
let htmlScript = """
  const articles = [...document.querySelectorAll("article")];
  const field = (id) => document.getElementById(id);
  const names = ["rule", "severity", "folder"];
  function show() {
    const text = field("text").value.toLowerCase();
    let shown = 0;
    for (const article of articles) {
      const passes = names.every((name) => !field(name).value || article.dataset[name] === field(name).value)
        && (!text || article.textContent.toLowerCase().includes(text));
      article.hidden = !passes;
      if (passes) shown += 1;
    }
    field("shown").textContent = `${shown} of ${articles.length}`;
    field("none").hidden = shown > 0;
  }
  for (const name of [...names, "text"]) field(name).addEventListener("input", show);
  const form = document.querySelector("form");
  form.addEventListener("submit", (event) => event.preventDefault());
  // The fields are emptied after the event.
  form.addEventListener("reset", () => setTimeout(show));
  document.addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const active = document.activeElement;
    const isTyping = ["INPUT", "SELECT"].includes(active.tagName);
    if (event.key === "Escape" && isTyping) {
      // A browser would empty the search without a word to the filters.
      event.preventDefault();
      if (active.id !== "text" || !active.value) return active.blur();
      active.value = "";
      return show();
    }
    if (isTyping) return;
    if (event.key === "/") {
      event.preventDefault();
      return field("text").focus();
    }
    const step = event.key === "j" ? 1 : event.key === "k" ? -1 : 0;
    if (!step) return;
    const shown = articles.filter((article) => !article.hidden);
    const at = shown.indexOf(active.closest("article"));
    const next = shown[at < 0 ? (step > 0 ? 0 : shown.length - 1) : Math.min(Math.max(at + step, 0), shown.length - 1)];
    if (next) next.focus();
  });
  show();
  """
