/** Current page of the browser, and navigation from it: plain links at first, the navigator once it is loaded. */
import type { PageNavigator } from "#ui/parts/button/link.tsx"
import { observed } from "#ui/react/observable.ts"
import { addressOf } from "#domain/entities/locale.ts"
import type { PageLocation } from "#app/address.ts"
import type { KnownRoute } from "#app/route.ts"
import type { View } from "#app/storefront.tsx"

export type ShownPage = View & {
  readonly route: KnownRoute
  /** `first`: the page that the browser opened with. `back`: the shopper returned to it. */
  readonly arrival: "first" | "onwards" | "back"
  /** The page that was left for this one, still mounted. */
  readonly behind: ShownPage | null
}

/** Arrival at a page within the document: the work that a browser does itself when it opens one. S26. */
export type Arriving = {
  /** Before paint: scrolls `top` pixels down; with `null` to the element of the hash, or the top of a new page. */
  readonly scroll: (top: number | null) => void
  /** After paint: updates crawler links, announces the page to screen readers, and moves the focus unless the shopper is typing. */
  readonly announce: (location: PageLocation, typing: boolean) => void
}

export type CurrentPage = PageNavigator & {
  readonly subscribe: (changed: () => void) => () => void
  readonly shown: () => ShownPage
  readonly show: (next: ShownPage) => void
  /** Installs the navigator and its arrival handling. */
  readonly open: (navigator: PageNavigator, arriving: Arriving) => void
  /** Null until the navigator is installed. */
  readonly arriving: () => Arriving | null
}

/** Without a navigator, a link is an ordinary link. */
const plainNavigator: PageNavigator = { go: (address) => window.location.assign(address), prefetch: () => undefined }

export const createCurrentPage = (first: ShownPage): CurrentPage => {
  const shown = observed(first)
  let navigator = plainNavigator
  let arriving: Arriving | null = null
  return {
    subscribe: shown.subscribe,
    shown: shown.now,
    show: shown.set,
    open: (newNavigator, newArriving) => {
      navigator = newNavigator
      arriving = newArriving
    },
    arriving: () => arriving,
    go: (address, options) => navigator.go(address, options),
    prefetch: (path) => navigator.prefetch(path),
  }
}

/** Address with locale and query: `/products?sale=1`. */
export const wholeAddress = ({ locale, path, searchParams }: PageLocation): string => {
  const search = searchParams.toString()
  return addressOf(locale, path) + (search === "" ? "" : `?${search}`)
}

/** The current address, and its query. */
export const shownAddress = ({ location: { locale, path } }: ShownPage): string => addressOf(locale, path)
export const shownSearch = ({ location: { searchParams } }: ShownPage): string => searchParams.toString()

/** Event that reports the arrival at a page to the navigation machine; `back` to one that the shopper returned to. */
export const arrivalAt = ({ entry, location }: Pick<ShownPage, "entry" | "location">, back: boolean) =>
  ({
    type: "page.arrive",
    entry,
    back,
    path: wholeAddress(location),
    title: document.title,
    locale: location.locale,
  }) as const
