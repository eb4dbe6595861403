/** Arrival at a page that the browser did not open itself: head links, focus and scroll position. S26. */
import { addressOf, defaultLocale, locales } from "#domain/entities/locale.ts"
import type { PageLocation } from "#app/address.ts"
import { showFont } from "#app/first-view/fonts.ts"
import type { Arriving } from "./current-page.ts"

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

/** Head links with the page's address, for crawlers and sharing. */
const relink = ({ locale, path }: PageLocation): void => {
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
let owed = false

/** The element that the hash names, in the visible page only: the hidden previous one may hold the same id. */
const named = (): Element | null => {
  const id = window.location.hash.slice(1)
  return id === "" ? null : document.querySelector(`#main > :not([data-behind]) [id="${CSS.escape(id)}"]`)
}

/** Stops waiting for the part of the page that holds the element. */
let stopSeeking: () => void = () => undefined

/** Scrolls a page that has just been mounted, `top` pixels down. */
const standAt = (top: number): void => {
  window.scrollTo(0, top)
  owed = Math.abs(window.scrollY - top) > 1
}

/** Scrolls to the element of the hash, now or once it is rendered, unless the shopper has scrolled meanwhile. */
const standAtNamed = (): void => {
  const element = named()
  if (element !== null || window.scrollY > 0) stopSeeking()
  if (window.scrollY === 0) element?.scrollIntoView()
}

const seekNamed = (): void => {
  const seeker = new MutationObserver(standAtNamed)
  stopSeeking = () => seeker.disconnect()
  seeker.observe(document.getElementById("main") ?? document.body, { childList: true, subtree: true })
  standAtNamed()
}

/** Scrolls again once the rest of the page is rendered, unless the first scroll had reached its position. */
export const scrollAgain = (top: number): void => {
  if (owed) standAt(top)
}

/** The browser restores scroll positions on reload; back and forward navigation is handled here. */
export const restoreScrollPositions = (): void => {
  const find = () => {
    history.scrollRestoration = "manual"
  }
  find()
  window.addEventListener("pageshow", find)
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto"
  })
}

export const arriving: Arriving = {
  stand: (top) => {
    showFont()
    stopSeeking()
    standAt(top ?? 0)
    if (top === null && window.location.hash !== "") seekNamed()
  },
  announce: (location, typing) => {
    relink(location)
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
