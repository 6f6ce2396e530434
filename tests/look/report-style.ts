import { STYLE } from '#tests/contract/report/style.ts'

/** The style of the report: that of the contract report, wide enough for pictures side by side. */
export const REPORT_STYLE = `${STYLE}
body { max-width: none; }
section { margin-top: 1.5rem; padding-top: 0.5rem; border-top: 1px solid var(--line); }
.sides { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
figure { flex: 1 1 0; min-width: min(18rem, 85vw); max-width: 40rem; margin: 0; }
figcaption { font-weight: 600; }
img { display: block; max-width: 100%; border: 1px solid var(--line); }
label { display: flex; gap: 0.75rem; align-items: center; }
input { width: min(24rem, 60vw); accent-color: currentcolor; }
.slider { position: relative; width: fit-content; }
.slider img + img { position: absolute; inset: 0 auto auto 0; clip-path: inset(0 0 0 var(--at, 50%)); }
`
