import { createFileRoute } from '@tanstack/react-router'

import { prepareCalls } from '#src/api/calls/prepare-calls.ts'
import { whenIdle } from '#src/device/idle.ts'
import { dropRegistration } from '#src/features/auth/state.ts'
import { AuthFrame } from '#src/frame/AuthFrame.tsx'

export const Route = createFileRoute('/_auth')({
  // Part of the app's own file: visitors who are not signed in arrive here.
  codeSplitGroupings: [],
  component: AuthFrame,
  // What sends the form and the other forms load after the one that was opened is shown, so that the
  // next step requests no code, also without a connection.
  onEnter: async ({ context }) => {
    await whenIdle()
    await Promise.allSettled([prepareCalls(), context.loadScreen('/otp')])
  },
  // The flow is completed or abandoned; the next person at these forms may be somebody else.
  onLeave: dropRegistration,
})
