/** The path that all calls of the API begin with. */
export const PREFIX = '/v1/'
