import { createStore } from 'jotai/vanilla'

export type AppStore = ReturnType<typeof createStore>

let store: AppStore | null = null

/** The one jotai store of the running application. */
export function appStore(): AppStore {
  store ??= createStore()
  return store
}

/** Starts again with an empty store, as every story does; what the device keeps remains. */
export function renewAppStore(): AppStore {
  store = null
  return appStore()
}
