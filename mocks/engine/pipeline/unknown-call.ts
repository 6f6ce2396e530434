/** Answers a call that is not in the contract, and says what is wrong with it. */
import { match } from '../contract.ts'
import type { Outcome } from './log-call.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const methodsOf = (pathname: string): string[] =>
  METHODS.filter((method) => match(method, pathname) !== null)

function messageOf(pathname: string, methods: string[]): string {
  if (methods.length > 0) return `${pathname} has only ${methods.join(', ')}`
  if (pathname.includes('//')) return 'Two slashes: the server’s address ends with one'
  const plain = pathname.toLowerCase().replace(/\/$/, '')
  const meant = [plain, `${plain}/`].find((path) => methodsOf(path).length > 0)
  return meant === undefined ? 'No such operation' : `The path is ${meant}`
}

export function unknownCall(pathname: string): Outcome {
  const methods = methodsOf(pathname)
  const isPath = methods.length > 0
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method))
  const body = { code: 'not_found', message: messageOf(pathname, methods) }
  const response = new Response(JSON.stringify(body), {
    status: isPath ? 405 : 404,
    headers: { 'content-type': 'application/json', ...(isPath && { allow: allowed.join(', ') }) },
  })
  return { response, body, violation: 'not in the contract' }
}
