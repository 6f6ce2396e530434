import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'

import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { MAX_TOASTS, TOAST_MS, type ToastKind } from './toast.ts'

import classes from './toast-list.module.css'

/** The list of toasts; the application mounts it once. */
export function ToastList(): ReactNode {
  return (
    <Notifications
      position="top-right"
      limit={MAX_TOASTS}
      autoClose={false}
      transitionDuration={180}
      zIndex={500}
    />
  )
}

const ICONS: Partial<Record<ToastKind, ReactNode>> = {
  success: <IconCheck size={18} aria-hidden />,
  error: <IconAlertTriangle size={18} aria-hidden />,
}

let next = 1

/** The id of the last toast of a kind and text. */
const lastIds = new Map<string, string>()

/**
 * Shows a toast and returns a function that hides it. It replaces one that says the same, so that
 * repeated presses do not pile up; a loading toast belongs to one call and stays. Errors are
 * announced as alerts, the others as status.
 */
export function showToast(kind: ToastKind, text: string): () => void {
  const id = `toast-${next++}`
  const hide = (): void => void notifications.hide(id)
  const said = `${kind} ${text}`
  const before = lastIds.get(said)
  if (before !== undefined && kind !== 'loading') notifications.hide(before)
  lastIds.set(said, id)
  notifications.show({
    id,
    role: kind === 'error' ? 'alert' : 'status',
    icon: ICONS[kind],
    loading: kind === 'loading',
    className: classes['toast'] ?? '',
    'data-kind': kind,
    closeButtonProps: { 'aria-label': 'Закрити сповіщення' },
    message: <ToastText text={text} ms={TOAST_MS[kind]} onDone={hide} />,
  })
  return hide
}

/**
 * The text of a toast with its own timer, which pauses while the pointer or the focus is on the
 * toast.
 */
function ToastText({
  text,
  ms,
  onDone,
}: {
  text: string
  ms: number | null
  onDone: () => void
}): ReactNode {
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const toast = element.current?.closest('[role]')
    if (ms === null || !(toast instanceof HTMLElement)) return undefined
    let timer = setTimeout(onDone, ms)
    const hold = (): void => clearTimeout(timer)
    const release = (): void => {
      clearTimeout(timer)
      if (!toast.matches(':hover, :focus-within')) timer = setTimeout(onDone, ms)
    }
    const listening = new AbortController()
    const { signal } = listening
    toast.addEventListener('pointerenter', hold, { signal })
    toast.addEventListener('focusin', hold, { signal })
    toast.addEventListener('pointerleave', release, { signal })
    toast.addEventListener('focusout', () => setTimeout(release), { signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [ms, onDone])
  return <span ref={element}>{text}</span>
}
