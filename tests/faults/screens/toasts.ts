/** The toasts that a person sees, including those that are gone again. */
import { notificationsStore } from '@mantine/notifications'
import { expect } from 'vitest'

import { frameRendered } from './test-app.tsx'
import { until } from './wait-until.ts'

export interface Toasts {
  /** Their texts, oldest first. */
  seen: () => string[]
  stop: () => void
}

/** Collects the toasts that appear from now on. */
export function toastsFromNowOn(): Toasts {
  // One that is added together with its list is found in both.
  const texts = new Map<Element, string>()
  const collect = (records: MutationRecord[]): void => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    for (const node of added) {
      if (!(node instanceof Element)) continue
      const inside = [...node.querySelectorAll(TOAST)]
      for (const toast of node.matches(TOAST) ? [node, ...inside] : inside)
        texts.set(toast, toast.textContent)
    }
  }
  const observer = new MutationObserver(collect)
  observer.observe(document.body, { childList: true, subtree: true })
  return {
    seen() {
      collect(observer.takeRecords())
      return [...texts.values()]
    },
    stop: () => observer.disconnect(),
  }
}

/** Waits until the toasts of the last answer are in the page. The first one mounts the list itself. */
export async function toastsRendered(): Promise<void> {
  await frameRendered()
  await until(() => {
    const { notifications } = notificationsStore.getState()
    const ids = notifications.map(({ id }) => id ?? '')
    expect(ids.filter((id) => !document.getElementById(id))).toEqual([])
  })
}

const TOAST = '[role][data-kind]'
