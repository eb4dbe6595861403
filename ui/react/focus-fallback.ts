/** Focus fallback for controls that remove themselves: without it, the next Tab would start at the top of the page. */
import { useEffect, useRef } from "react"

/** Nearest heading around an element. */
const headingOf = (element: Element | null): HTMLElement | null =>
  element && (element.querySelector<HTMLElement>("h1, h2") ?? headingOf(element.parentElement))

/** Ref for a box with removable controls: when the focused one is removed, the nearest heading takes the focus. */
export const useFocusFallback = <Box extends HTMLElement>() => {
  const box = useRef<Box>(null)
  useEffect(() => {
    const within = box.current
    if (within === null) return undefined
    let focused: Node | null = null
    const rememberFocus = ({ target }: FocusEvent) => (focused = target as Node)
    const changes = new MutationObserver((records) => {
      if (focused === null || focused.isConnected || document.activeElement !== document.body) return
      const from = records.find(({ removedNodes }) => [...removedNodes].some((gone) => gone.contains(focused)))
      const heading = headingOf(from?.target instanceof Element && from.target.isConnected ? from.target : within)
      if (heading !== null) heading.tabIndex = -1
      heading?.focus()
    })
    within.addEventListener("focusin", rememberFocus)
    changes.observe(within, { childList: true, subtree: true })
    return () => {
      within.removeEventListener("focusin", rememberFocus)
      changes.disconnect()
    }
  }, [])
  return box
}
