/** Catches the focus where a press takes its own control away: the next Tab would begin at the top of the page. */
import { useEffect, useRef } from "react"

/** The heading of what surrounds a place. */
const headingOf = (place: Element | null): HTMLElement | null =>
  place && (place.querySelector<HTMLElement>("h1, h2") ?? headingOf(place.parentElement))

/** For a box in which controls come and go: when one goes with the focus, the nearest heading takes it, and is read out. */
export const useFocusCaught = <Box extends HTMLElement>() => {
  const box = useRef<Box>(null)
  useEffect(() => {
    const within = box.current
    if (within === null) return undefined
    let held: Node | null = null
    const hold = ({ target }: FocusEvent) => (held = target as Node)
    const changes = new MutationObserver((records) => {
      if (held === null || held.isConnected || document.activeElement !== document.body) return
      const from = records.find(({ removedNodes }) => [...removedNodes].some((gone) => gone.contains(held)))
      const heading = headingOf(from?.target instanceof Element && from.target.isConnected ? from.target : within)
      if (heading !== null) heading.tabIndex = -1
      heading?.focus()
    })
    within.addEventListener("focusin", hold)
    changes.observe(within, { childList: true, subtree: true })
    return () => {
      within.removeEventListener("focusin", hold)
      changes.disconnect()
    }
  }, [])
  return box
}
