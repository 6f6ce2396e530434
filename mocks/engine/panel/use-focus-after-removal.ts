import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus to the open tab if the focused control is removed, for example with a deleted row
 * or fault. Otherwise the focus would move to the start of the page.
 */
export function useFocusAfterRemoval(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = sheet
    const hold = (target: EventTarget | null): void => {
      const isRemoved = target instanceof Element && !target.isConnected
      if (!isRemoved || document.activeElement !== document.body) return
      const tabs = current?.querySelectorAll<HTMLElement>('[role=tabpanel]') ?? []
      const tab = [...tabs].find((one) => one.checkVisibility())
      if (!tab) return
      tab.tabIndex = -1
      tab.focus({ preventScroll: true })
    }
    // The event is dispatched before the removal. React does not report it for its own removals.
    const onFocusOut = ({ target }: FocusEvent): void => queueMicrotask(() => hold(target))
    current?.addEventListener('focusout', onFocusOut)
    return () => current?.removeEventListener('focusout', onFocusOut)
  }, [sheet])
}
