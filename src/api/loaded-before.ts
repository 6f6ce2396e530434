/**
 * For a query that a screen's loader has started: after a failure it is only repeated on a press.
 */
export const loadedBefore = { retryOnMount: false }
