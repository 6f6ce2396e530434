/** Every text of `src/errors`; a text that ends with the name of what failed has no name here. */
import { type Message, type Naming, type Texts, catalogue } from '#src/errors/catalogue.ts'
import * as messages from '#src/errors/messages.ts'

function textsIn(entry: Message | Naming | Texts): string[] {
  if (typeof entry === 'string') return [entry]
  if (typeof entry === 'function') return [entry('')]
  if ('text' in entry) return [entry.text]
  const others = Object.values(entry.byStatus).filter((message) => message !== undefined)
  return [entry.own, ...others].flatMap(textsIn)
}

export const writtenTexts: ReadonlySet<string> = new Set(
  [...Object.values(catalogue), ...Object.values(messages)].flatMap(textsIn),
)
