/** What the screens before signing in are made of (product §2). */
import { Button, Text, TextInput, Title, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { GetInputPropsReturnType, UseFormReturnType } from '@mantine/form'
import { IconAlertTriangle, IconEye, IconEyeOff } from '@tabler/icons-react'
import type { UseMutationOptions } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { InferOutput } from 'valibot'

import { normalisePhone } from '#src/domain/phone.ts'
import { secondsLeft, waitText } from '#src/domain/time/wait.ts'
import { failureAdvice, failureWithField, isUnconnected } from '#src/errors/error-text.ts'
import { ChosenSlotLine } from '#src/ui/ChosenSlotLine.tsx'
import { useSecondsLeft } from '#src/ui/dates/use-clock.ts'
import { DocumentTitle } from '#src/ui/DocumentTitle.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useFocusAfter } from '#src/ui/hooks/use-focus-after.ts'

import { lockedUntil } from './flow.ts'
import type { EntrySearch } from './search.ts'

import '@mantine/core/styles/VisuallyHidden.css'
import classes from './auth.module.css'

interface AuthScreenProps {
  /** The h1, which is also the document title. */
  title: string
  /** The line below it. */
  text: ReactNode
  children: ReactNode
}

export function AuthScreen({ title, text, children }: AuthScreenProps): ReactNode {
  // The return path may lead to a chosen time slot.
  const { next } = useSearch({ strict: false })
  return (
    <div className="u-column u-lg">
      <header className="u-grid u-2xs">
        <DocumentTitle title={title} />
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
      </header>
      <ChosenSlotLine next={next} />
      {children}
    </div>
  )
}

/** The switch between signing in and registering. It keeps the query. */
export function AuthTabs({ search }: { search: InferOutput<typeof EntrySearch> }): ReactNode {
  const tab = {
    search,
    className: classes['tab'] ?? '',
    activeOptions: { includeSearch: false },
    replace: true,
  }
  return (
    <nav className={classes['tabs']} aria-label="Вхід або реєстрація">
      <Link to="/login" {...tab}>
        Вхід
      </Link>
      <Link to="/register" {...tab}>
        Реєстрація
      </Link>
    </nav>
  )
}

interface AuthFormProps {
  element?: RefObject<HTMLFormElement | null>
  onSubmit: () => void
  /** The text of its only button. */
  action: string
  pending: boolean
  /** The moment until which it cannot be submitted, in ms; 0 if it can be. */
  lockedUntil: number
  /** Why the whole form failed, and the end of the lockout, in ms, if it is one, else 0. */
  alert: { text: string | null; until: number }
  children: ReactNode
}

/**
 * A form with its failure and its button. During a lockout the button says when it can be pressed,
 * and the failure how long that is; it disappears at the end. A screen reader announces its text and
 * its end, not every second.
 */
export function AuthForm({
  element,
  onSubmit,
  action,
  pending,
  alert,
  children,
  ...lock
}: AuthFormProps): ReactNode {
  const wait = useSecondsLeft(lock.lockedUntil)
  const left = useSecondsLeft(alert.until)
  const isOver = alert.until > 0 && left === 0
  const button = useFocusAfter(pending || wait > 0)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={element} className="u-grid" onSubmit={submit} noValidate>
      {children}
      {alert.text !== null && !isOver && (
        <div className={classes['alert']}>
          <IconAlertTriangle size={20} aria-hidden />
          <div>
            <p role="alert">{alert.text}</p>
            {left > 0 && <p className={classes['left']}>Залишилося {waitText(left)}</p>}
          </div>
        </div>
      )}
      <VisuallyHidden role="status">{isOver && 'Можна спробувати ще раз'}</VisuallyHidden>
      <Button
        ref={button}
        type="submit"
        fullWidth
        loading={pending}
        disabled={wait > 0}
        className={classes['submit'] ?? ''}
      >
        {wait > 0 ? `${action} через ${waitText(wait)}` : action}
      </Button>
    </form>
  )
}

declare global {
  /** The form that the page shows before the code has loaded, until it is taken over. */
  var earlyForm: HTMLFormElement | undefined
}

/** Text by field. */
type Fields = Record<string, string>

/**
 * Takes over what was done in a form before its code was there (src/build/arrive.ts): what was typed,
 * chosen or filled in by a password manager, and a press on its button. It is this form, unless a
 * translator or an extension has changed it so that React had to render another.
 */
function useEarlyForm<Values extends Fields, Sent>(
  form: UseFormReturnType<Values, Sent>,
): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null)
  const takeOver = useEffectEvent((early: HTMLFormElement) => {
    for (const field of early.elements) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      // React has set a list back to what the address said when the app started.
      const value = field.dataset['chosen'] ?? field.value
      if (value !== form.values[field.name])
        form.setValues({ ...form.getValues(), [field.name]: value })
    }
    const { focus = '' } = early.dataset
    if (early !== element.current && document.activeElement === document.body)
      form.getInputNode(focus)?.focus()
  })
  useLayoutEffect(() => {
    const early = globalThis.earlyForm
    if (!early) return
    globalThis.earlyForm = undefined
    takeOver(early)
    // Once the values are rendered.
    if (early.dataset['early']) queueMicrotask(() => element.current?.requestSubmit())
    delete early.dataset['early']
  }, [])
  return element
}

/** What stands over the button; if no answer came, also that the connection may be to blame. */
export const alertText = (error: unknown): string =>
  failureWithField(error).text + (isUnconnected(error) ? `. ${failureAdvice(error)}` : '')

interface CallFormProps<Values extends Fields, Sent extends Fields, Answer> {
  form: UseFormReturnType<Values, Sent>
  action: string
  mutation: UseMutationOptions<Answer, Error, Sent>
  onDone: (answer: Answer) => void
  onFailed?: (error: Error) => void
  children: ReactNode
}

/**
 * A form that makes one call. The first invalid field gets the focus. A failure is shown at its
 * field if product §8 says so, else as a toast and above the button, and keeps what was typed. A
 * lockout belongs to the phone that was sent: the form waits for its end, unless another phone is
 * typed.
 */
export function CallForm<Values extends Fields, Sent extends Fields, Answer>({
  form,
  action,
  mutation,
  onDone,
  onFailed,
  children,
}: CallFormProps<Values, Sent, Answer>): ReactNode {
  const element = useEarlyForm(form)
  const [lock, setLock] = useState({ until: 0, phone: '' })
  const { call, error, isPending, isSuccess, showFailure } = useSingleMutation(mutation)
  const until = lock.phone === normalisePhone(form.values['phone'] ?? '') ? lock.until : 0

  /** The text of a failure and the field that shows it; null if this form has no such field. */
  const read = (reason: Error) => {
    const { text, field } = failureWithField(reason)
    return { text, field: field !== null && field in form.values ? field : null }
  }
  const fail = (reason: Error, sent: Sent): void => {
    const { text, field } = read(reason)
    if (lockedUntil(reason) > 0) setLock({ until: lockedUntil(reason), phone: sent['phone'] ?? '' })
    if (field === null) showFailure(text)
    else {
      form.setErrors({ [field]: text })
      form.getInputNode(field)?.focus()
    }
    onFailed?.(reason)
  }
  const send = form.onSubmit(
    (sent) => call(sent, { onSuccess: onDone, onError: fail }),
    (wrong) => form.getInputNode(Object.keys(wrong)[0] ?? '')?.focus(),
  )
  const failure = error && read(error)
  const isLockout = lockedUntil(error) > 0
  const isOfAnotherPhone = isLockout && until === 0
  return (
    <AuthForm
      element={element}
      action={action}
      onSubmit={() => secondsLeft(until, Date.now()) === 0 && send()}
      // In progress, or done and navigating to the next screen.
      pending={isPending || isSuccess}
      lockedUntil={until}
      alert={{
        text: failure?.field === null && !isOfAnotherPhone ? alertText(error) : null,
        until: isLockout ? until : 0,
      }}
    >
      {children}
    </AuthForm>
  )
}

/** A phone number, normalised to the full international form when the field loses the focus. */
export function PhoneField({ input }: { input: GetInputPropsReturnType }): ReactNode {
  return (
    <TextInput
      {...input}
      name="phone"
      label="Телефон"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+380"
      onBlur={({ currentTarget: { value } }) => {
        const phone = normalisePhone(value)
        if (phone !== value) input.onChange(phone)
      }}
    />
  )
}

export interface PasswordFieldProps {
  input: GetInputPropsReturnType
  label?: string | undefined
  autoComplete: 'current-password' | 'new-password'
  /** What a phone must know to propose a password. */
  passwordrules?: string
  /** Rendered below the field, and describes it. */
  description?: ReactNode
}

/**
 * A password that can be shown. Mantine's PasswordInput would add 3 KB, for a toggle with
 * another name, focus order and state than we need.
 */
export function PasswordField({
  input,
  label = 'Пароль',
  ...field
}: PasswordFieldProps): ReactNode {
  const [visible, setVisible] = useState(false)
  const node = useRef<HTMLInputElement>(null)
  // It may have been shown before the code was there; the type is set again when that comes.
  useLayoutEffect(() => setVisible(node.current?.dataset['shown'] === 'true'), [])
  const Icon = visible ? IconEyeOff : IconEye
  return (
    <TextInput
      {...input}
      {...field}
      ref={node}
      name="password"
      type={visible ? 'text' : 'password'}
      // While it is shown, a keyboard must not correct it, nor a browser check it somewhere else.
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      label={label}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      rightSectionWidth="2.75rem"
      rightSection={
        <UnstyledButton
          className={classes['toggle'] ?? ''}
          aria-label={visible ? 'Сховати пароль' : 'Показати пароль'}
          onClick={() => setVisible(!visible)}
        >
          <Icon size={20} aria-hidden />
        </UnstyledButton>
      }
    />
  )
}
