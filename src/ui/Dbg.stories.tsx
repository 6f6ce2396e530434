import { exerciseImageOptions } from '#src/api/images.ts'
const meta = { title: 'X/Dbg', parameters: { screen: { url: '/', as: 'coach', scenario: 'edge' } } }
export default meta
export const A = { render: () => <p>a</p>, async play({ loaded }) {
  const s = await window.mock.exportState()
  for (const form of ['string','url','blob','missing','broken']) {
    const e = s.rows.exercises.find((x) => x.picture === form)
    try { const r = await loaded.app.queryClient.fetchQuery(exerciseImageOptions(e.id)); console.warn(form, r.kind, r.url ?? r.blob.type) } catch (x) { console.warn(form, String(x), x.reason, x.status, x.cause) }
  }
  console.warn(JSON.stringify((await window.mock.requests()).map(r=>[r.operation,r.status,r.url])))
} }
