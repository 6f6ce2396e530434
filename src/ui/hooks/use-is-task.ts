import { useMatches } from '@tanstack/react-router'

/**
 * Whether the screen is a task, such as an editor: nothing opens over it unless the person presses
 * something (docs/look.md «Frame»).
 */
export const useIsTask = (): boolean =>
  useMatches({ select: (all) => all.some(({ staticData }) => staticData.task) })
