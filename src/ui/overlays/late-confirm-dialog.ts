import { lazyDialog } from '#src/ui/lazy-part.tsx'

/** `ConfirmDialog`, whose code loads when it is first opened. */
export const LateConfirmDialog = lazyDialog(() =>
  import('./Dialog.tsx').then((module) => module.ConfirmDialog),
)
