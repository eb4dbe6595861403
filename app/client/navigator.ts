/** Navigator: changes pages within the document, and restores a page as it was left on back navigation. */
import { isOutOfReach } from "#domain/entities/problem.ts"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { NoticeRaised } from "#machines/shell/notice.ts"
import type { Ports } from "#machines/ports.ts"
import type { Streams } from "#machines/streams.ts"
import type { PageNavigator } from "#ui/parts/button/link.tsx"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import { addressOf } from "#domain/entities/locale.ts"
import { canonical, type PageLocation } from "../address.ts"
import type { Actors, AnyPageController, PageContext } from "../page.ts"
import { requiresLogin, type Route } from "../route.ts"
import { locationAt, notFound } from "../routes.ts"
import { admit } from "./route-guard.ts"
import { arriving } from "./page-arrival.ts"
import { enter, presentEntry } from "./history-entries.ts"
import { untilRetry } from "./lost-file.ts"
import type { PageData, PageParts, PageStore } from "./page-loader.ts"
import { newSeed } from "./seed.ts"
import { shownAddress, shownSearch, wholeAddress, type ShownPage, type CurrentPage } from "./current-page.ts"

/** Longest wait for the next page's data while the old page stays, in milliseconds; then the skeleton is shown. */
const timeout = 250

/** The same where a glimpse of the next page can be shown at once. */
const timeoutWithGlimpse = 20

/** The same for back navigation to a scroll position further down, which a skeleton cannot restore. */
const timeoutToReturn = 3000

/** Pages of a visit that can be restored at once. */
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

/** The result if it comes in time, else null. */
const inTime = <Value>(answer: Promise<Value>, timeout: number): Promise<Value | null> => {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeout)
  })
  return Promise.race([answer.finally(() => clearTimeout(timer)), late])
}

export const createNavigator = ({ currentPage, store, ports, streams, actorRefs, onLost, onStarted, isStored, ...first }: NavigatorOptions): Navigator => {
  let { controller, actors } = first
  let turn = 0
  let trees = 0
  let leaving = false
  let dismiss: () => void = () => undefined
  const left = new Map<string, Readonly<Record<string, unknown>>>()
  /** Actors of the mounted pages, by tree number; screens of the first page hold placeholders for theirs. */
  const running = new Map([[trees, actors]])

  /** Starts the page's machine as soon as this shopper may see it. */
  const animate = (view: ShownPage) => {
    const { location } = view
    let over = false
    let part: () => void = () => undefined
    const goTo: PageContext["go"] = (path, options) => go(addressOf(location.locale, path), options)
    // A debounced change of the address may arrive after the shopper has left the page.
    const goUnlessLeft: PageContext["go"] = (path, options) => {
      if (!leaving || path.split("?")[0] !== location.path) goTo(path, options)
    }
    const leave = admit(view, actorRefs, {
      enter: () => {
        // Subscribed before the start, so that no event is missed.
        const subscriptions = Object.values(actors).map((actor) => actor.on("notice.raise", (notice) => actorRefs.notices.send(notice as NoticeRaised)))
        const parted = controller.join?.(actors, { actorRefs, location, go: goUnlessLeft })
        part = () => {
          subscriptions.forEach((subscription) => subscription.unsubscribe())
          parted?.()
        }
        for (const actor of Object.values(actors)) actor.start()
        onStarted()
      },
      // After this page has arrived, since it is the one that is left.
      go: (path) => queueMicrotask(() => over || goTo(path, { replace: true })),
      refuse: () => void refuse(view),
      isAdministrator: () => ports.checkWebsiteAdmin(),
    })
    dismiss = () => {
      over = true
      leave()
      part()
    }
  }

  /** Stores a snapshot of a page that is unmounted, unless it is personal. */
  const retire = ({ route, entry, tree }: ShownPage) => {
    const all = Object.entries(running.get(tree) ?? {})
    running.delete(tree)
    if (route.audience === "everybody") {
      left.delete(entry)
      left.set(entry, Object.fromEntries(all.map(([name, actor]) => [name, actor.getPersistedSnapshot()])))
      for (const oldest of left.keys()) {
        if (left.size <= maxSnapshots) break
        left.delete(oldest)
      }
    }
    for (const [, actor] of all) actor.stop()
  }

  /** The mounted previous page if it is the requested one; its machines continue. */
  const drawnAt = (entry: string, { behind }: ShownPage): ShownPage | null => (behind?.entry === entry ? behind : null)

  const arrive = (route: Route, requested: PageLocation, entry: string, back: boolean, parts: PageParts, fetched: PageData | null, glimpse: Tile | null) => {
    const { page, messages } = parts
    const before = currentPage.shown()
    const drawn = drawnAt(entry, before)
    const location = drawn !== null && wholeAddress(drawn.location) === wholeAddress(requested) ? drawn.location : requested
    const snapshot = back ? (left.get(entry) ?? null) : null
    // One page stays mounted, and never a personal one.
    const retained = before.route.audience === "everybody"
    dismiss()
    leaving = false
    if (!retained) retire(before)
    const { data = null, problem = null } = fetched ?? {}
    controller = parts.controller
    const tree = drawn?.tree ?? (trees += 1)
    actors = running.get(tree) ?? controller.open({ location, data, problem, glimpse, left: snapshot, ports, streams, actorRefs, seed: newSeed() })
    running.set(tree, actors)
    const next: ShownPage = {
      route,
      page,
      location,
      entry,
      actors: drawn?.actors ?? actors,
      messages,
      arrival: back ? "back" : "onwards",
      tree,
      behind: retained ? { ...before, behind: null } : null,
    }
    // Shown first, since its machine may change the address, which must be this page's.
    currentPage.show(next)
    animate(next)
    if (drawn !== null || snapshot !== null) controller.follow?.(actors.actor, location)
    if (before.behind !== null && drawn === null) retire(before.behind)
  }

  /** Shows the not-found page at the address of a page that is not for this shopper. */
  const refuse = async ({ location, entry }: ShownPage) => {
    const mine = turn
    try {
      const parts = await store.parts(notFound, location.locale)
      if (mine === turn) arrive(notFound, location, entry, false, parts, null, null)
    } catch {
      await onLost()
    }
  }

  /** The requested page is the current one. */
  const stay = () => {
    turn += 1
    if (!leaving) return
    leaving = false
    const { entry, location } = currentPage.shown()
    actorRefs.navigation.send({ type: "page.arrive", entry, back: true, path: wholeAddress(location), title: document.title, locale: location.locale })
  }

  /** Whether the current page is one of a shopper who has logged out: it must not stay. */
  const isForeign = () => {
    const { audience } = currentPage.shown().route
    return requiresLogin(audience) && actorRefs.session.getSnapshot().matches("visitor")
  }

  /** Whether only the query of the current page changes: it stays mounted and follows the new one. */
  const isSamePage = (route: Route, location: PageLocation) =>
    route.name === currentPage.shown().route.name && controller.follow !== undefined && (location.path === currentPage.shown().location.path || controller.across === true)

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
    const mine = turn
    const isWanted = () => turn === mine
    await onLost()
    for (let tries = 0; isWanted(); tries += 1) {
      await untilRetry(tries)
      const isThere = await store.parts(route, location.locale).then(
        () => true,
        () => false,
      )
      if (!isThere || !isWanted()) continue
      await travel(url, enter(wholeAddress(location) + url.hash, { replace: true }), false)
      return
    }
  }

  /** Opens a page as it was stored, since its data cannot be fetched; a hash would keep the document. */
  const openStored = (url: URL) => window.location.replace(new URL(url.pathname + url.search, url))

  const canOpenStored = async ({ audience }: Route, url: URL) => audience === "everybody" && (await isStored(url))

  const travel = async (url: URL, entry: string, back: boolean, glimpse: Tile | null = null) => {
    const { route, location } = locationAt(url)
    if (isSamePage(route, location)) {
      stay()
      currentPage.show({ ...currentPage.shown(), location, entry })
      controller.follow?.(actors.actor, location)
      return
    }
    turn += 1
    const mine = turn
    leaving = true
    actorRefs.navigation.send({ type: "page.leave", top: window.scrollY })
    try {
      const known = back && (left.has(entry) || drawnAt(entry, currentPage.shown()) !== null)
      const cachedParts = store.cachedParts(route, location.locale)
      const come = known || cachedParts === null ? null : store.cachedData(location)
      if (cachedParts !== null && (known || come !== null)) {
        arrive(route, location, entry, back, cachedParts, come, glimpse)
        return
      }
      if (!known && !window.navigator.onLine && (await canOpenStored(route, url))) {
        if (mine === turn) openStored(url)
        return
      }
      const [parts, fetched] = await Promise.all([
        store.parts(route, location.locale),
        known ? null : inTime(store.data(route, location), timeoutFor(entry, back, glimpse)),
      ])
      const hasStored = fetched?.problem != null && isOutOfReach(fetched.problem) && (await canOpenStored(route, url))
      if (mine !== turn) return
      if (hasStored) openStored(url)
      else arrive(route, location, entry, back, parts, fetched, glimpse)
    } catch {
      // The browser has the page without a connection, or the offline page.
      const isThere = isForeign() || (await canOpenStored(route, url))
      if (mine !== turn) return
      if (isThere) openStored(url)
      else await openLater(url)
    }
  }

  const go: Navigator["go"] = (address, { replace = false, state: glimpse = null } = {}) => {
    const url = new URL(address, window.location.href)
    url.pathname = canonical(url.pathname)
    const { route, location } = locationAt(url)
    if (url.origin !== window.location.origin || location.locale !== currentPage.shown().location.locale) {
      window.location.assign(url)
      return
    }
    const same = url.pathname === window.location.pathname && url.search === window.location.search
    const name = isSamePage(route, location) && location.path === currentPage.shown().location.path ? { entry: currentPage.shown().entry } : {}
    const entry = enter(url.pathname + url.search + url.hash, { replace: replace || same, ...name })
    void travel(url, entry, false, glimpse)
  }

  const prefetch: Navigator["prefetch"] = (path) => {
    const { route, location } = locationAt(new URL(addressOf(currentPage.shown().location.locale, path), window.location.href))
    store.prefetch(route, location)
  }

  return {
    go,
    prefetch,
    begin: () => {
      window.addEventListener("popstate", () => {
        const { pathname, search } = window.location
        // Only the hash changed, as by the skip link, or the shopper returned before leaving: the page is shown already.
        if (pathname === shownAddress(currentPage.shown()) && new URLSearchParams(search).toString() === shownSearch(currentPage.shown())) {
          enter(window.location.href, { replace: true, entry: currentPage.shown().entry })
          stay()
          return
        }
        void travel(new URL(window.location.href), presentEntry(), true)
      })
      currentPage.open({ go, prefetch }, arriving)
      animate(currentPage.shown())
    },
  }
}
