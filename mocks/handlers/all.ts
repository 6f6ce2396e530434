/**
 * The handlers of all operations. A tag's file loads with its first call; a build has those of the
 * first screens in the same file as the mock (vite.config.ts).
 */
import type { Handlers, Tag } from './handler.ts'

const loadTag: { [T in Tag]: () => Promise<Handlers<T>> } = {
  auth: async () => (await import('./auth.ts')).auth,
  users: async () => (await import('./users.ts')).users,
  coaches: async () => (await import('./coaches.ts')).coaches,
  calendar: async () => (await import('./calendar.ts')).calendar,
  clients: async () => (await import('./clients.ts')).clients,
  programs: async () => (await import('./programs.ts')).programs,
}

const isTag = (tag: string): tag is Tag => Object.hasOwn(loadTag, tag)

/** The handlers of a tag's operations; `{}` for an unknown tag. */
export const loadHandlers = async (tag: string) => (isTag(tag) ? loadTag[tag]() : {})
