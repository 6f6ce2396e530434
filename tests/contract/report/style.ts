/** The style of a report: on a phone and on paper, light and dark. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#17201c, #e8eeea);
  --muted: light-dark(#51605a, #a6b3ad);
  --ground: light-dark(#ffffff, #141a17);
  --block: light-dark(#f2f5f3, #1f2723);
  --line: light-dark(#cfd8d3, #38443e);
  --held: light-dark(#0b6b3a, #6fd89d);
  --broken: light-dark(#b3161f, #ff9a96);
  --focus: light-dark(#1d4ed8, #93b4ff);
}
* { box-sizing: border-box; }
body {
  max-width: 64rem;
  margin: 0 auto;
  padding: 1rem;
  background: var(--ground);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
h1 { margin: 0 0 0.25rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.25rem; }
h3 { margin: 1.25rem 0 0.25rem; font-size: 1rem; }
p { margin: 0.25rem 0; }
ul { margin: 0.25rem 0; padding-inline-start: 1.25rem; }
a { color: inherit; }
.muted { color: var(--muted); }
.score { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 1rem 0; padding: 0; list-style: none; }
.score li { flex: 1 1 9rem; padding: 0.625rem 0.75rem; border-radius: 0.5rem; background: var(--block); }
.score strong { display: block; font-size: 1.375rem; font-variant-numeric: tabular-nums; }
details { border-top: 1px solid var(--line); }
summary { padding: 0.625rem 0; cursor: pointer; }
summary code { font-weight: 600; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
code, pre { font: 0.875rem/1.45 ui-monospace, monospace; }
pre {
  max-height: 24rem;
  margin: 0.25rem 0 0.75rem;
  padding: 0.625rem;
  border-radius: 0.375rem;
  background: var(--block);
  white-space: pre-wrap;
  overflow: auto;
}
.verdict { font-weight: 600; white-space: nowrap; }
.held { color: var(--held); }
.broken { color: var(--broken); }
.unmet, .unreachable, .skipped { color: var(--muted); }
@media print { details { break-inside: avoid; } }
`
