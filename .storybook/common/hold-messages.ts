/** The messages between a held story and the page around it. */

/** Posted by a story once it is held. */
export const heldMessage = (id: string): string => `The story is held: ${id}`

/** The event in a held story's page that ends the story, so that another one can be shown. */
export const RELEASE = 'release-story'
