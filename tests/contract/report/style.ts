/** The style of a report: on a phone and on paper, light and dark. */
export const STYLE = `
:root { color-scheme: light dark; --block: light-dark(#f2f5f3, #1f2723); --muted: light-dark(#51605a, #a6b3ad); }
body { max-width: 64rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; }
p, ul { margin: 0.25rem 0; }
ul { padding-inline-start: 1.25rem; }
.score { display: flex; flex-wrap: wrap; gap: 0.5rem; padding: 0; list-style: none; }
.score li { flex: 1 1 9rem; padding: 0.625rem; background: var(--block); }
.score strong { display: block; font-size: 1.375rem; }
summary { padding: 0.625rem 0; cursor: pointer; }
code, pre { font: 0.875rem/1.45 ui-monospace, monospace; }
pre { max-height: 24rem; padding: 0.625rem; background: var(--block); white-space: pre-wrap; overflow: auto; }
.verdict { font-weight: 600; white-space: nowrap; }
.held { color: light-dark(#0b6b3a, #6fd89d); }
.broken { color: light-dark(#b3161f, #ff9a96); }
.muted, .unmet, .unreachable, .skipped { color: var(--muted); }
@media print { details { break-inside: avoid; } }
`
