/** The action of a step, as code; without `await`. */
import type { Action, FileFacts, Secret, StepsFile } from '#mocks/engine/steps/step.ts'

import { codeText, targetCode } from './spec-code.ts'
import { BadFile } from './steps-file.ts'
import { knownSecret } from './typed-secrets.ts'

/** A file that the test reads. */
export interface BesideFile {
  name: string
  /** In base64. */
  content: string
}

interface Tools {
  name: string
  state: StepsFile['state']
  /** Files to write beside the test. */
  files: BesideFile[]
}

function typedCode(value: string | Secret, state: StepsFile['state']): string {
  if (typeof value === 'string') return codeText(value)
  const known = knownSecret(value, state)
  if (known !== null || !('newest' in value)) return codeText(known ?? '')
  if (value.newest > 0)
    throw new BadFile('A code that is not the newest was typed: a test cannot know it')
  const { digit } = value
  return digit === undefined
    ? 'await newestCode(page)'
    : `(await newestCode(page)).slice(${digit}, ${digit + 1})`
}

function fileCode({ name, type, size, content }: FileFacts, tools: Tools): string {
  let buffer = `Buffer.alloc(${size})`
  if (content !== undefined) {
    // Two different files may have the same name.
    const own = `${tools.name}.${tools.files.length + 1}.${name}`
    tools.files.push({ name: own, content })
    buffer = `readFileSync(new URL(${codeText(`./${encodeURIComponent(own)}`)}, import.meta.url))`
  }
  return `{ name: ${codeText(name)}, mimeType: ${codeText(type)}, buffer: ${buffer} }`
}

const mockCode = ({ call, with: args }: Extract<Action, { kind: 'mock' }>): string =>
  `page.evaluate(() => window.mock?.${call}(${args
    .map((one) => (typeof one === 'string' ? codeText(one) : JSON.stringify(one)))
    .join(', ')}))`

export function actionCode(action: Action, tools: Tools): string {
  switch (action.kind) {
    case 'open':
      if (/\{id\d+\}/.test(action.address))
        throw new BadFile(`${action.address} has a newly created id: a test cannot open it`)
      return `page.goto(${codeText(action.address)})`
    case 'reload':
      return 'page.reload()'
    case 'back':
      return 'page.goBack()'
    case 'forward':
      return 'page.goForward()'
    case 'press':
      return `${targetCode(action.target)}.${action.twice ? 'dblclick' : 'click'}()`
    case 'point':
      return `page.mouse.click(${action.x}, ${action.y})`
    case 'type':
      return `${targetCode(action.target)}.fill(${typedCode(action.value, tools.state)})`
    case 'paste':
      return `paste(${targetCode(action.target)}, ${typedCode(action.value, tools.state)})`
    case 'key':
      return keyCode(action)
    case 'choose': {
      const options = action.options.map((label) => `{ label: ${codeText(label)} }`)
      return `${targetCode(action.target)}.selectOption([${options.join(', ')}])`
    }
    case 'file': {
      const given = action.files.map((file) => fileCode(file, tools))
      return `${targetCode(action.target)}.setInputFiles([${given.join(', ')}])`
    }
    case 'drag':
      return `dragBy(page, ${targetCode(action.target)}, { x: ${action.by.x}, y: ${action.by.y} })`
    case 'mock':
      return mockCode(action)
    default:
      return ''
  }
}

/** The first press may move the focus; further presses go to the focused element. */
function keyCode({ key, times, target }: Extract<Action, { kind: 'key' }>): string {
  const first = target
    ? `${targetCode(target)}.press(${codeText(key)})`
    : `page.keyboard.press(${codeText(key)})`
  if (times === 1) return first
  return `pressAgain(page, ${codeText(key)}, ${times - 1}, () => ${first})`
}
