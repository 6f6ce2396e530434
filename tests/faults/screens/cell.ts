/** One cell of the matrix: an operation broken in one way, on a screen that calls it. */
import { notifications } from '@mantine/notifications'
import { expect } from 'vitest'

import type { Operation } from '#src/api/operation.ts'

import { isHarmless, isOnlySpoilt, type Kind } from '../kinds.ts'
import { breakCalls, faultsOf, isBroken } from './break.ts'
import { type Hold, holdCalls } from './hold.ts'
import { alerts, alertTexts } from './looks.ts'
import { hasSucceeded, isDone, isSignedOut, isTold, isWaitedFor } from './outcomes.ts'
import { doubly } from './person.ts'
import { isChange, isNotChanged, type Play, REFRESH, tryAgain } from './play.ts'
import { screenOf, type Stage } from './stage.ts'
import { openTheatre, type Theatre } from './theatre.tsx'

const NOTHING: ReadonlySet<Element> = new Set()

/** How a stage goes with a kind. `since` is the id of the last call of before. */
function playOf(
  operation: Operation,
  stage: Stage,
  kind: Kind,
  { theatre, since }: { theatre: Theatre; since: number },
): Play {
  const other = stage.but?.(kind)
  return {
    operation,
    stage: { ...stage, ...(other !== 'fine' && other) },
    kind,
    isFine: other === 'fine' || isOnlySpoilt(kind, operation),
    theatre,
    calls: async (name = operation) =>
      (await theatre.mock.requests(since)).filter((call) => call.operation === name),
  }
}

const lastCall = async ({ mock }: Theatre): Promise<number> =>
  (await mock.requests()).at(-1)?.id ?? 0

/** Opens a screen of its own, makes the call there and checks what a person sees of it. */
export async function playAlone(operation: Operation, stage: Stage, kind: Kind): Promise<Theatre> {
  const { reach, act } = stage
  const hold = (): Hold | null => (kind === 'slow' ? holdCalls(operation) : null)
  let held = act ? null : hold()
  // What opening the screen calls is broken before.
  const faults = act ? [] : faultsOf(operation, kind)
  const theatre = await openTheatre({ ...screenOf(stage), faults })
  try {
    await reach?.()
    const play = playOf(operation, stage, kind, {
      theatre,
      since: act ? await lastCall(theatre) : 0,
    })
    if (act) {
      expect(alertTexts()).toEqual([])
      await isNotChanged(play, 'before the call')
      await breakCalls(theatre.mock, operation, kind)
      held = hold()
      await (held && isChange(operation) ? doubly(act) : act())
    }
    if (held) await isWaitedFor(play, held)
    else await isBroken(play)
    await isFollowed(play, NOTHING)
    return theatre
  } catch (error) {
    await theatre.close()
    throw error
  } finally {
    held?.release()
  }
}

/** Makes a call again that has failed in another way just before, on the same screen. */
export async function playNext(
  operation: Operation,
  stage: Stage,
  kind: Kind,
  theatre: Theatre,
): Promise<void> {
  const play = playOf(operation, stage, kind, { theatre, since: await lastCall(theatre) })
  notifications.clean()
  await breakCalls(theatre.mock, operation, kind)
  // What a read has failed with may stay while it is made again.
  const stale = isChange(operation) ? new Set(alerts()) : NOTHING
  await tryAgain(play)
  await isBroken(play)
  await isFollowed(play, stale)
}

/** What comes of the call. */
async function isFollowed(play: Play, stale: ReadonlySet<Element>): Promise<void> {
  if (play.kind === '401 then signed out') await isSignedOut(play)
  else if (play.isFine) await isDone(play)
  else if (isHarmless(play.kind)) await hasSucceeded(play)
  else await isTold(play, stale)
  expect(play.theatre.troubles).toEqual([])
}

/** After a failure a person tries again, and nothing is broken any more. */
export async function recover(
  operation: Operation,
  stage: Stage,
  kind: Kind,
  theatre: Theatre,
): Promise<void> {
  const play = playOf(operation, stage, kind, { theatre, since: await lastCall(theatre) })
  if (play.isFine || isHarmless(kind) || kind === '401 then signed out') return
  if (play.stage.again === null) return
  await theatre.mock.clearFaults()
  await tryAgain(play)
  // A person who was signed out signs in again.
  await (operation === REFRESH ? isDone(play) : hasSucceeded(play, stage.againBy))
  expect(theatre.troubles).toEqual([])
}
