/** Arriving at a page that the browser did not open itself. S26. */
import { addressOf, type PageLocation } from "#app/address.ts"
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

/** Links that tell crawlers and sharers where the page is. */
const relink = ({ locale, path }: PageLocation): void => {
  const { origin } = window.location
  setLink('link[rel="canonical"]', origin + addressOf(locale, path))
  for (const language of ["mn", "en"] as const) setLink(`link[hreflang="${language}"]`, origin + addressOf(language, path))
  setLink('link[hreflang="x-default"]', origin + addressOf("mn", path))
}

/** Screen readers hear where they are, and read on from the top of the page; whoever is typing already goes on typing. */
const announce = (title: string, typing: boolean): void => {
  if (!typing) document.getElementById("main")?.focus({ preventScroll: true })
  announcer().textContent = title
}

/** Whether the page was still too short for its place. */
let owed = false

/** What the address names after its `#`, in the page in sight: the one left last may have a thing of that name too. */
const named = (): Element | null => {
  const id = window.location.hash.slice(1)
  return id === "" ? null : document.querySelector(`#main > :not([data-behind]) [id="${CSS.escape(id)}"]`)
}

/** Stops waiting for the rest of a page, in which the named thing comes. */
let stopSeeking: () => void = () => undefined

/** Goes to a place of a page that was just put up, `top` pixels down. */
const standAt = (top: number): void => {
  window.scrollTo(0, top)
  owed = Math.abs(window.scrollY - top) > 1
}

/** Goes to what the address names, now or as soon as it is there; a shopper who scrolled meanwhile is not taken away. */
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

/** Goes there again once the rest of the page has come; a shopper who was there at once, and went on, is not brought back. */
export const standAgainAt = (top: number): void => {
  if (owed) standAt(top)
}

/** A reload finds its place by the browser; going back and forth is ours, in a page that the browser kept while it was left too. */
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

/** Whatever kept the page from scrolling is over. */
export const clearLocks = (): void => {
  for (const element of [document.documentElement, document.body]) {
    element.style.removeProperty("overflow")
    element.style.removeProperty("padding-right")
    element.style.removeProperty("pointer-events")
    element.removeAttribute("data-scroll-locked")
  }
}
