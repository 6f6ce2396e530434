/** What a tester has done, step by step, and what came of it: on the page, in the file, in the player. */
import type { ExportedState } from '../page.ts'

/** The roles that controls and what they stand in are named by; what has none of them is named otherwise. */
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

/** What a control stands in, where its own name is not enough: by its name, or by a text in it. */
export interface Within {
  role: Role
  name?: string
  text?: string
}

/** A control as a person names it. */
export interface Target {
  /** `label`: a field that has no role; `text`: no control; `file`: a field for files. */
  by: Role | 'label' | 'text' | 'file'
  name: string
  within?: Within
  /** Which of several that are named so, from 0; left out for the only one. */
  nth?: number
}

/** What stands for a secret that was typed. */
export type Secret =
  /** A password of the state at the start: of the row of that table. */
  | { secret: 'password'; of: string }
  /** A code of the SMS inbox: the newest one is 0. `digit` where the field takes one of its digits. */
  | { secret: 'code'; newest: number; digit?: number }
  /** Any other: one that looks like it will do, the same one for the same number. */
  | { secret: 'password' | 'code'; like: string; number: number }

export interface FileFacts {
  name: string
  type: string
  size: number
  /** In base64; left out of a large one, which is played as so many zeros. */
  content?: string
}

/** A secret as it was typed: it stays on the page. */
export interface Hidden {
  hides: 'password' | 'code'
  raw: string
}

export type Action<Typed = string | Secret> =
  | { kind: 'open'; address: string }
  | { kind: 'reload' | 'back' | 'forward' }
  /** `twice`: a double click. */
  | { kind: 'press'; target: Target; twice?: true }
  /** A press beside all controls, as closes what is open. */
  | { kind: 'point'; x: number; y: number }
  | { kind: 'type'; target: Target; value: Typed }
  | { kind: 'paste'; target: Target; value: Typed }
  | { kind: 'key'; key: string; times: number; target: Target | null }
  | { kind: 'choose'; target: Target; options: string[] }
  | { kind: 'file'; target: Target; files: FileFacts[] }
  | { kind: 'drag'; target: Target; by: { x: number; y: number } }
  /** A handle of the mock: its clock, a fault. */
  | { kind: 'mock'; call: NotedCall; with: unknown[] }
  /** What the tester says is on the screen then, or is not. */
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
  /** `METHOD path` of the contract, or the address where it has no such. */
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
  /** Milliseconds of the mock's clock when it was done. */
  at: number
  /** Path and query after it. */
  address: string
  /** The calls that it caused, as they were answered. */
  calls: CallFacts[]
  /** What came by itself before the next step, by a timer: it may come again, or not. */
  later: CallFacts[]
  texts: TextFacts[]
}

/** What is noted on the page. */
export type RawAction = Action<string | Hidden>
export type RawStep = Step<string | Hidden>

export interface Recording {
  isOn: boolean
  steps: RawStep[]
}

/** A session of a tester, as it is handed on. */
export interface StepsFile {
  format: 'steps-1'
  /** The page's size, and whether it is touched. */
  screen: { width: number; height: number; touch: boolean }
  zone: string
  state: ExportedState
  steps: Step[]
}
