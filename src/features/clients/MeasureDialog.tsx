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

/** Enters today's measurements and their photo. What is typed survives a failure and closing. */
export function MeasureDialog({
  opened,
  onClose,
}: {
  opened: boolean
  onClose: () => void
}): ReactNode {
  const { body, setBody, photo, setPhoto, unsaved, problem, pending, error, submit, discard } =
    useMeasureForm(onClose)
  const question = useUnsavedGuard({ unsaved, onDiscard: discard })
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
            <Button variant="default" disabled={pending} onClick={onClose}>
              Скасувати
            </Button>
            <Button ref={button} type="submit" loading={pending}>
              Зберегти
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {question}
    </>
  )
}
