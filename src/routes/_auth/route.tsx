import { createFileRoute } from '@tanstack/react-router'

import { whenIdle } from '#src/device/page.ts'
import { dropRegistration } from '#src/features/auth/state.ts'
import { AuthFrame } from '#src/frame/AuthFrame.tsx'

export const Route = createFileRoute('/_auth')({
  // Part of the main bundle, because visitors who are not signed in arrive here.
  codeSplitGroupings: [],
  component: AuthFrame,
  // Once the opened form is shown, the code that sends it and the other forms are loaded. The next
  // step then loads no code, which would fail without a connection.
  onEnter: async ({ context }) => {
    await whenIdle()
    await Promise.allSettled([import('#src/features/auth/api.ts'), context.loadScreen('/otp')])
  },
  // The flow is completed or abandoned, and the next visitor may be another person.
  onLeave: dropRegistration,
})
