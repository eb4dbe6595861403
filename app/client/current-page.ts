/** What is on show in a browser, and how to leave it: plainly at first, by the navigator once that is there. */
import type { PageNavigator } from "#ui/parts/button/link.tsx"
import { observed } from "#ui/react/observable.ts"
import { addressOf, type PageLocation } from "#app/address.ts"
import type { KnownRoute } from "#app/route.ts"
import type { View } from "#app/storefront.tsx"

export type ShownPage = View & {
  readonly route: KnownRoute
  /** `first`: the page that the browser opened with. `back`: the shopper returned to it. */
  readonly arrival: "first" | "onwards" | "back"
  /** The page that was left for this one. */
  readonly behind: ShownPage | null
}

/** What a browser does by itself for a page that it opens, and must be done for it where only the page's content changes. S26. */
export type Arriving = {
  /** Before the page is painted: goes to its place, `top` pixels down; `null` for one that is new, where the address says. */
  readonly stand: (top: number | null) => void
  /** Once it is there: tells crawlers, sharers and screen readers, and moves the focus unless the shopper is typing. */
  readonly announce: (location: PageLocation, typing: boolean) => void
}

export type CurrentPage = PageNavigator & {
  readonly subscribe: (changed: () => void) => () => void
  readonly shown: () => ShownPage
  readonly show: (next: ShownPage) => void
  /** From now on the shopper goes by these ways, and arrives so. */
  readonly open: (navigator: PageNavigator, arriving: Arriving) => void
  /** Until the stage is open nobody goes anywhere. */
  readonly arriving: () => Arriving | null
}

/** Until there is a navigator, a link is what it is without scripts. */
const plainly: PageNavigator = { go: (address) => window.location.assign(address), prefetch: () => undefined }

export const createCurrentPage = (first: ShownPage): CurrentPage => {
  const shown = observed(first)
  let navigator = plainly
  let arriving: Arriving | null = null
  return {
    subscribe: shown.subscribe,
    shown: shown.now,
    show: shown.set,
    open: (found, newArriving) => {
      navigator = found
      arriving = newArriving
    },
    arriving: () => arriving,
    go: (address, options) => navigator.go(address, options),
    prefetch: (path) => navigator.prefetch(path),
  }
}

/** `/products?sale=1`, with its language. */
export const wholeAddress = ({ locale, path, searchParams }: PageLocation): string => {
  const search = searchParams.toString()
  return addressOf(locale, path) + (search === "" ? "" : `?${search}`)
}

/** The address on show, and the part after its `?`. */
export const shownAddress = ({ location: { locale, path } }: ShownPage): string => addressOf(locale, path)
export const shownSearch = ({ location: { searchParams } }: ShownPage): string => searchParams.toString()
