/** Navigator: changes pages within the document, and restores a page as it was left on back navigation. */
import { yieldToBrowser } from "#adapters/browser/yield-to-browser.ts"
import { isOutOfReach } from "#domain/entities/problem.ts"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { Ports } from "#machines/ports.ts"
import type { Streams } from "#machines/streams.ts"
import type { PageNavigator } from "#ui/parts/button/link.tsx"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import { addressOf } from "#domain/entities/locale.ts"
import { canonical, type PageLocation } from "#app/address.ts"
import type { Actors, AnyPageController } from "#app/page.ts"
import { requiresLogin, type Route } from "#app/route.ts"
import { locationAt, notFound } from "#app/routes.ts"
import { startPage } from "./page-start.ts"
import { arriving } from "./page-arrival.ts"
import { enter, presentEntry } from "./history-entries.ts"
import { untilRetry } from "./lost-file.ts"
import { inTime, type PageData, type PageParts, type PageStore } from "./page-loader.ts"
import { newSeed } from "./seed.ts"
import { arrivalAt, shownAddress, shownSearch, wholeAddress, type ShownPage, type CurrentPage } from "./current-page.ts"

/** Longest wait for the next page's data while the old page stays, in milliseconds; then the skeleton is shown. */
const timeout = 250

/** The same where a glimpse of the next page can be shown at once. */
const timeoutWithGlimpse = 20

/** The same for back navigation to a scroll position further down, which a skeleton cannot restore. */
const timeoutToReturn = 3000

/** Maximum number of pages of a visit that can be restored at once. */
const maxSnapshots = 20

export type Navigator = PageNavigator & {
  /** Starts with the page that the browser opened. */
  readonly begin: () => void
}

export type NavigatorOptions = {
  readonly currentPage: CurrentPage
  /** Controller of the current page. */
  readonly controller: AnyPageController
  readonly actors: Actors
  readonly store: PageStore
  readonly ports: Ports
  readonly streams: Streams
  readonly actorRefs: ActorRefs
  /** Called when a page's code cannot be loaded: the site was updated, or the request failed. */
  readonly onLost: () => Promise<void>
  /** Called in the task that starts a page's machines. */
  readonly onStarted: () => void
  /** Whether the page at an address opens without a connection. */
  readonly isStored: (url: URL) => Promise<boolean>
}

/** A navigation to a page; `back` to one that the shopper returns to. */
type Visit = {
  readonly route: Route
  readonly location: PageLocation
  readonly entry: string
  readonly back: boolean
  readonly glimpse: Tile | null
}

export const createNavigator = (options: NavigatorOptions): Navigator => {
  const { currentPage, store, ports, streams, actorRefs, onLost, onStarted, isStored } = options
  let { controller, actors } = options
  /** Number of the latest navigation: an earlier one that is still loading is given up. */
  let navigation = 0
  let trees = 0
  let leaving = false
  /** Disconnects the current page. */
  let dismiss: () => void = () => undefined
  /** Snapshots of the pages that were left, by history entry. */
  const left = new Map<string, Readonly<Record<string, unknown>>>()
  /** Actors of the mounted pages, by tree number; screens of the first page hold placeholders for theirs. */
  const running = new Map([[trees, actors]])

  /** Starts the current page, which is dismissed before another one arrives. */
  const startCurrentPage = () => {
    const shown = currentPage.shown()
    dismiss = startPage(shown, {
      actors,
      controller,
      actorRefs,
      isLeaving: () => leaving,
      go: (path, goOptions) => go(addressOf(shown.location.locale, path), goOptions),
      refuse: () => void refuse(shown),
      isAdministrator: () => ports.checkWebsiteAdmin(),
      onStarted,
    })
  }

  /** Stores a snapshot of a page that is unmounted, unless it is personal. */
  const retire = ({ route, entry, tree }: ShownPage) => {
    const pageActors = Object.entries(running.get(tree) ?? {})
    running.delete(tree)
    if (route.audience === "everybody") {
      left.delete(entry)
      left.set(entry, Object.fromEntries(pageActors.map(([name, actor]) => [name, actor.getPersistedSnapshot()])))
      for (const oldest of left.keys()) {
        if (left.size <= maxSnapshots) break
        left.delete(oldest)
      }
    }
    for (const [, actor] of pageActors) actor.stop()
  }

  /** The mounted previous page if it is the requested one; its machines continue. */
  const mountedAt = (entry: string, { behind }: ShownPage): ShownPage | null => (behind?.entry === entry ? behind : null)

  /** Shows a page whose parts have loaded; `fetched` is null where its data has not arrived. */
  const arrive = ({ route, location: requested, entry, back, glimpse }: Visit, parts: PageParts, fetched: PageData | null) => {
    const { page, messages } = parts
    const before = currentPage.shown()
    const mounted = mountedAt(entry, before)
    const isSameLocation = mounted !== null && wholeAddress(mounted.location) === wholeAddress(requested)
    const location = isSameLocation ? mounted.location : requested
    const snapshot = back ? (left.get(entry) ?? null) : null
    // One page stays mounted, and never a personal one.
    const retained = before.route.audience === "everybody"
    dismiss()
    leaving = false
    if (!retained) retire(before)
    const { data = null, problem = null } = fetched ?? {}
    controller = parts.controller
    const tree = mounted?.tree ?? (trees += 1)
    actors =
      running.get(tree) ?? controller.open({ location, data, problem, glimpse, left: snapshot, ports, streams, actorRefs, seed: newSeed() })
    running.set(tree, actors)
    const next: ShownPage = {
      route,
      page,
      location,
      entry,
      actors: mounted?.actors ?? actors,
      messages,
      arrival: back ? "back" : "onwards",
      tree,
      behind: retained ? { ...before, behind: null } : null,
    }
    // Shown first, since its machine may change the address, which must be this page's.
    currentPage.show(next)
    startCurrentPage()
    if (mounted !== null || snapshot !== null) controller.follow?.(actors.actor, location)
    if (before.behind !== null && mounted === null) retire(before.behind)
  }

  /** Shows the not-found page at the address of a page that is not for this shopper. */
  const refuse = async ({ location, entry }: ShownPage) => {
    const started = navigation
    try {
      const parts = await store.parts(notFound, location.locale)
      if (started === navigation) arrive({ route: notFound, location, entry, back: false, glimpse: null }, parts, null)
    } catch {
      await onLost()
    }
  }

  /** The requested page is the current one. */
  const stay = () => {
    navigation += 1
    if (!leaving) return
    leaving = false
    actorRefs.navigation.send(arrivalAt(currentPage.shown(), true))
  }

  /** Whether the current page belongs to a shopper who has logged out: it must not stay. */
  const isOfLoggedOutShopper = () => {
    const { audience } = currentPage.shown().route
    return requiresLogin(audience) && actorRefs.session.getSnapshot().matches("visitor")
  }

  /** Whether only the query of the current page changes: it stays mounted and follows the new one. */
  const isSamePage = (route: Route, location: PageLocation) => {
    const shown = currentPage.shown()
    if (route.name !== shown.route.name || controller.follow === undefined) return false
    return location.path === shown.location.path || controller.across === true
  }

  const timeoutFor = (entry: string, back: boolean, glimpse: Tile | null): number => {
    if (back && (actorRefs.navigation.getSnapshot().context.scrollPositions[entry] ?? 0) > 0) return timeoutToReturn
    return glimpse === null ? timeout : timeoutWithGlimpse
  }

  /** Keeps the current page and its address; opens the other one once it loads, unless the shopper navigates meanwhile. */
  const openLater = async (url: URL) => {
    const { route, location } = locationAt(url)
    const shown = currentPage.shown()
    enter(wholeAddress(shown.location), { replace: true, entry: shown.entry })
    stay()
    const started = navigation
    const isWanted = () => navigation === started
    await onLost()
    for (let tries = 0; isWanted(); tries += 1) {
      await untilRetry(tries)
      const isLoaded = await store.parts(route, location.locale).then(
        () => true,
        () => false,
      )
      if (!isLoaded || !isWanted()) continue
      await travel(url, enter(wholeAddress(location) + url.hash, { replace: true }), false)
      return
    }
  }

  /** Opens a page as it was stored, since its data cannot be fetched; a hash would keep the document. */
  const openStored = (url: URL) => window.location.replace(new URL(url.pathname + url.search, url))

  const canOpenStored = async ({ audience }: Route, url: URL) => audience === "everybody" && (await isStored(url))

  const travel = async (url: URL, entry: string, back: boolean, glimpse: Tile | null = null) => {
    const { route, location } = locationAt(url)
    const visit: Visit = { route, location, entry, back, glimpse }
    if (isSamePage(route, location)) {
      stay()
      currentPage.show({ ...currentPage.shown(), location, entry })
      controller.follow?.(actors.actor, location)
      return
    }
    navigation += 1
    const started = navigation
    leaving = true
    actorRefs.navigation.send({ type: "page.leave", top: window.scrollY })
    try {
      const isRestorable = back && (left.has(entry) || mountedAt(entry, currentPage.shown()) !== null)
      const cachedParts = store.cachedParts(route, location.locale)
      const cachedData = isRestorable || cachedParts === null ? null : store.cachedData(location)
      if (cachedParts !== null && (isRestorable || cachedData !== null)) {
        arrive(visit, cachedParts, cachedData)
        return
      }
      if (!isRestorable && !window.navigator.onLine && (await canOpenStored(route, url))) {
        if (started === navigation) openStored(url)
        return
      }
      const [parts, fetched] = await Promise.all([
        store.parts(route, location.locale),
        isRestorable ? null : inTime(store.data(route, location), timeoutFor(entry, back, glimpse)),
      ])
      const hasStored = fetched?.problem != null && isOutOfReach(fetched.problem) && (await canOpenStored(route, url))
      if (started !== navigation) return
      if (hasStored) openStored(url)
      else arrive(visit, parts, fetched)
    } catch {
      // The browser opens the stored page without a connection, or the offline page.
      const opensInBrowser = isOfLoggedOutShopper() || (await canOpenStored(route, url))
      if (started !== navigation) return
      if (opensInBrowser) openStored(url)
      else await openLater(url)
    }
  }

  const go: Navigator["go"] = (address, { replace = false, state: glimpse = null } = {}) => {
    const url = new URL(address, window.location.href)
    if (url.origin === window.location.origin) url.pathname = canonical(url.pathname)
    const { route, location } = locationAt(url)
    if (url.origin !== window.location.origin || location.locale !== currentPage.shown().location.locale) {
      window.location.assign(url)
      return
    }
    const isSameAddress = url.pathname === window.location.pathname && url.search === window.location.search
    const shown = currentPage.shown()
    const keepsEntry = isSamePage(route, location) && location.path === shown.location.path
    const entry = enter(url.pathname + url.search + url.hash, {
      replace: replace || isSameAddress,
      ...(keepsEntry && { entry: shown.entry }),
    })
    void travel(url, entry, false, glimpse)
  }

  const prefetch: Navigator["prefetch"] = (path) => {
    const address = addressOf(currentPage.shown().location.locale, path)
    const { route, location } = locationAt(new URL(address, window.location.href))
    // A press shows first: twenty requests take a phone 50 ms to begin.
    void yieldToBrowser().then(() => store.prefetch(route, location))
  }

  return {
    go,
    prefetch,
    begin: () => {
      window.addEventListener("popstate", () => {
        const { pathname, search } = window.location
        const shown = currentPage.shown()
        // Only the hash changed, as by the skip link, or the shopper returned before leaving: the page is shown already.
        if (pathname === shownAddress(shown) && new URLSearchParams(search).toString() === shownSearch(shown)) {
          enter(window.location.href, { replace: true, entry: shown.entry })
          stay()
          return
        }
        void travel(new URL(window.location.href), presentEntry(), true)
      })
      currentPage.open({ go, prefetch }, arriving)
      startCurrentPage()
    },
  }
}
