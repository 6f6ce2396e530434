/**
 * Firefox's own protocol, which its geckodriver translates to HTTP: the commands of WebDriver as
 * `length:[0, id, name, parameters]`, answered by `length:[1, id, error, result]`.
 */
import { once } from 'node:events'
import { connect } from 'node:net'

import { DriverError } from './browser.ts'

/** The first message is a greeting instead, which has no members like these. */
type Answer = [
  type: 1,
  id: number,
  error: { error: string; message: string } | null,
  result: unknown,
]
type Send = (name: string, parameters: Record<string, unknown>) => Promise<unknown>

const COLON = ':'.charCodeAt(0)

/** Connects to a Firefox that listens on the port. The returned function sends a command. */
export async function connectMarionette(port: number): Promise<Send> {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (answer: Answer) => void>()
  let received = Buffer.alloc(0)
  socket.on('data', (data) => {
    received = Buffer.concat([received, data])
    for (;;) {
      const start = received.indexOf(COLON) + 1
      const end = start + Number(received.subarray(0, start - 1))
      if (start === 0 || received.length < end) return
      const answer: Answer = JSON.parse(received.subarray(start, end).toString())
      received = received.subarray(end)
      waiting.get(answer[1])?.(answer)
    }
  })
  await once(socket, 'connect')
  socket.on('close', () => {
    const gone = { error: 'disconnected', message: 'Firefox has ended' }
    for (const [id, answer] of waiting) answer([1, id, gone, null])
  })
  let sent = 0
  return (name, parameters) =>
    new Promise((resolve, reject) => {
      sent += 1
      waiting.set(sent, ([, id, error, result]) => {
        waiting.delete(id)
        if (error) reject(new DriverError(error))
        else resolve(result)
      })
      const text = JSON.stringify([0, sent, name, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}
