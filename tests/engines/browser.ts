/** What is asked of a browser: the commands of W3C WebDriver that the journeys need. */

/** A command's name in Firefox's own protocol, and its path over HTTP. */
export const COMMANDS = {
  navigate: { marionette: 'WebDriver:Navigate', path: '/url' },
  execute: { marionette: 'WebDriver:ExecuteAsyncScript', path: '/execute/async' },
  click: { marionette: 'WebDriver:ElementClick', path: '/element/{id}/click' },
  type: { marionette: 'WebDriver:ElementSendKeys', path: '/element/{id}/value' },
  act: { marionette: 'WebDriver:PerformActions', path: '/actions' },
  resize: { marionette: 'WebDriver:SetWindowRect', path: '/window/rect' },
} as const

export interface Browser {
  /** Returns the command's value. Throws the driver's error, by its WebDriver name. */
  send: <T>(command: keyof typeof COMMANDS, parameters: Record<string, unknown>) => Promise<T>
  /** Ends the browser and all that was started with it. */
  quit: () => Promise<void>
}

/** An element as WebDriver names it. */
export interface Reference {
  [ELEMENT]: string
}

/** The key of every element's id, fixed by the W3C. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** An error of WebDriver: `kind` is one of the names that the W3C fixes, such as `stale element reference`. */
export class DriverError extends Error {
  readonly kind: string

  constructor({ error, message }: { error: string; message: string }) {
    super(`${error}: ${message}`)
    this.kind = error
  }
}
