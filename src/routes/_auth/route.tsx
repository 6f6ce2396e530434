import { createFileRoute } from '@tanstack/react-router'

import { dropRegistration } from '#src/features/auth/state.ts'
import { AuthFrame } from '#src/frame/AuthFrame.tsx'

export const Route = createFileRoute('/_auth')({
  // In the app's own file: a visitor who is not signed in arrives here.
  codeSplitGroupings: [],
  component: AuthFrame,
  // The other forms are loaded after the one that was opened: going on requests nothing, also without a connection.
  onEnter: ({ context }) => {
    context.loadScreen('/otp').catch(() => {})
  },
  // Done or given up: who comes to the forms next may be somebody else.
  onLeave: dropRegistration,
})
