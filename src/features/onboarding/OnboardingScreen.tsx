import { Button, Text, Textarea, Title } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import { useDidUpdate } from '@mantine/hooks'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'

import { GOALS } from '#src/api/choices.gen.ts'
import { meOptions } from '#src/api/queries.ts'
import { lastBody } from '#src/domain/body.ts'
import { draftAfter, recordsSent } from '#src/draft/model.ts'
import { useDraftForm } from '#src/draft/use-draft-form.ts'
import { useWhenGone } from '#src/draft/use-draft.ts'
import { useOldDraft } from '#src/draft/use-old-draft.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ChosenSlotLine } from '#src/ui/ChosenSlotLine.tsx'
import { DocumentTitle } from '#src/ui/DocumentTitle.tsx'
import { failureNote, FailureText } from '#src/ui/FailureText.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useSafeNext, useWhileShown } from '#src/ui/hooks/navigation.ts'
import { useBackCloses } from '#src/ui/hooks/use-back-closes.ts'
import { useFocusAfter } from '#src/ui/hooks/use-focus-after.ts'
import { BodyFields, useMeasureQuestion } from '#src/ui/numbers/BodyFields.tsx'
import { PictureField } from '#src/ui/pictures/PictureField.tsx'

import {
  type Answers,
  answersOf,
  carryOver,
  onboardingDraft,
  onboardingStep,
  reload,
  type Step,
  STEP_ANSWERS,
  stepFrom,
  STEPS,
  stepSavingMutation,
} from './api.ts'

import classes from './Onboarding.module.css'

const route = getRouteApi('/client/questionnaire')

const TEXTS: Record<Step, { title: string; text: string }> = {
  gender: { title: 'Твоя стать', text: 'Від неї залежать норми й навантаження.' },
  goal: { title: 'Твоя ціль', text: 'Заради чого ти тренуєшся.' },
  notes: {
    title: 'Нотатки для тренера',
    text: 'Травми, хвороби, досвід, зручний час — усе, що варто знати.',
  },
  body: {
    title: 'Виміри тіла',
    text: 'Від них рахуватиметься прогрес. Можна додати й пізніше, у картці.',
  },
}

const GENDERS = { woman: 'Жінка', man: 'Чоловік' }
const GOAL_NAMES = Object.fromEntries(GOALS.map((goal) => [goal, goal]))

/**
 * «Заповнення даних»: four steps of a new client (product §2 «/client/questionnaire», product §4
 * «Onboarding»). Each step is saved when it is left; typed answers stay on the device until the end.
 */
export function OnboardingScreen(): ReactNode {
  const { next } = route.useSearch()
  const { data: me } = useSuspenseQuery(meOptions())
  const client = useQueryClient()
  const navigate = useWhileShown(useNavigate())
  const safeNext = useSafeNext()
  const draft = onboardingDraft(me.id)
  const place = onboardingStep(me.id)
  const [stored, goTo] = useAtom(place.atom)
  // Shown while the screen is being left, when the stored step and draft are already deleted.
  const [step, setStep] = useState<Step>(stored ?? 'gender')
  if (stored !== null && stored !== step) setStep(stored)
  const [last, setLast] = useState<Answers | null>(null)
  const form = useDraftForm({
    draft,
    saved: useMemo(() => last ?? answersOf(me), [last, me]),
    validate: schemaResolver(STEP_ANSWERS[step], { sync: true }),
  })
  const measured = lastBody([], me.client_info?.body_specs)
  const { question, ...asking } = useMeasureQuestion(form.values.body, measured)
  const [photo, setPhoto] = useState<Blob | null>(null)

  /** To the own address in `next`, if there is one; otherwise to the client's card. */
  const leave = (): void => {
    const href = safeNext(next)
    if (href !== null) void navigate({ href, replace: true })
    else void navigate({ to: '/client/$clientId', params: { clientId: me.id }, replace: true })
  }
  /**
   * Ends the questionnaire in every tab, and leaves it if it is still shown here. What was typed in
   * another tab since the person saw `seen` becomes a draft of the card.
   */
  const end = (seen: Partial<Answers>): void => {
    carryOver(client.getQueryData(meOptions().queryKey) ?? me, draft.read(), seen)
    setLast(form.getValues())
    // Delete the draft first, so that a later draft can only have been typed after the end.
    draft.write(null)
    place.write(null)
    leave()
  }
  const saving = useSingleMutation({
    ...stepSavingMutation,
    ...recordsSent(draft),
    // Called even if the screen was left. A saved step is done, and the last one deletes the draft.
    onSuccess: (_, { step: done, answers, stored: before }) => {
      if (done === 'body' || done === 'skip') return end(answers)
      // Another tab has ended the questionnaire meanwhile.
      if (before !== null && place.read() === null) return
      draft.write(draftAfter(draft.read(), { [done]: answers[done] }))
      place.write(stepFrom(done, 1))
    },
  })
  // Another tab has ended the questionnaire.
  useWhenGone(stored, () => {
    if (last !== null) return
    setLast(form.getValues())
    void reload(client).then(() => end({}))
  })
  const pending = saving.isPending || last !== null
  /** Goes a step further or back without saving this one; its error is cleared. */
  const move = (by: 1 | -1): void => {
    asking.close()
    saving.reset()
    const to = stepFrom(step, by)
    if (to) goTo(to)
    else if (by === 1) saving.call({ step: 'skip', answers: form.getValues(), photo: null, stored })
  }
  // A step has one field that can be invalid, and it is the first.
  const submit = form.onSubmit(
    (answers) => {
      if (step === 'body' && !asking.mayBeSent(answers.body)) return
      saving.call({ step, answers, photo, stored })
    },
    (_errors, _values, event) => event?.currentTarget.querySelector('input')?.focus(),
  )

  const fields = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // The heading of a new step gets the focus, so that it is announced. If the step starts with a
  // field, that field gets it, in a group named by the heading.
  useDidUpdate(() => {
    const first = fields.current?.querySelector<HTMLElement>('[data-autofocus]')
    ;(first ?? heading.current)?.focus()
  }, [step])
  const title = useId()
  const button = useFocusAfter(pending)
  const isFirst = step === STEPS[0]
  // The browser's Back works like the button «Назад». During a call, which may take long, it leaves
  // the screen.
  useBackCloses(!isFirst && !pending, () => move(-1))
  const choice = (field: 'gender' | 'goal') => {
    const { value, onChange, error = null } = form.getInputProps(field)
    return { labelledBy: title, name: field, value, onChange, error }
  }
  return (
    <div className={classes['screen']}>
      <DocumentTitle title="Заповнення даних" />
      <Title order={1} tabIndex={-1}>
        Заповнення даних
      </Title>
      <ChosenSlotLine next={next} />
      <StepProgress step={step} />
      {useOldDraft(draft)}
      <form onSubmit={submit} noValidate>
        <Card className="u-grid">
          <div>
            <Title order={2} id={title} tabIndex={-1} ref={heading}>
              {TEXTS[step].title}
            </Title>
            <Text c="dimmed">{TEXTS[step].text}</Text>
          </div>
          {/* Text typed after the submit would not be saved. */}
          <div
            ref={fields}
            {...(step === 'body' && { role: 'group', 'aria-labelledby': title })}
            className="u-grid"
            inert={pending}
          >
            {step === 'gender' && <ChoiceCards {...choice('gender')} names={GENDERS} />}
            {step === 'goal' && <ChoiceCards {...choice('goal')} names={GOAL_NAMES} />}
            {step === 'notes' && (
              <Textarea {...form.getInputProps('notes')} label="Нотатки" rows={6} />
            )}
            {step === 'body' && (
              <>
                <BodyFields
                  input={(measure) => form.getInputProps(`body.${measure}`)}
                  last={measured}
                />
                <PictureField label="Фото" picture={photo} onChange={setPhoto} />
              </>
            )}
          </div>
          <FailureText boxed>{failureNote(saving.error)}</FailureText>
          {question ?? (
            <div className={classes['actions']}>
              {!isFirst && (
                <Button variant="subtle" me="auto" onClick={() => move(-1)} disabled={pending}>
                  Назад
                </Button>
              )}
              {(step === 'notes' || step === 'body') && (
                <Button variant="default" onClick={() => move(1)} disabled={pending}>
                  Пропустити
                </Button>
              )}
              <Button ref={button} type="submit" loading={pending}>
                {step === 'body' ? 'Зберегти' : 'Далі'}
              </Button>
            </div>
          )}
        </Card>
      </form>
    </div>
  )
}

/** The progress of the questionnaire. */
function StepProgress({ step }: { step: Step }): ReactNode {
  const at = STEPS.indexOf(step) + 1
  return (
    <div className="u-grid u-tight">
      <Text size="sm" fw={600} c="dimmed">
        Крок {at} з {STEPS.length}
      </Text>
      <div
        role="progressbar"
        aria-label="Заповнення даних"
        aria-valuemin={0}
        aria-valuemax={STEPS.length}
        aria-valuenow={at}
        aria-valuetext={`Крок ${at} з ${STEPS.length}`}
        className={classes['bars']}
      >
        {STEPS.map((one, index) => (
          <div key={one} className={classes['bar']} data-done={index < at || undefined} />
        ))}
      </div>
    </div>
  )
}

/** One of a few choices, as large cards with radio buttons. */
function ChoiceCards({
  labelledBy,
  name,
  names,
  value,
  onChange,
  error,
}: {
  /** The id of the question. */
  labelledBy: string
  name: string
  /** The words for the values. */
  names: Readonly<Record<string, string>>
  value: string | null
  onChange: (value: string) => void
  error: string | null
}): ReactNode {
  const id = useId()
  return (
    <div
      className="u-grid u-xs"
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-required
      aria-invalid={error !== null}
      aria-describedby={error === null ? undefined : id}
    >
      {Object.entries(names).map(([one, text]) => (
        <label key={one} className={classes['choice']}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          <span className={classes['ring']} />
          {text}
        </label>
      ))}
      <FailureText id={id} size="sm">
        {error}
      </FailureText>
    </div>
  )
}
