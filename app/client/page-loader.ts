/** Loader of pages: code, messages and data, prefetched when a shopper is likely to follow a link. */
import type { Locale } from "#domain/entities/locale.ts"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import type { Ports } from "#machines/ports.ts"
import { loadMessages, rememberMessages } from "#ui/messages/load-messages.ts"
import type { Messages } from "#ui/messages/intl.ts"
import type { PageLocation } from "#app/address.ts"
import type { AnyPageController, AnyPage } from "#app/page.ts"
import { controllerOf } from "#app/page-controller.ts"
import type { KnownRoute, Route } from "#app/route.ts"

/** Imports of controllers by path, so that one need not wait for its page. */
const controllers = import.meta.glob("../pages/*/*-controller.ts")

export type PageParts = { readonly page: AnyPage; readonly controller: AnyPageController; readonly messages: Messages }
export type PageData = { readonly data: unknown; readonly problem: Problem | null }

/** Lifetime of prefetched data, in milliseconds. */
const lifetime = 15_000

export type PageStore = {
  /** Code and messages of a page; rejects if they cannot be fetched. */
  readonly parts: (route: Route, locale: Locale) => Promise<PageParts>
  /** The same if already loaded, synchronously. */
  readonly cachedParts: (route: Route, locale: Locale) => PageParts | null
  /** Data of a page; resolves with a problem too. */
  readonly data: (route: Route, location: PageLocation) => Promise<PageData>
  /** The same if it was prefetched and has arrived. */
  readonly cachedData: (location: PageLocation) => PageData | null
  readonly prefetch: (route: Route, location: PageLocation) => void
  /** Forgets prefetched data, which is from before a change. */
  readonly forget: () => void
}

const noData: PageData = { data: null, problem: null }

/** Data that is being fetched, or has arrived without a problem. */
type Prefetched = { readonly pending: Promise<PageData>; arrived: PageData | null; readonly until: number }

/** The result if it arrives within the timeout, else null. */
export const inTime = <Value>(pending: Promise<Value>, timeout: number): Promise<Value | null> => {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeout)
  })
  return Promise.race([pending.finally(() => clearTimeout(timer)), late])
}

type FirstPage = PageParts & { readonly route: KnownRoute; readonly locale: Locale }

/** `first`: the page that the browser opened, whose parts are loaded already. */
export const createPageStore = (ports: Ports, now: () => number, first: FirstPage): PageStore => {
  const prefetched = new Map<string, Prefetched>()
  const keyOfParts = ({ name }: KnownRoute, locale: Locale) => `${locale} ${name}`
  const loadedParts = new Map<string, PageParts>([[keyOfParts(first.route, first.locale), first]])

  rememberMessages(first.locale, first.route.messages, first.messages)

  const cachedParts: PageStore["cachedParts"] = (route, locale) => loadedParts.get(keyOfParts(route, locale)) ?? null

  const parts: PageStore["parts"] = async (route, locale) => {
    const cached = cachedParts(route, locale)
    if (cached !== null) return cached
    const [{ page }, messages] = await Promise.all([
      route.load(),
      loadMessages(locale, route.messages),
      controllers[`../pages/${route.name}-controller.ts`]?.(),
    ])
    const loaded = { page, controller: await controllerOf(page), messages }
    loadedParts.set(keyOfParts(route, locale), loaded)
    return loaded
  }

  const fetchData = async (route: Route, location: PageLocation): Promise<PageData> => {
    const { page } = await route.load()
    if (page.fetch === undefined || route.audience !== "everybody") return noData
    try {
      return { data: await page.fetch(ports, location), problem: null }
    } catch (error) {
      return { data: null, problem: toProblem(error) }
    }
  }

  const keyOf = ({ path, searchParams }: PageLocation) => `${path}?${searchParams.toString()}`

  const startFetch = (route: Route, location: PageLocation): Promise<PageData> => {
    const key = keyOf(location)
    const pending = fetchData(route, location)
    const entry: Prefetched = { pending, arrived: null, until: now() + lifetime }
    prefetched.set(key, entry)
    // A failed request is sent again the next time.
    const forget = () => prefetched.get(key) === entry && prefetched.delete(key)
    pending.then((data) => (data.problem === null ? (entry.arrived = data) : forget()), forget)
    return pending
  }

  /** Prefetched data that has not expired. */
  const freshOf = (location: PageLocation) => {
    const entry = prefetched.get(keyOf(location))
    return entry !== undefined && entry.until > now() ? entry : null
  }

  return {
    parts,
    cachedParts,
    cachedData: (location) => {
      const arrived = freshOf(location)?.arrived ?? null
      // Prefetched data is used once.
      if (arrived !== null) prefetched.delete(keyOf(location))
      return arrived
    },
    data: async (route, location) => {
      const data = await (freshOf(location)?.pending ?? startFetch(route, location))
      // Prefetched data is used once.
      prefetched.delete(keyOf(location))
      return data
    },
    prefetch: (route, location) => {
      for (const [key, { until }] of prefetched) if (until <= now()) prefetched.delete(key)
      if (freshOf(location) !== null) return
      // A chunk that cannot be loaded is reported when the link is followed.
      startFetch(route, location).catch(() => undefined)
      parts(route, location.locale).catch(() => undefined)
    },
    forget: () => prefetched.clear(),
  }
}
