import { CatchBoundary } from '@tanstack/react-router'
import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'

import { firstScreen } from '#src/device/page.ts'

import { FailedQuery } from './states/States.tsx'

const Nothing = (): ReactNode => null

interface Instead<P> {
  /** Rendered while the code loads. */
  Loading?: FunctionComponent<P>
  /** Rendered if it does not load; a part that breaks says so, or nothing. */
  Failed?: FunctionComponent<P>
}

/**
 * A part of a screen whose code loads when it is first rendered. If that fails, or the part breaks,
 * the rest of the screen stays; the next screen tries again.
 */
export function lazyPart<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  { Loading = Nothing, Failed = PartFailed }: Instead<P> = {},
): FunctionComponent<P> {
  const Part: ComponentType<P> = lazy(async () => ({ default: await load().catch(() => Failed) }))
  return (props) => (
    <CatchBoundary
      getResetKey={() => location.pathname}
      errorComponent={Failed === Nothing ? Nothing : PartFailed}
    >
      <Suspense fallback={<Loading {...props} />}>
        <Part {...props} />
      </Suspense>
    </CatchBoundary>
  )
}

/** A part that loads after the first screen is shown; if that fails, nothing is rendered. */
export const laterPart = <P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  instead: Instead<P> = {},
): FunctionComponent<P> => lazyPart(() => firstScreen.then(load), { Failed: Nothing, ...instead })

/**
 * A dialog whose code loads when it is first opened. It stays from then on, so that it can close
 * slowly.
 */
export function lazyDialog<P extends { opened: boolean }>(
  load: () => Promise<FunctionComponent<P>>,
): FunctionComponent<P> {
  const Part = lazyPart(load)
  return (props) => {
    const [wasOpened, setWasOpened] = useState(props.opened)
    if (props.opened && !wasOpened) setWasOpened(true)
    return wasOpened && <Part {...props} />
  }
}

/**
 * Chromium requests a failed module only once; only a new page requests it again. Drafts survive
 * that.
 */
function PartFailed(): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place}>
      <FailedQuery
        query={{ error: null, isFetching: false, refetch: () => location.reload() }}
        text="Ця частина не завантажилася"
        advice="Перевір з’єднання і спробуй ще раз."
        order={2}
      />
    </div>
  )
}
