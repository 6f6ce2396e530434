import { useAtom } from 'jotai'
import { useState } from 'react'

import { bodySpecs, type BodyText, EMPTY_BODY, hasMeasurement } from '#src/domain/body.ts'
import { errorMessage } from '#src/errors/error-text.ts'
import { toast } from '#src/ui/toast.ts'
import { useSingleMutation } from '#src/ui/use-single-mutation.ts'

import { type Measured, measurementSaving } from './api.ts'
import { measureDraft } from './state.ts'

/** Why measurements cannot be saved (spec §5: the weight is required), or null. Spec §8 has no texts. */
function problemOf(body: BodyText, photo: Blob | null): string | null {
  if (Number(body.weight) > 0) return null
  if (hasMeasurement(body)) return 'Вкажіть вагу, щоб зберегти виміри'
  return photo ? null : 'Вкажіть вагу або додайте фото'
}

const isTyped = (body: BodyText): boolean => Object.values(body).some((text) => text !== '')

const numbersOf = (body: BodyText): Measured['body'] =>
  hasMeasurement(body) ? bodySpecs(body) : null

/**
 * A client's new measurements as they are typed. The numbers stay on the device until they are saved or
 * dropped; the photo stays only as long as the page, since the device keeps no files.
 */
export function useMeasureForm(clientId: string, onSaved: () => void) {
  const stored = measureDraft(clientId)
  const [body, keep] = useAtom(stored.atom)
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { call, reset, isPending, error } = useSingleMutation({
    ...measurementSaving,
    // Also where the card was left. What was typed while it was being saved stays.
    onSuccess: (_, sent) => {
      if (JSON.stringify(numbersOf(stored.read())) === JSON.stringify(sent.body)) keep(EMPTY_BODY)
    },
  })
  const save = (): void =>
    call(
      { body: numbersOf(body), photo },
      {
        onSuccess: (_, sent) => {
          toast.success('Виміри збережено')
          setPhoto((now) => (now === sent.photo ? null : now))
          if (!isTyped(stored.read())) onSaved()
        },
        onError: (failure) => toast.error(errorMessage(failure).text),
      },
    )
  return {
    body,
    setBody: (typed: BodyText): void => {
      setProblem(null)
      keep(isTyped(typed) ? typed : EMPTY_BODY)
    },
    photo,
    setPhoto: (chosen: Blob | null): void => {
      setProblem(null)
      setPhoto(chosen)
    },
    /** Whether something would be lost. */
    unsaved: photo !== null || isTyped(body),
    /** Forgets what was typed and chosen, and what went wrong with it. */
    discard: (): void => {
      reset()
      keep(EMPTY_BODY)
      setPhoto(null)
      setProblem(null)
    },
    problem,
    pending: isPending,
    error,
    /** Saves, or says why not beside the weight. */
    submit: (): boolean => {
      const found = problemOf(body, photo)
      setProblem(found)
      if (found === null) save()
      return found === null
    },
  }
}
