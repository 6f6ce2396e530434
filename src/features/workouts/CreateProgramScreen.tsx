import { Button, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'

import { ActionBar } from '#src/ui/ActionBar.tsx'
import { Card } from '#src/ui/Card.tsx'
import { toast } from '#src/ui/overlays/toast.ts'
import { Screen } from '#src/ui/Screen.tsx'

import { logDraft } from './log-draft.ts'
import { runText } from './program-plan-text.ts'
import { sampleProgram } from './sample-program.ts'

import classes from './CreateWorkoutScreen.module.css'

/** A draft screen with sample data and without a server (product §2 «/create-program»). */
export function CreateProgramScreen(): ReactNode {
  const form = useForm({ initialValues: { name: sampleProgram.name } })
  const save = form.onSubmit(({ name }) => {
    logDraft({ ...sampleProgram, name })
    toast.info('Це чернетка екрана: програму не надіслано.')
  })
  return (
    <Screen title="Створення програми" back="/program" column="narrow">
      <form onSubmit={save} className={classes['form']}>
        <Text c="dimmed">Чернетка екрана на прикладі даних: нічого не надсилається на сервер.</Text>
        <TextInput {...form.getInputProps('name')} label="Назва програми" autoComplete="off" />
        <section aria-labelledby="plan" className={classes['plan']}>
          <Title order={2} id="plan">
            План тренування
          </Title>
          <ol className={classes['sample']}>
            {sampleProgram.exercises.map((exercise) => (
              <Card as="li" key={exercise.name}>
                <Title order={3} fz="md">
                  {exercise.name}
                </Title>
                <Text c="dimmed" size="sm">
                  {runText(exercise)}
                </Text>
              </Card>
            ))}
          </ol>
        </section>
        <ActionBar>
          <Button type="submit">Зберегти</Button>
        </ActionBar>
      </form>
    </Screen>
  )
}
