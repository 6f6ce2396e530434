/** A call of the log as a command for a terminal, for use in a report. */
import type { LogEntry } from '../log.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The fields of a form: files are only named, because the log does not have them. */
const formFields = (body: object): string[] =>
  Object.entries(body).map(([name, value]) => {
    const text = String(value)
    return `-F ${quoted(`${name}=${/^\[.+ bytes\]$/.test(text) ? '@FILE' : text}`)}`
  })

/** The `curl` command for it; secrets stay masked, as in the log. */
export function curlOf(entry: LogEntry, origin: string): string {
  const { method, url, headers, request } = entry
  const { 'content-type': type = '', ...others } = headers
  const isForm = type.startsWith('multipart/form-data')
  const sent = Object.entries(isForm || type === '' ? others : { ...others, 'content-type': type })
  const parts = [
    `curl -X ${method} ${quoted(origin + url)}`,
    ...sent.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
  ]
  if (isForm && typeof request === 'object' && request !== null) parts.push(...formFields(request))
  else if (request !== undefined) parts.push(`--data-raw ${quoted(JSON.stringify(request))}`)
  return parts.join(' \\\n  ')
}

/** The command for the call with that id. @throws if the log does not have it */
export function curlIn(log: readonly LogEntry[], id: number, origin: string): string {
  const entry = log.find((one) => one.id === id)
  if (!entry) throw new Error(`No such call: ${id}`)
  return curlOf(entry, origin)
}
