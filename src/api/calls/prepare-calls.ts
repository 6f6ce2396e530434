/** The code that sends calls. No screen needs it before its first paint, so it is a separate file. */
export const sender = () => import('./client.ts')

/** Loads the code that sends calls, ahead of the first one. If it does not load, each call tries again. */
export async function prepareCalls(): Promise<void> {
  await sender().catch(() => {})
}
