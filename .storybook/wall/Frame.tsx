import { type ReactNode, useEffect, useRef, useState } from 'react'

import { heldMessage } from '../common/hold-messages.ts'
import { FRAME } from '../common/own-device.ts'
import { pixelsOf, type ViewportId } from '../common/viewports.ts'
import { type Scheme, SCHEMES } from './choice.ts'
import { inTurn } from './frame-queue.ts'
import { placeStyle } from './frame-style.ts'
import type { Entry } from './index-entry.ts'

import classes from './Wall.module.css'

interface FrameProps {
  entry: Pick<Entry, 'id' | 'name'>
  size: ViewportId
  scheme: Scheme
  /** Per cent. */
  scale: number
  /** The greatest height of the frame, in CSS pixels before it is scaled. */
  highest?: number
}

/** A live story at the given size, rendered only while it is near the window. */
export function Frame({ entry, size, scheme, scale, highest = Infinity }: FrameProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => setNear(seen?.isIntersecting ?? false), {
      rootMargin: '25%',
    })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])

  const { id, name } = entry
  useEffect(() => {
    if (!isNear) return undefined
    const listening = new AbortController()
    const frame = document.createElement('iframe')
    frame.name = `${FRAME}${id} ${size} ${scheme}`
    frame.title = `${name}, ${pixelsOf(size).width} px, ${SCHEMES[scheme]}`
    // The link beside it opens the story; the frame itself ignores presses.
    frame.tabIndex = -1
    frame.ariaBusy = 'true'
    frame.src = `iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=scheme:${scheme};steps:state;a11y.manual:!true`
    const giveUp = inTurn((done) => {
      const onMessage = ({ source, data }: MessageEvent): void => {
        // Storybook's message to the page around it.
        const isOver = data === heldMessage(id) || String(data).includes('"storyFinished"')
        if (source !== frame.contentWindow || !isOver) return
        frame.ariaBusy = 'false'
        done()
      }
      addEventListener('message', onMessage, { signal: listening.signal })
      place.current?.append(frame)
    })
    return () => {
      listening.abort()
      giveUp()
      frame.remove()
    }
  }, [isNear, id, name, size, scheme])

  return <div ref={place} className={classes['frame']} style={placeStyle(size, scale, highest)} />
}
