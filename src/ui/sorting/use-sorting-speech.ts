import type { DndContextProps, Over, UniqueIdentifier } from '@dnd-kit/core'
import { useRef } from 'react'

/** The place of an item; `index` counts from 0. */
export const placeText = (label: string, index: number, length: number): string =>
  `${label}: місце ${index + 1} з ${length}`

const INSTRUCTIONS =
  'Щоб пересунути, натисни пробіл. Далі стрілки вгору і вниз змінюють місце, пробіл залишає на новому місці, Escape скасовує.'

/** The announcements for screen readers while an item is dragged. */
export function useSortingSpeech(
  keys: readonly string[],
  labels: readonly string[],
): NonNullable<DndContextProps['accessibility']> {
  // The item's original place is announced only after the item has been over another one.
  const announced = useRef(-1)
  const indexOf = (id: UniqueIdentifier | undefined): number => keys.findIndex((key) => key === id)
  const labelAt = (index: number): string => labels[index] ?? ''
  const place = (id: UniqueIdentifier, over: Over | null): string => {
    const from = indexOf(id)
    const to = over ? indexOf(over.id) : from
    return placeText(labelAt(from), to, keys.length)
  }
  return {
    screenReaderInstructions: { draggable: INSTRUCTIONS },
    announcements: {
      onDragStart({ active: { id } }) {
        announced.current = indexOf(id)
        return `Взято. ${place(id, null)}`
      },
      onDragOver({ active: { id }, over }) {
        const to = indexOf(over?.id)
        if (to < 0 || to === announced.current) return undefined
        announced.current = to
        return place(id, over)
      },
      onDragEnd: ({ active: { id }, over }) => `Поставлено. ${place(id, over)}`,
      onDragCancel: ({ active: { id } }) => `Скасовано. ${place(id, null)}`,
    },
  }
}
