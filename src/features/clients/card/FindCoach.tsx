import { Button, Text, TextInput } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type ReactNode, type SubmitEvent, useState } from 'react'

import { lastCoach } from '#src/device/last-coach.ts'
import { useWhileShown } from '#src/ui/use-while-shown.ts'

import { coachIdIn } from './coach-link.ts'
import { Section } from './Section.tsx'

import classes from './FindCoach.module.css'

/** The way to a coach for a client whose trainings name none: the page they looked at last, or a link they have. */
export function FindCoach({ clientId }: { clientId: string }): ReactNode {
  const last = useAtomValue(lastCoach.atom)[clientId]
  const navigate = useWhileShown(useNavigate())
  const [typed, setTyped] = useState({ text: '', wrong: false })
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const id = coachIdIn(typed.text)
    if (id === null) setTyped({ ...typed, wrong: true })
    else void navigate({ to: '/coach/$id', params: { id } })
  }
  return (
    <Section title="Твій тренер">
      {last && (
        <>
          <Text>Остання сторінка тренера, яку тут відкривали:</Text>
          <Button
            renderRoot={(props) => <Link {...props} to="/coach/$id" params={{ id: last.id }} />}
          >
            Записатися: {last.name}
          </Button>
        </>
      )}
      <form onSubmit={submit} noValidate className={classes['form']}>
        <TextInput
          label="Посилання на сторінку тренера"
          description="Його дає тренер. Там видно вільний час, і туди записуються."
          placeholder={`${location.host}/coach/…`}
          inputMode="url"
          autoComplete="off"
          value={typed.text}
          error={typed.wrong && 'Це не посилання на сторінку тренера. Воно має /coach/ і ім’я.'}
          onChange={({ currentTarget }) => setTyped({ text: currentTarget.value, wrong: false })}
        />
        <Button type="submit" variant={last ? 'default' : 'filled'}>
          Відкрити
        </Button>
      </form>
    </Section>
  )
}
