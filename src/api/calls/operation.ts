/**
 * An operation of the contract is named `METHOD path` everywhere: in the client's errors, the error
 * catalogue, the mock's handlers, faults and log. These types read the generated contract by that name.
 */
import type { paths } from '../contract.gen.ts'

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete'

type OperationOfPath<Path extends keyof paths> = {
  [M in Method]: paths[Path][M] extends { responses: unknown }
    ? `${Uppercase<M>} ${Path & string}`
    : never
}[Method]

/** All operations: `'GET /v1/users/me' | 'POST /v1/auth/login' | …`. */
export type Operation = { [Path in keyof paths]: OperationOfPath<Path> }[keyof paths]

/** The contract's entry for an operation: parameters, requestBody, responses. */
export type Entry<Op extends Operation> = Op extends `${infer M} ${infer Path}`
  ? Path extends keyof paths
    ? Lowercase<M> extends keyof paths[Path]
      ? paths[Path][Lowercase<M>]
      : never
    : never
  : never

/** Status → answer, as the contract documents them. */
export type Responses<Op extends Operation> = Entry<Op> extends { responses: infer R } ? R : never

/** The statuses of a success that the contract has. */
export type SuccessStatus = 200 | 201 | 204

/** The documented failures of an operation. */
export type ErrorStatus<Op extends Operation> = Exclude<keyof Responses<Op>, SuccessStatus> & number

type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Body } }
  ? Body
  : undefined

/** The JSON body of an operation's success; `undefined` if it answers without one (204). */
export type Success<Op extends Operation> = JsonOf<
  Responses<Op>[keyof Responses<Op> & SuccessStatus]
>
