/** The actions of a person that the stories of these screens share. */
import { idOf } from '#mocks/seed/ids.ts'
import type { Play } from '#storybook/person.ts'

import { emptyDraft, withExercises } from './draft.ts'

/** For the mock's answers and lazy code on a busy machine. */
export const PATIENCE = { timeout: 10_000 }

/** A coach's draft on the device, for `parameters.screen.device`. */
export function keptDraft(name: string, exercises: readonly string[]): Record<string, string> {
  const added = exercises.map((exercise, at) => ({
    id: idOf('exercise', at + 1),
    name: exercise,
    code: `CODE_${at}`,
    image: null,
    muscles: [
      {
        id: idOf('muscle', 1),
        name: 'Груди',
        icon: '<svg viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>',
      },
    ],
  }))
  const values = { ...withExercises(emptyDraft, added), name }
  const draft = { base: emptyDraft, values }
  return { [`draft/${idOf('user', 1)}/workout`]: JSON.stringify(draft) }
}

/** The screen's heading, once it is there: the first story of a file also waits for its code. */
export const opened = ({ canvas }: Pick<Play, 'canvas'>, name: string): Promise<HTMLElement> =>
  canvas.findByRole('heading', { name, level: 1 }, PATIENCE)

/** The names in the plan, from top to bottom. */
export const planOf = ({ canvas }: Play): string[] =>
  canvas
    .getAllByRole('button', { name: /^Пересунути: / })
    .map((handle) => handle.getAttribute('aria-label')?.replace('Пересунути: ', '') ?? '')
