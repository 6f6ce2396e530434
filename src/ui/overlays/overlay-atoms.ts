import { atom } from 'jotai'

/** Whether the list of the coach's requests is open over the screen. */
export const requestListAtom = atom(false)

/** The session in the global modal (product §2 «Session modal»); null while it is closed. */
export const sessionModalAtom = atom<string | null>(null)
