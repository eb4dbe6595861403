/** Arrival at a page that the browser did not open itself: head links, focus and scroll position. S26. */
import { addressOf, defaultLocale, locales } from "#domain/entities/locale.ts"
import type { PageLocation } from "#app/address.ts"
import { showFont } from "#app/first-view/fonts.ts"
import type { Arriving } from "./current-page.ts"

/** The status element that screen readers announce, created at its first use. */
const announcer = (() => {
  let element: HTMLElement | null = null
  return (): HTMLElement => {
    if (element !== null) return element
    element = document.createElement("p")
    element.className = "sr"
    element.setAttribute("role", "status")
    document.body.append(element)
    return element
  }
})()

const setLink = (selector: string, href: string) => document.head.querySelector<HTMLLinkElement>(selector)?.setAttribute("href", href)

/** Sets the head links to the page's address, for crawlers and sharing. */
const setHeadLinks = ({ locale, path }: PageLocation): void => {
  const { origin } = window.location
  setLink('link[rel="canonical"]', origin + addressOf(locale, path))
  for (const language of locales) setLink(`link[hreflang="${language}"]`, origin + addressOf(language, path))
  setLink('link[hreflang="x-default"]', origin + addressOf(defaultLocale, path))
}

/** Announces the page to screen readers and moves the focus to its top, unless the shopper is typing. */
const announce = (title: string, typing: boolean): void => {
  if (!typing) document.getElementById("main")?.focus({ preventScroll: true })
  announcer().textContent = title
}

/** Whether the page was still too short for its scroll position. */
let isTooShort = false

/** The element that the hash names, in the visible page only: the hidden previous one may hold the same id. */
const hashTarget = (): Element | null => {
  const id = window.location.hash.slice(1)
  return id === "" ? null : document.querySelector(`#main > :not([data-behind]) [id="${CSS.escape(id)}"]`)
}

/** Stops waiting for the element of the hash. */
let stopWaiting: () => void = () => undefined

/** Scrolls `top` pixels down a page that has just been mounted. */
const scrollDown = (top: number): void => {
  window.scrollTo(0, top)
  isTooShort = Math.abs(window.scrollY - top) > 1
}

/** Scrolls to the element of the hash, now or once it is rendered, unless the shopper has scrolled meanwhile. */
const scrollToHashTarget = (): void => {
  const element = hashTarget()
  if (element !== null || window.scrollY > 0) stopWaiting()
  if (window.scrollY === 0) element?.scrollIntoView()
}

const waitForHashTarget = (): void => {
  const observer = new MutationObserver(scrollToHashTarget)
  stopWaiting = () => observer.disconnect()
  observer.observe(document.getElementById("main") ?? document.body, { childList: true, subtree: true })
  scrollToHashTarget()
}

/** Scrolls again once the rest of the page is rendered, unless the first scroll had reached its position. */
export const scrollAgain = (top: number): void => {
  if (isTooShort) scrollDown(top)
}

/** The browser restores scroll positions on reload; back and forward navigation is handled here. */
export const restoreScrollPositions = (): void => {
  const setManual = () => {
    history.scrollRestoration = "manual"
  }
  setManual()
  window.addEventListener("pageshow", setManual)
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto"
  })
}

export const arriving: Arriving = {
  scroll: (top) => {
    showFont()
    stopWaiting()
    scrollDown(top ?? 0)
    if (top === null && window.location.hash !== "") waitForHashTarget()
  },
  announce: (location, typing) => {
    setHeadLinks(location)
    announce(document.title, typing)
  },
}

/** Releases scroll locks that a dialog left on the page. */
export const clearLocks = (): void => {
  for (const element of [document.documentElement, document.body]) {
    element.style.removeProperty("overflow")
    element.style.removeProperty("padding-right")
    element.style.removeProperty("pointer-events")
    element.removeAttribute("data-scroll-locked")
  }
}
