import { useAtom } from 'jotai'
import { useState } from 'react'

import type { User } from '#src/api/people.ts'
import { useSession } from '#src/api/use-session.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { toast } from '#src/ui/toast.ts'
import { useNow } from '#src/ui/use-now.ts'
import { useSingleMutation } from '#src/ui/use-single-mutation.ts'

import { infoOf } from './coach-info.ts'
import { afterSaving, type Draft, draftOf, isUnsaved } from './draft.ts'
import { type Failure, siteSaving } from './save-site.ts'
import { siteDraft } from './state.ts'

const NO_PICTURES: ReadonlyMap<string, Blob> = new Map()

/** Editing the own page: a draft that outlives a reload, saved as a whole (spec §4 Coach profile). */
export function useSiteEditor(coach: User) {
  const { date: today } = useNow()
  const stored = siteDraft(coach.id)
  const [kept, keep] = useAtom(stored.atom)
  const signedIn = isSignedIn(useSession())
  // Files are not text: they are chosen again after a reload.
  const [chosen, setChosen] = useState(NO_PICTURES)
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const info = infoOf(coach)
  const draft = kept ?? draftOf(info, today)
  const pictures = picturesOf(draft, chosen)

  const saving = useSingleMutation({
    ...siteSaving,
    onSuccess: (saved, sent) => {
      const current = stored.read()
      // Discarded meanwhile, or nothing was typed.
      if (current === null) return
      const typedSince = JSON.stringify(current) !== JSON.stringify(sent.draft)
      if (saved.failures.length > 0 || typedSince) return keep(afterSaving(current, saved))
      keep(null)
    },
  })

  return {
    draft,
    info,
    today,
    change: (change: (draft: Draft) => Draft): void => keep(change(stored.read() ?? draft)),
    /** Takes over what the server has done: of a draft that has been discarded nothing comes back. */
    follow: (change: (draft: Draft) => Draft): void => {
      const now = stored.read()
      if (now) keep(change(now))
    },
    pictures,
    /** Told also of a picture that was being opened while its row was removed, or another's was chosen. */
    setPicture: (key: string, picture: Blob | null): void =>
      setChosen((now) => {
        const others = [...now].filter(([other]) => other !== key)
        return new Map(picture ? [...others, [key, picture]] : others)
      }),
    failureOf: (key: string): string | null =>
      failures.find((failure) => failure.key === key)?.text ?? null,
    failures,
    saving: saving.isPending,
    save: (onSaved: () => void): void => {
      const exists = coach.coach_info !== null
      saving.call(
        { userId: coach.id, draft, info, exists, pictures, today },
        {
          onSuccess: (saved) => {
            setFailures(saved.failures)
            for (const { text } of saved.failures) toast.error(text)
            if (saved.failures.length === 0 && stored.read() === null) onSaved()
          },
        },
      )
    },
    discard: (): void => keep(null),
    // Who has been signed out meanwhile is not asked: the draft waits for their return.
    unsaved: signedIn && (isUnsaved(draft, info, today) || pictures.size > 0),
  }
}

/** The chosen pictures whose rows are still there: they may be removed in another tab too. */
const picturesOf = (
  { certificates }: Draft,
  chosen: ReadonlyMap<string, Blob>,
): ReadonlyMap<string, Blob> =>
  new Map([...chosen].filter(([key]) => certificates.some((row) => row.key === key)))

export type SiteEditing = ReturnType<typeof useSiteEditor>
