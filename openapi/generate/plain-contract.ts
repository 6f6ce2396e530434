/**
 * The contract for the tools of others: without our own keys, which some refuse, and with the full
 * address of a server, which others need.
 *
 * @param text the bundled contract as JSON text
 * @param origin such as `http://localhost:8080`
 */
export function plainContract(text: string, origin: string): string {
  const contract: object = JSON.parse(text, (key, value: unknown) =>
    key.startsWith('x-') ? undefined : value,
  )
  return `${JSON.stringify({ ...contract, servers: [{ url: origin }] }, null, 2)}\n`
}
