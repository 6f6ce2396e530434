import type { StoryFile } from '../map/story-files.ts'

/** Whether a component or its stories show another one. */
const doesUse = ({ uses }: StoryFile, { parts }: StoryFile): boolean =>
  parts.some((file) => uses.includes(file))

/** The pages of the kit that a page links to: what it is made of or shown with, and what uses it. */
export const usedWith = (part: StoryFile, kit: readonly StoryFile[]): StoryFile[] =>
  kit.filter(
    (other) => other.title !== part.title && (doesUse(part, other) || doesUse(other, part)),
  )
