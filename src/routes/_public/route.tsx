import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_public')({
  // The screen's skeleton is in the screen's file: shown before the file is there, it would wait for
  // itself, which React reports in development.
  beforeLoad: async ({ location, context }) => {
    await context.loadScreen(location.pathname)
  },
  // A pending frame would stay until all is there, in place of the screen's own loading text (product §2).
  pendingMs: Number.POSITIVE_INFINITY,
})
