import { atom } from 'jotai'

/** The session that the global modal shows (spec §2 «A global session modal»); null while it is closed. */
export const sessionModalAtom = atom<string | null>(null)
