import { useEffect, useEffectEvent } from 'react'

/** The text of product §4 «Working hours». */
export const QUESTION = 'Відмінити не збережені зміни?'

export interface QuestionProps {
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
