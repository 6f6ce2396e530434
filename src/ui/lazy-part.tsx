import {
  type FunctionComponent,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  useRef,
} from 'react'

import { firstScreen } from '#src/device/page.ts'

import { FailedQuery } from './states/States.tsx'

/**
 * A part of a screen whose code loads when it is first rendered. If that fails, `Failed` is
 * rendered in its place, and the rest of the screen stays.
 */
export function lazyPart<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  Failed: FunctionComponent<P> = PartFailed,
): LazyExoticComponent<FunctionComponent<P>> {
  return lazy(async () => ({ default: await load().catch(() => Failed) }))
}

const Nothing = (): ReactNode => null

/** A part that loads after the first screen is shown; if that fails, nothing is rendered. */
export const laterPart = <P extends object>(load: () => Promise<FunctionComponent<P>>) =>
  lazyPart(() => firstScreen.then(load), Nothing)

/**
 * Chromium requests a failed module only once; only a new page requests it again. Drafts survive
 * that.
 */
function PartFailed(): ReactNode {
  const scrolled = useRef(false)
  return (
    <div
      ref={(element) => {
        if (element && !scrolled.current) element.scrollIntoView({ block: 'nearest' })
        scrolled.current = true
      }}
    >
      <FailedQuery
        query={{ error: null, isFetching: false, refetch: () => location.reload() }}
        text="Ця частина не завантажилася"
        advice="Перевір з’єднання і спробуй ще раз."
        order={2}
      />
    </div>
  )
}
