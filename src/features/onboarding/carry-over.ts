import type { User } from '#src/api/reads.ts'
import { EMPTY_BODY } from '#src/domain/body.ts'
import { cardDraft, cardValues, measureDraft } from '#src/draft/card-drafts.ts'
import { changesOf, draftWith, type FormDraft, valuesOf } from '#src/draft/model.ts'

import type { Answers } from './answers.ts'

/**
 * Stores what was typed in another tab, while the questionnaire was being ended, as a draft of the
 * card, which is the next screen. The card has no gender.
 *
 * @param seen the answers in this tab when the person ended it: they were sent or skipped
 */
export function carryOver(
  me: User,
  draft: FormDraft<Answers> | null,
  seen: Partial<Answers>,
): void {
  if (draft === null) return
  const values = { ...draft.base, ...seen, ...changesOf(draft) }
  const { goal, notes, body } = changesOf({ base: { ...draft.base, ...seen }, values })
  const card = cardDraft(me.id)
  const saved = cardValues(me.client_info)
  const typed = { ...(goal && { goal }), ...(notes !== undefined && { notes }) }
  card.write(draftWith(card.read(), saved, { ...valuesOf(card.read(), saved), ...typed }))
  const measured = measureDraft(me.id)
  if (body) measured.write(draftWith(measured.read(), EMPTY_BODY, body))
}
