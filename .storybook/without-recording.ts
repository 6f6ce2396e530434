/**
 * Storybook records each call of a play function for its panel, unless the page's address has this
 * parameter. No test uses the record. Loaded before Storybook.
 */
const address = new URL(location.href)
address.searchParams.set('instrument', 'false')
history.replaceState(history.state, '', address)
