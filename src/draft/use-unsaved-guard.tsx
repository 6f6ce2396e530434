import { type BlockerFn, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

import { useWhileShown } from '#src/ui/hooks/navigation.ts'
import { isOverScreen } from '#src/ui/hooks/use-back-closes.ts'
import { lazyPart } from '#src/ui/lazy-part.tsx'

/** The text of product §4 «Working hours». */
export const QUESTION = 'Відмінити не збережені зміни?'

interface QuestionProps {
  opened: boolean
  /** Whether a save is in progress: nothing can be discarded until its answer has arrived. */
  saving?: boolean
  onStay: () => void
  onDiscard: () => void
}

/** Shows the browser's dialog if ours failed to load, so that the person can leave the screen. */
export function BrowserQuestion({ opened, saving = false, onStay, onDiscard }: QuestionProps) {
  const ask = useEffectEvent(() => {
    // oxlint-disable-next-line no-alert -- There is no other dialog here.
    if (confirm(QUESTION)) onDiscard()
    else onStay()
  })
  useEffect(() => {
    if (opened && !saving) ask()
  }, [opened, saving])
  return null
}

/** Asks whether unsaved changes may be lost. Its code loads when it is first rendered. */
export const UnsavedQuestion = lazyPart(
  async () => {
    const { ConfirmDialog } = await import('#src/ui/overlays/Dialog.tsx')
    return ({ opened, saving = false, onStay, onDiscard }: QuestionProps) => (
      <ConfirmDialog
        opened={opened}
        {...(saving ? { title: QUESTION, text: 'Збереження…' } : { text: QUESTION })}
        pending={saving}
        cancelLabel="Повернутись"
        confirmLabel="Так, не зберігати"
        onCancel={onStay}
        onConfirm={onDiscard}
      />
    )
  },
  { Failed: BrowserQuestion },
)

interface UnsavedGuard {
  /** Whether there are unsaved changes. */
  unsaved: boolean
  /** Whether a save is in progress, which leaving would not cancel. */
  saving: boolean
  /** Called when the person chose to leave, before the screen is left. */
  onDiscard?: () => void
}

/** The blocked navigation. */
type Move = Parameters<BlockerFn>[0]

/** The state of a form that the question needs. */
type Form = RefObject<{ saving: boolean; onDiscard: UnsavedGuard['onDiscard'] }>

/** The forms of the screen that have unsaved changes, the first changed one first. */
const unsavedForms: Form[] = []

/**
 * The form whose question is shown for all of them: one that is being saved takes precedence,
 * because the person must wait for it.
 */
const formToAsk = (): Form | undefined =>
  unsavedForms.find(({ current }) => current.saving) ?? unsavedForms[0]

/** False for changes of dates or pages in the URL, and for a Back that closes an overlay. */
const leavesScreen = ({ action, currentLocation, nextLocation }: Move): boolean =>
  currentLocation.pathname !== nextLocation.pathname && !(action === 'BACK' && isOverScreen())

/**
 * Asks before a screen with unsaved changes is left: by a link, by Back, or by closing the page,
 * where the browser shows its own question. While a save is pending, the person waits for it,
 * because what is being sent cannot be discarded. After a success the navigation continues; after a
 * failure the person is asked as usual. A screen with several forms asks once for all of them.
 *
 * A navigation right after saving waits until `unsaved` is false, and asks only if it stays true. A
 * navigation that must never be blocked passes `ignoreBlocker: true`, like the redirect of a guard
 * after a forced logout.
 */
export function useUnsavedGuard({ unsaved, saving, onDiscard }: UnsavedGuard) {
  const { history } = useRouter()
  // The URL does not change during the question. The router's `useBlocker` would go back before the
  // answer.
  const [asked, setAsked] = useState<Move | null>(null)
  // A ref, for callbacks that were created before the answer.
  const leaving = useRef(false)
  // Whether this form's question was answered. The answer is for all forms; but once this form is
  // saved, another unsaved form may still ask.
  const answered = useRef(false)
  /** Continues the blocked navigation; Back does not return to a form that was saved. */
  const leave = useWhileShown(({ action, nextLocation }: Move, isSaved: boolean) => {
    const { href, state } = nextLocation
    answered.current = true
    setAsked(null)
    if (action === 'REPLACE' || (action === 'PUSH' && isSaved)) history.replace(href, state)
    else if (action === 'PUSH') history.push(href, state)
    else history.go(action === 'FORWARD' ? 1 : -1)
  })
  const form = useRef({ saving, onDiscard })
  useEffect(() => {
    form.current = { saving, onDiscard }
  })
  useEffect(() => {
    if (!unsaved) return undefined
    answered.current = false
    unsavedForms.push(form)
    const unblock = history.block({
      blockerFn: (move) => {
        if (answered.current || formToAsk() !== form || !leavesScreen(move)) return false
        leaving.current = true
        setAsked(move)
        return true
      },
    })
    return () => {
      unsavedForms.splice(unsavedForms.indexOf(form), 1)
      unblock()
    }
  }, [unsaved, history])
  useEffect(() => {
    if (!unsaved && asked) leave(asked, true)
  }, [unsaved, asked, leave])
  const question = unsaved && (
    <UnsavedQuestion
      opened={asked !== null}
      saving={saving}
      onStay={() => {
        leaving.current = false
        setAsked(null)
      }}
      onDiscard={() => {
        for (const { current } of unsavedForms) current.onDiscard?.()
        if (asked) leave(asked, false)
      }}
    />
  )
  return {
    /** To be rendered anywhere in the screen. */
    question,
    /** Whether a navigation is waiting for the save. If so, the screen must not navigate itself. */
    isLeaving: () => leaving.current,
  }
}
