/** The requests of a visit as text, to show which wait for others. */
import type { Sent } from './shaped-server.ts'

const WIDTH = 50

/** A line for each request: when it was received, a bar up to the last byte, its size, its path. */
export function waterfall(requests: readonly Sent[]): string {
  const end = Math.max(...requests.map(({ done }) => done).filter(Number.isFinite), 1)
  const column = (ms: number): number => Math.round((Math.min(ms, end) / end) * WIDTH)
  return requests
    .toSorted((a, b) => a.asked - b.asked)
    .map(({ path, bytes, asked, done }) => {
      const bar = ' '.repeat(column(asked)) + '█'.repeat(Math.max(1, column(done) - column(asked)))
      const kilobytes = bytes === 0 ? '' : `${(bytes / 1024).toFixed(1)} KB`
      return `${String(Math.round(asked)).padStart(6)} ms ${bar.padEnd(WIDTH + 1)} ${kilobytes.padStart(9)}  ${path}`
    })
    .join('\n')
}
