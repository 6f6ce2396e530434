/** Loads the code that sends calls: a separate file, because no first paint needs it. */
export const sender = () => import('./client.ts')

/** Loads that code before the first call. Does not throw: if it fails, each call loads it again. */
export async function prepareCalls(): Promise<void> {
  await sender().catch(() => {})
}
