import { type BlockerFn, useRouter } from '@tanstack/react-router'
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'

import { isOverScreen } from '#src/ui/hooks/use-back-closes.ts'
import { useWhileShown } from '#src/ui/hooks/use-while-shown.ts'
import { lazyPart } from '#src/ui/lazy-part.tsx'

import { BrowserQuestion } from './BrowserQuestion.tsx'

// A screen that is only read needs no dialog: its code loads with the first change.
const UnsavedQuestion = lazyPart(
  () => import('./UnsavedQuestion.tsx').then((module) => module.UnsavedQuestion),
  BrowserQuestion,
)

interface UnsavedGuard {
  /** Whether there are unsaved changes. */
  unsaved: boolean
  /** Whether a save is in progress, which leaving would not cancel. */
  saving: boolean
  /** Called when the person chose to leave, before the screen is left. */
  onDiscard?: () => void
}

/** Where a person wanted to go, and how. */
type Move = Parameters<BlockerFn>[0]

/** What the question needs to know of a form. */
type Form = RefObject<{ saving: boolean; onDiscard: UnsavedGuard['onDiscard'] }>

/** The forms of the screen that have unsaved changes, in the order in which they got them. */
const unsavedForms: Form[] = []

/**
 * The form that asks for all of them: one that is being saved comes first, because the person must
 * wait for it.
 */
const formToAsk = (): Form | undefined =>
  unsavedForms.find(({ current }) => current.saving) ?? unsavedForms[0]

/** Dates and pages in the address change without leaving the screen; Back first closes what is open over it. */
const leavesScreen = ({ action, currentLocation, nextLocation }: Move): boolean =>
  currentLocation.pathname !== nextLocation.pathname && !(action === 'BACK' && isOverScreen())

/**
 * Asks before a screen with unsaved changes is left: by a link, by Back, and by closing the page, where
 * the browser asks itself. While a save is under way the person waits for it: what is being sent cannot
 * be discarded. Once nothing is unsaved they leave; after a failure they are asked as usual. A screen of
 * several forms asks once for all of them.
 *
 * A navigation right after saving waits until `unsaved` is false, and asks only if it stays true. A
 * navigation that must never be asked about passes `ignoreBlocker: true`, as a guard's redirect
 * does: a forced logout asks nothing.
 */
export function useUnsavedGuard({ unsaved, saving, onDiscard }: UnsavedGuard): {
  /** To be rendered anywhere in the screen. */
  question: ReactNode
  /**
   * Whether the person waits to leave: a screen that has been saved must not navigate itself then.
   */
  isLeaving: () => boolean
} {
  const { history } = useRouter()
  // The address does not change meanwhile: the router's own blocker would go back before the
  // answer.
  const [asked, setAsked] = useState<Move | null>(null)
  // A ref, for callbacks that were created before the answer.
  const leaving = useRef(false)
  // What was answered here, for all forms; one that was not saved after a wait may still ask.
  const answered = useRef(false)
  /** Leaves as the person wanted to; Back does not return to a form that was saved. */
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
    <Suspense>
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
    </Suspense>
  )
  return { question, isLeaving: () => leaving.current }
}
