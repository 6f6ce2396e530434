/**
 * Who may use the mock's control over HTTP: pages from the mock's own server, and scripts. The
 * control can read every password and delete all data, so pages of other origins are refused.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

interface ControlRefusal {
  status: 403 | 405 | 415
  /** In English, for the developer who wrote the call. */
  error: string
}

/**
 * A local name or an address: any other name may be pointed at this machine by its owner (DNS
 * rebinding).
 */
function isOwnHost(host: string): boolean {
  const hostname = URL.parse(`http://${host}`)?.hostname.replace(/^\[(.*)\]$/, '$1')
  if (hostname === undefined) return false
  return hostname === 'localhost' || hostname.endsWith('.localhost') || isIP(hostname) !== 0
}

/**
 * Why a call of the control is refused, or null. A script sends neither Origin nor Sec-Fetch-Site.
 */
export function controlRefusal(
  method: string,
  headers: IncomingHttpHeaders,
): ControlRefusal | null {
  const { host = '', origin } = headers
  const site = headers['sec-fetch-site']
  if (!isOwnHost(host))
    return {
      status: 403,
      error: `Only localhost or an IP address may control the mock, not ${host}`,
    }
  if (origin !== undefined && URL.parse(origin)?.host !== host)
    return { status: 403, error: `A page of ${origin} may not control the mock` }
  if (site !== undefined && site !== 'same-origin')
    return { status: 403, error: 'A page of another origin may not control the mock' }
  if (method !== 'POST') return { status: 405, error: 'The control accepts only POST' }
  if (headers['content-type']?.split(';')[0]?.trim() !== 'application/json')
    return { status: 415, error: 'The arguments must be application/json' }
  return null
}
