import { createFileRoute, Outlet } from '@tanstack/react-router'

import { PublicFrame } from '#src/frame/PublicFrame.tsx'

export const Route = createFileRoute('/_public')({
  // The screen's skeleton is in the same chunk as the screen. As a pending component it would wait
  // for that chunk, which React reports in development.
  beforeLoad: async ({ location, context }) => {
    await context.loadScreen(location.pathname)
  },
  // A pending frame would be shown until everything has loaded, instead of the screen's own loading
  // text (product §2).
  pendingMs: Number.POSITIVE_INFINITY,
  component: () => (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  ),
})
