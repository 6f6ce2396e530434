import { KEPT_ANSWERS } from './kept-answers-name.ts'

/**
 * Deletes what an earlier page could not delete, because it was closed too early. Called on a page
 * that nobody is signed in on; on another page the first read does that.
 */
export async function forgetLeftAnswers(): Promise<void> {
  const stores = await indexedDB.databases()
  // The device of a visitor keeps nothing, and loads no more code for it.
  if (!stores.some(({ name }) => name === KEPT_ANSWERS)) return
  const { forget } = await import('./offline-reads.ts')
  await forget()
}
