import { Button, Text } from '@mantine/core'
import { type ReactNode, useRef } from 'react'

import { errorMessage } from '#src/errors/error-text.ts'
import { BodyFields } from '#src/ui/BodyFields.tsx'
import { Dialog, DialogActions } from '#src/ui/Dialog.tsx'
import { PictureField } from '#src/ui/PictureField.tsx'
import { useKeptFocus } from '#src/ui/use-kept-focus.ts'
import { useUnsavedGuard } from '#src/ui/use-unsaved-guard.tsx'

import { useMeasureForm } from './use-measure-form.ts'

import classes from './GoalCard.module.css'

/**
 * Enters a client's measurements of today and their photo. What is typed survives a failure, closing by
 * mistake and a reload; «Скасувати» drops it.
 */
export function MeasureDialog({
  clientId,
  opened,
  onClose,
}: {
  clientId: string
  opened: boolean
  onClose: () => void
}): ReactNode {
  const { body, setBody, photo, setPhoto, unsaved, problem, pending, error, submit, discard } =
    useMeasureForm(clientId, onClose)
  const guard = useUnsavedGuard({ unsaved, saving: pending, onDiscard: discard })
  const weight = useRef<HTMLInputElement>(null)
  const button = useKeptFocus(pending)
  return (
    <>
      <Dialog opened={opened} onClose={onClose} busy={pending} title="Нові виміри">
        <form
          className={classes['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!submit()) weight.current?.focus()
          }}
        >
          <BodyFields body={body} onChange={setBody} weightError={problem} weightRef={weight} />
          <PictureField label="Фото" picture={photo} onChange={setPhoto} />
          {error !== null && (
            <Text role="alert" c="var(--mantine-color-error)" fw={600}>
              {errorMessage(error).text}
            </Text>
          )}
          <DialogActions>
            <Button
              variant="default"
              disabled={pending}
              onClick={() => {
                discard()
                onClose()
              }}
            >
              Скасувати
            </Button>
            <Button ref={button} type="submit" loading={pending}>
              Зберегти
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {guard.question}
    </>
  )
}
