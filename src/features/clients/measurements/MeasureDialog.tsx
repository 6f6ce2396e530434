import { Button } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import { useDidUpdate } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'

import { type BodyNumbers, EMPTY_BODY, hasMeasurement } from '#src/domain/body.ts'
import { BodyToSave, measureDraft } from '#src/draft/card-drafts.ts'
import { useDraftForm } from '#src/draft/use-draft-form.ts'
import { useOldDraft } from '#src/draft/use-old-draft.tsx'
import { useUnsavedGuard } from '#src/draft/use-unsaved-guard.tsx'
import { MEASURED, measurementSavingMutation } from '#src/features/clients/api.ts'
import { failureNote, FailureText } from '#src/ui/FailureText.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useFocusAfter } from '#src/ui/hooks/use-focus-after.ts'
import { BodyFields, useMeasureQuestion } from '#src/ui/numbers/BodyFields.tsx'
import { Dialog, DialogActions } from '#src/ui/overlays/Dialog.tsx'
import { toast } from '#src/ui/overlays/toast.ts'
import { PictureField } from '#src/ui/pictures/PictureField.tsx'

/** Without a photo there must be measurements. Product §8 has no text for this error. */
const BodyAlone = v.pipe(
  BodyToSave,
  v.forward(v.check(hasMeasurement, 'Вкажи вагу або додай фото'), ['weight']),
)

/**
 * A form for a client's measurements of today and a photo. Typed values survive a failure, closing
 * by mistake and a reload; «Скасувати» discards them. The photo is lost on a reload, since the
 * device keeps no files.
 */
export function MeasureDialog({
  clientId,
  last,
  opened,
  onClose,
}: {
  clientId: string
  /** The last measurements. */
  last: BodyNumbers
  opened: boolean
  onClose: () => void
}): ReactNode {
  const draft = measureDraft(clientId)
  const [photo, setPhoto] = useState<Blob | null>(null)
  const { call, reset, isPending, isSuccess, error } = useSingleMutation(
    measurementSavingMutation(clientId),
  )
  const form = useDraftForm({
    draft,
    saved: EMPTY_BODY,
    validate: schemaResolver(photo ? BodyToSave : BodyAlone, { sync: true }),
    // It was saved although the answer was lost, or by another tab.
    onGone: () => {
      if (error === null) return
      reset()
      if (photo === null) onClose()
    },
  })
  // What was typed or chosen during the save is still unsaved.
  useDidUpdate(() => {
    if (isSuccess && photo === null && draft.read() === null) onClose()
  }, [isSuccess])
  const { question, ...asking } = useMeasureQuestion(form.values, last)
  const save = form.onSubmit(
    (body) => {
      if (!asking.mayBeSent(body)) return
      call(
        { body, photo },
        {
          onSuccess: (_, sent) => {
            toast.success(MEASURED)
            setPhoto((now) => (now === sent.photo ? null : now))
          },
        },
      )
    },
    () => form.getInputNode('weight')?.focus(),
  )
  const close = (): void => {
    asking.close()
    onClose()
  }
  const discard = (): void => {
    reset()
    draft.write(null)
    form.clearErrors()
    setPhoto(null)
  }
  const old = useOldDraft(draft)
  const unsaved = photo !== null || form.isDirty()
  const guard = useUnsavedGuard({ unsaved, saving: isPending, onDiscard: discard })
  const button = useFocusAfter(isPending)
  return (
    <>
      <Dialog
        opened={opened && old === null}
        onClose={close}
        busy={isPending}
        title="Нові виміри"
        step={question ? 'question' : 'form'}
      >
        <form className="u-grid" noValidate onSubmit={save}>
          <BodyFields input={form.getInputProps} last={last} />
          <PictureField
            label="Фото"
            picture={photo}
            onChange={(picture) => {
              form.clearErrors()
              setPhoto(picture)
            }}
          />
          <FailureText>{failureNote(error)}</FailureText>
          {question ?? (
            <DialogActions>
              <Button
                variant="default"
                disabled={isPending}
                onClick={() => {
                  discard()
                  close()
                }}
              >
                Скасувати
              </Button>
              <Button ref={button} type="submit" loading={isPending}>
                Зберегти
              </Button>
            </DialogActions>
          )}
        </form>
      </Dialog>
      {opened && old}
      {guard.question}
    </>
  )
}
