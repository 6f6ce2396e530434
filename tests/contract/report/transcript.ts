import { masked, maskedUrl } from '#mocks/engine/log.ts'

import { answerText, type MadeCall, type ReportedCall, requestText } from '../reported-call.ts'
import { hide, Secrets } from './hide-secrets.ts'

/** Every call of the suite, in its order. */
export class Transcript {
  readonly #calls: (MadeCall & { during: string })[] = []
  readonly #secrets = new Secrets()

  add(call: MadeCall, during: string): void {
    this.#secrets.record(call)
    this.#calls.push({ ...call, during })
  }

  secrets(): string[] {
    return this.#secrets.values()
  }

  /** Without secrets, including those that were not known yet when a call was made. */
  calls(): ReportedCall[] {
    const secrets = this.secrets()
    return this.#calls.map((call) => {
      const { operation, url, body, answer, problem, during } = call
      const sent = body instanceof FormData ? Object.fromEntries(body) : body
      const request = requestText(call, maskedUrl(new URL(url)), masked(sent))
      return {
        operation,
        status: answer?.status ?? null,
        problem: problem && hide(problem, secrets),
        during,
        request: hide(request, secrets),
        answer: hide(answerText(call, masked(answer?.body)), secrets),
      }
    })
  }
}
