import { createFileRoute } from '@tanstack/react-router'

import { dropRegistration } from '#src/features/auth/state.ts'
import { AuthFrame } from '#src/frame/AuthFrame.tsx'

export const Route = createFileRoute('/_auth')({
  // Part of the app's own file: visitors who are not signed in arrive here.
  codeSplitGroupings: [],
  component: AuthFrame,
  // The other forms load after the one that was opened, so that the next step requests no code,
  // also without a connection.
  onEnter: ({ context }) => {
    context.loadScreen('/otp').catch(() => {})
  },
  // The flow is completed or abandoned; the next person at these forms may be somebody else.
  onLeave: dropRegistration,
})
