import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { useAuth } from '#src/api/auth.ts'
import { meOptions, type User, type TimeSlot } from '#src/api/reads.ts'
import { keepChosenSlot, lastCoach } from '#src/device/remembered.ts'
import { pageIdOf } from '#src/device/share.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { fullName } from '#src/domain/names.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'

import { slotRequestMutation } from './api.ts'

const route = getRouteApi('/_public/coach/$id')

/** The id of the heading above the slots. */
export const SLOTS = 'booking'

/** Chooses and requests a slot of a coach (product §2 «Booking view»). */
export function useBooking(coach: User) {
  const { id } = route.useParams()
  const navigate = useWhileShown(route.useNavigate())
  const router = useRouter()
  const signedIn = isSignedIn(useAuth())
  const { data: me } = useQuery({ ...meOptions(), enabled: signedIn })
  // The slot is kept during the dialog's closing transition.
  const [asking, setAsking] = useState<{ slot: TimeSlot; opened: boolean } | null>(null)

  const clientId = me?.role === 'client' && signedIn ? me.id : null
  const coachName = fullName(coach)
  const pageId = pageIdOf(coach)
  // The card of a client without trainings links back to this coach.
  useEffect(() => {
    if (clientId !== null)
      lastCoach.write({ ...lastCoach.read(), [clientId]: { id: pageId, name: coachName } })
  }, [clientId, pageId, coachName])

  const { call, showFailure, ...request } = useSingleMutation(slotRequestMutation(coach.id))

  /**
   * Anonymous visitors register first, and are asked about the same slot when they return: then the
   * page is scrolled to the slots, which are seen once the question is closed.
   */
  const choose = (slot: TimeSlot, { returned = false } = {}): void => {
    const search = { date: slot.date, slot: slot.id }
    if (!signedIn) {
      const when = `${dayText(slot.date)}, ${timeRange(slot.start_time, slot.end_time)}`
      keepChosenSlot(slot.id, `${when} · ${coachName}`)
      const { href } = router.buildLocation({
        to: '/coach/$id',
        params: { id },
        search: { ...search, ask: true },
        hash: SLOTS,
      })
      return void navigate({ to: '/register', search: { user_type: 'client', next: href } })
    }
    const place = returned ? { hash: SLOTS } : { resetScroll: false }
    void navigate({ search, replace: true, ...place })
    request.reset()
    setAsking({ slot, opened: true })
  }

  /** The slot is removed from the address once it is booked. */
  const book = (slot: TimeSlot): void =>
    call(slot, {
      onSuccess: () =>
        void navigate({
          to: '/coach/$id',
          params: { id },
          search: { date: slot.date },
          replace: true,
          resetScroll: false,
        }),
      onError: showFailure,
    })

  return {
    choose,
    book,
    request,
    asking,
    close: () => setAsking((last) => last && { ...last, opened: false }),
    /** A coach cannot book. */
    isCoach: signedIn && me?.role === 'coach',
    clientId,
  }
}
