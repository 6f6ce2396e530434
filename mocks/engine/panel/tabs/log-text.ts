/** Texts of the log's entries in the panel. */
import type { LogEntry } from '../../log.ts'

/** A readable form of an address. */
export function readable(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

/** The path as in the contract, because with ids the rest would not fit into a row. */
export const shortPath = ({ operation, url }: LogEntry): string =>
  operation?.split(' ')[1] ?? readable(url)

/** The longest body that the panel shows: a longer one would freeze the page. */
const LENGTH = 20_000

/** A body, indented. */
export function bodyText(body: unknown): string {
  const text = JSON.stringify(body, null, 2)
  return text.length > LENGTH
    ? `${text.slice(0, LENGTH)}\n… ще ${text.length - LENGTH} знаків`
    : text
}

export type StatusKind = 'ok' | 'refused' | 'failed'

export function statusKind({ status, violation }: LogEntry): StatusKind {
  if (violation !== null || status === 0 || status >= 500) return 'failed'
  return status >= 400 ? 'refused' : 'ok'
}

/** The status, or what happened instead of one. */
export function statusText({ status, fault }: LogEntry): string {
  if (status !== 0) return String(status)
  return fault === 'timeout' ? 'мовчить' : 'обрив'
}

/**
 * Whether an entry matches a search: each word must be in its method, address, status, fault or
 * answering server.
 */
export function matches(entry: LogEntry, search: string): boolean {
  const { method, url, operation, fault, from } = entry
  const who = from === 'server' ? 'сервер' : 'мок'
  const text = [method, readable(url), operation, statusText(entry), fault, who]
    .join(' ')
    .toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
