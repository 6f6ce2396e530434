/** The types of a tester's steps and their effects, for recording, files and replays. */
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

/** A surrounding element, by its name or a text in it, if a control's name is not unique. */
export interface Within {
  role: Role
  name?: string
  text?: string
}

/** A control as a person names it. */
export interface Target {
  /** `label`: a field without a role; `text`: not a control; `file`: a file input. */
  by: Role | 'label' | 'text' | 'file'
  name: string
  within?: Within
  /** The index among several with the same name; undefined if the name is unique. */
  nth?: number
}

/** The placeholder of a typed secret. */
export type Secret =
  /** A password in the initial state, by its table and row. */
  | { secret: 'password'; of: string }
  /** A code in the SMS inbox; the newest one is 0. `digit` is set if the field has one digit. */
  | { secret: 'code'; newest: number; digit?: number }
  /** Any other secret, replaced by one of the same pattern; equal numbers give equal secrets. */
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
  /** A press outside of all controls, such as one that closes a menu. */
  | { kind: 'point'; x: number; y: number }
  | { kind: 'type'; target: Target; value: Typed }
  | { kind: 'paste'; target: Target; value: Typed }
  | { kind: 'key'; key: string; times: number; target: Target | null }
  | { kind: 'choose'; target: Target; options: string[] }
  | { kind: 'file'; target: Target; files: FileFacts[] }
  | { kind: 'drag'; target: Target; by: { x: number; y: number } }
  /** A call of `window.mock`: its clock, a fault. */
  | { kind: 'mock'; call: NotedCall; with: unknown[] }
  /** A text that the tester reports to be on the screen, or to be missing. */
  | { kind: 'see'; text: string; isThere: boolean }

/** The functions of `window.mock` that change something. */
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

/** An action as it is recorded on the page, with unmasked secrets. */
export type RawAction = Action<string | Hidden>
export type RawStep = Step<string | Hidden>

export interface Recording {
  /** Whether it is in progress. */
  isOn: boolean
  /** Whether it has ended because the mock could not be reached. */
  isCut: boolean
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
