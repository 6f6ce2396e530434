import { useMatches } from '@tanstack/react-router'

/** Whether the screen is a task, which is done and left: nothing opens over it by itself (docs/look.md «Frame»). */
export const useIsTask = (): boolean =>
  useMatches({ select: (all) => all.some(({ staticData }) => staticData.task) })
