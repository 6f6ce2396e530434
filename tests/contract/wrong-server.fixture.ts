/** A proxy that answers some calls wrongly and remembers the secrets that pass through it. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** By `METHOD path` how an answer is changed. */
export type WrongAnswers = Record<string, (body: string) => Response>

const SECRET = /"(?:password|phone|otp_code|access_token|refresh_token)":"([^"]+)"/g

export interface WrongServer {
  server: Server
  secrets: Set<string>
}

export function wrongServer(target: string, wrongAnswers: WrongAnswers): WrongServer {
  const secrets = new Set<string>()
  const noteSecrets = (text: string): void => {
    for (const [, secret = ''] of text.matchAll(SECRET)) secrets.add(secret)
  }
  const answered = async (incoming: IncomingMessage): Promise<Response> => {
    const { method = 'GET', url = '/', headers } = incoming
    const sent = await buffer(incoming)
    noteSecrets(sent.toString())
    const { 'content-type': type = '', authorization = '' } = headers
    const answer = await fetch(target + url, {
      method,
      headers: { ...(type && { 'content-type': type }), ...(authorization && { authorization }) },
      ...(sent.length > 0 && { body: sent }),
    })
    noteSecrets(await answer.clone().text())
    const path = url.split('?')[0]?.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/, '{id}')
    const wrong = answer.ok ? wrongAnswers[`${method} ${path}`] : undefined
    return wrong ? wrong(await answer.text()) : answer
  }
  const server = createServer(async (incoming, outgoing) => {
    const answer = await answered(incoming)
    for (const name of ['content-type', 'retry-after']) {
      const value = answer.headers.get(name)
      if (value !== null) outgoing.setHeader(name, value)
    }
    outgoing.writeHead(answer.status).end(await answer.bytes())
  })
  return { server, secrets }
}
