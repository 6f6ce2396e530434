import { atom } from 'jotai'

/** Whether the list of the coach's requests is open over the screen. */
export const requestListAtom = atom(false)
