/** The messages between a held story and the page around it. */

/** The message of a story that is held from now on. */
export const heldMessage = (id: string): string => `The story is held: ${id}`

/** The event in a held story's page that ends the story, so that another one can be shown. */
export const RELEASE = 'release-story'
