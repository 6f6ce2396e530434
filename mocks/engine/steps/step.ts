/** The steps of a tester and their effects: on the page, in the file, in the player. */
import type { ExportedState } from './window-mock.ts'

/**
 * The roles by which controls and their surroundings are named; elements without them are named in
 * other ways.
 */
export const ROLES = [
  'alertdialog',
  'article',
  'button',
  'cell',
  'checkbox',
  'columnheader',
  'combobox',
  'dialog',
  'form',
  'grid',
  'gridcell',
  'group',
  'heading',
  'img',
  'link',
  'list',
  'listbox',
  'listitem',
  'menu',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'navigation',
  'option',
  'radio',
  'radiogroup',
  'region',
  'row',
  'rowheader',
  'search',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'table',
  'tabpanel',
  'textbox',
  'treeitem',
] as const
export type Role = (typeof ROLES)[number]

/** What is around a control, if its own name is not enough: by its name, or by a text in it. */
export interface Within {
  role: Role
  name?: string
  text?: string
}

/** A control as a person names it. */
export interface Target {
  /** `label`: a field without a role; `text`: no control; `file`: a file input. */
  by: Role | 'label' | 'text' | 'file'
  name: string
  within?: Within
  /** Its index among several with the same name; undefined for the only one. */
  nth?: number
}

/** The placeholder of a typed secret. */
export type Secret =
  /** A password of the state at the start: the row in that table. */
  | { secret: 'password'; of: string }
  /** A code of the SMS inbox: the newest one is 0. `digit` if the field has one of its digits. */
  | { secret: 'code'; newest: number; digit?: number }
  /** Any other: replaced by one of the same pattern, equal for equal numbers. */
  | { secret: 'password' | 'code'; like: string; number: number }

export interface FileFacts {
  name: string
  type: string
  size: number
  /** In base64; undefined for a large file, which is replayed as zeros of the same size. */
  content?: string
}

/** A secret as it was typed; it does not leave the page. */
export interface Hidden {
  hides: 'password' | 'code'
  raw: string
}

export type Action<Typed = string | Secret> =
  | { kind: 'open'; address: string }
  | { kind: 'reload' | 'back' | 'forward' }
  /** `twice`: a double click. */
  | { kind: 'press'; target: Target; twice?: true }
  /** A press outside of all controls, which closes what is open. */
  | { kind: 'point'; x: number; y: number }
  | { kind: 'type'; target: Target; value: Typed }
  | { kind: 'paste'; target: Target; value: Typed }
  | { kind: 'key'; key: string; times: number; target: Target | null }
  | { kind: 'choose'; target: Target; options: string[] }
  | { kind: 'file'; target: Target; files: FileFacts[] }
  | { kind: 'drag'; target: Target; by: { x: number; y: number } }
  /** A handle of the mock: its clock, a fault. */
  | { kind: 'mock'; call: NotedCall; with: unknown[] }
  /** A text that the tester reports to be on the screen, or to be missing. */
  | { kind: 'see'; text: string; isThere: boolean }

/** The handles of the mock that change something. */
export const NOTED_CALLS = [
  'scenario',
  'as',
  'reset',
  'now',
  'advance',
  'freeze',
  'realTime',
  'latency',
  'otp',
  'answers',
  'server',
  'fault',
  'removeFault',
  'clearFaults',
  'changeRow',
  'deleteRow',
  'undo',
] as const
export type NotedCall = (typeof NOTED_CALLS)[number]

export interface CallFacts {
  /** `METHOD path` of the contract, or the address if there is none. */
  operation: string
  /** 0 for a broken connection. */
  status: number
}

export interface TextFacts {
  role: 'alert' | 'status' | 'heading'
  text: string
}

export interface Step<Typed = string | Secret> {
  action: Action<Typed>
  /** When it was made, in milliseconds of the mock's clock. */
  at: number
  /** Path and query after it. */
  address: string
  /** The calls that it caused, with their answers. */
  calls: CallFacts[]
  /** Calls that a timer caused before the next step: a replay may or may not make them. */
  later: CallFacts[]
  texts: TextFacts[]
}

/** What is recorded on the page. */
export type RawAction = Action<string | Hidden>
export type RawStep = Step<string | Hidden>

export interface Recording {
  isOn: boolean
  steps: RawStep[]
}

/** A tester's session as it is shared. */
export interface StepsFile {
  format: 'steps-1'
  /** The page's size, and whether it has a touch screen. */
  screen: { width: number; height: number; touch: boolean }
  zone: string
  state: ExportedState
  steps: Step[]
}
