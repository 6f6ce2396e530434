import { atom } from 'jotai'

/** The session in the global modal (product §2 «Session modal»); null while it is closed. */
export const sessionModalAtom = atom<string | null>(null)
