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

export type PageParts = { readonly page: AnyPage; readonly controller: AnyPageController; readonly messages: Messages }
export type PageData = { readonly data: unknown; readonly problem: Problem | null }

/** Lifetime of prefetched data, in milliseconds. */
const goodFor = 15_000

export type PageStore = {
  /** Code and messages of a page; rejects if they cannot be fetched. */
  readonly parts: (route: Route, locale: Locale) => Promise<PageParts>
  /** The same if already fetched, synchronously. */
  readonly cachedParts: (route: Route, locale: Locale) => PageParts | null
  /** Data of a page; resolves with a problem too. */
  readonly data: (route: Route, location: PageLocation) => Promise<PageData>
  /** The same if it was prefetched and has arrived. */
  readonly cachedData: (location: PageLocation) => PageData | null
  readonly prefetch: (route: Route, location: PageLocation) => void
}

const nothing: PageData = { data: null, problem: null }

/** `first`: the page that the browser opened, whose parts are loaded already. */
export const createPageStore = (ports: Ports, now: () => number, first: PageParts & { readonly route: KnownRoute; readonly locale: Locale }): PageStore => {
  const ahead = new Map<string, { readonly answer: Promise<PageData>; come: PageData | null; readonly until: number }>()
  const keyOfParts = ({ name }: KnownRoute, locale: Locale) => `${locale} ${name}`
  const made = new Map<string, PageParts>([[keyOfParts(first.route, first.locale), first]])

  rememberMessages(first.locale, first.route.messages, first.messages)

  const cachedParts: PageStore["cachedParts"] = (route, locale) => made.get(keyOfParts(route, locale)) ?? null

  const parts: PageStore["parts"] = async (route, locale) => {
    const known = cachedParts(route, locale)
    if (known !== null) return known
    const [{ page }, messages] = await Promise.all([route.load(), loadMessages(locale, route.messages)])
    const all = { page, controller: await controllerOf(page), messages }
    made.set(keyOfParts(route, locale), all)
    return all
  }

  const ask = async (route: Route, location: PageLocation): Promise<PageData> => {
    const { page } = await route.load()
    if (page.fetch === undefined || route.audience !== "everybody") return nothing
    try {
      return { data: await page.fetch(ports, location), problem: null }
    } catch (error) {
      return { data: null, problem: toProblem(error) }
    }
  }

  const keyOf = ({ path, searchParams }: PageLocation) => `${path}?${searchParams.toString()}`

  const start = (route: Route, location: PageLocation): Promise<PageData> => {
    const key = keyOf(location)
    const answer = ask(route, location)
    const entry = { answer, come: null as PageData | null, until: now() + goodFor }
    ahead.set(key, entry)
    // A failed request is sent again the next time.
    const forget = () => ahead.get(key) === entry && ahead.delete(key)
    answer.then((data) => (data.problem === null ? (entry.come = data) : forget()), forget)
    return answer
  }

  const known = (location: PageLocation) => {
    const fetched = ahead.get(keyOf(location))
    return fetched !== undefined && fetched.until > now() ? fetched : null
  }

  return {
    parts,
    cachedParts,
    cachedData: (location) => {
      const come = known(location)?.come ?? null
      // Prefetched data is used once.
      if (come !== null) ahead.delete(keyOf(location))
      return come
    },
    data: async (route, location) => {
      const answer = await (known(location)?.answer ?? start(route, location))
      // Prefetched data is used once.
      ahead.delete(keyOf(location))
      return answer
    },
    prefetch: (route, location) => {
      for (const [key, { until }] of ahead) if (until <= now()) ahead.delete(key)
      if (known(location) !== null) return
      // A chunk that cannot be loaded is reported when the link is followed.
      start(route, location).catch(() => undefined)
      parts(route, location.locale).catch(() => undefined)
    },
  }
}
