import { useSetAtom } from 'jotai'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'

import { useSettling } from '#src/ui/hooks/focus.ts'
import { useIsTask } from '#src/ui/hooks/navigation.ts'
import { useBackCloses } from '#src/ui/hooks/use-back-closes.ts'
import { requestListAtom } from '#src/ui/overlays/overlay-atoms.ts'

import { RequestCard, type RequestCardProps } from './RequestCard.tsx'
import { RequestStrip } from './RequestStrip.tsx'
import { useCover } from './use-cover.ts'

import classes from './RequestDock.module.css'

/**
 * The place of requests in the frame (decision 50): on a desktop the card itself in the rail, on a
 * phone a strip above the tab bar that opens into the card, in a low window a strip in the rail. Any
 * action elsewhere reduces it to a strip again.
 */
export function RequestDock({
  ref,
  ...card
}: Omit<RequestCardProps, 'settling'> & { ref: Ref<HTMLElement> }): ReactNode {
  const { request, now } = card
  const dock = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  useBackCloses(open, () => setOpen(false))
  const openList = useSetAtom(requestListAtom)
  const isTask = useIsTask()
  const state = `${request.id} ${open}`
  const settling = useSettling(state)
  useCover(dock, state)

  useEffect(() => {
    if (!open) return undefined
    const look = ({ target }: Event): void => {
      if (!(target instanceof Node && dock.current?.contains(target))) setOpen(false)
    }
    const leave = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return
      setOpen(false)
      strip.current?.focus()
    }
    document.addEventListener('keydown', leave)
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('keydown', leave)
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
    }
  }, [open])

  return (
    <div
      ref={dock}
      className={classes['dock']}
      data-open={open}
      data-settling={settling || undefined}
    >
      <RequestStrip
        ref={strip}
        request={request}
        now={now}
        open={open}
        onPress={() => {
          if (isTask) openList(true)
          else setOpen(!open)
        }}
      />
      <RequestCard key={request.id} ref={ref} {...card} settling={settling} />
    </div>
  )
}
