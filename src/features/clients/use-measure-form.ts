import { useState } from 'react'

import { bodySpecs, type BodyText, EMPTY_BODY, hasMeasurement } from '#src/domain/body.ts'
import { errorMessage } from '#src/errors/error-text.ts'
import { toast } from '#src/ui/toast.ts'
import { useSingleMutation } from '#src/ui/use-single-mutation.ts'

import { measurementSaving } from './api.ts'

/** Why measurements cannot be saved (spec §5: the weight is required), or null. Spec §8 has no texts. */
function problemOf(body: BodyText, photo: Blob | null): string | null {
  if (Number(body.weight) > 0) return null
  if (hasMeasurement(body)) return 'Вкажіть вагу, щоб зберегти виміри'
  return photo ? null : 'Вкажіть вагу або додайте фото'
}

/** New measurements as they are typed. They stay until they are saved. */
export function useMeasureForm(onSaved: () => void) {
  const [body, setBody] = useState(EMPTY_BODY)
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const discard = (): void => {
    setBody(EMPTY_BODY)
    setPhoto(null)
  }
  const { call, isPending, error } = useSingleMutation(measurementSaving)
  const save = (): void =>
    call(
      { body: hasMeasurement(body) ? bodySpecs(body) : null, photo },
      {
        onSuccess: () => {
          discard()
          toast.success('Виміри збережено')
          onSaved()
        },
        onError: (failure) => toast.error(errorMessage(failure).text),
      },
    )
  return {
    body,
    setBody: (typed: BodyText): void => {
      setProblem(null)
      setBody(typed)
    },
    photo,
    setPhoto: (chosen: Blob | null): void => {
      setProblem(null)
      setPhoto(chosen)
    },
    /** Whether something would be lost. */
    unsaved: photo !== null || Object.values(body).some((typed) => typed !== ''),
    discard,
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
