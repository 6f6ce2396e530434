/**
 * React's development build stores the call stack of each element and measures each render for the
 * performance panel, if the browser supports it. Storybook records each call of a play function for
 * its panel, unless the page's address has a parameter. No test uses any of it. Loaded before both.
 */
const address = new URL(location.href)
address.searchParams.set('instrument', 'false')
history.replaceState(history.state, '', address)

Reflect.deleteProperty(console, 'createTask')
Reflect.deleteProperty(console, 'timeStamp')

/** After this many stacks within a second React stores no more: elements are created faster then. */
const ENOUGH_STACKS = 10_000

const { default: React } = await import('react')
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals !== 'object' || internals === null)
  throw new Error('React keeps the number of its stacks in another place')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => ENOUGH_STACKS,
  set() {
    // React sets it back every second.
  },
})
