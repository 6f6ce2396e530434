import { atom } from 'jotai'

/** The session that the global modal shows (product §2 «Session modal»); null while it is closed. */
export const sessionModalAtom = atom<string | null>(null)
