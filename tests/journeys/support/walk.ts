/** Walk through the pages of the shop: inspects each at several widths, and knows which routes are left. */
import type { Page, Request } from "playwright-core"
import { expect, inject } from "vitest"
import { bySpecificity, match } from "#app/route-match.ts"
import type { Audience, Route } from "#app/route.ts"
import { routes } from "#app/routes.ts"
import { addressOf, baseOf, localPath, type Locale } from "#domain/entities/locale.ts"
import { isOfferedPage } from "#domain/rules/shell/features.ts"
import { defaultSite } from "#domain/rules/shell/default-site.ts"
import { lastingFaults, lastingLayoutFaults, lastingUnusedPreloads } from "./page-faults.ts"
import { isAlive } from "./shopper.ts"

/** Paths that no link leads to: an action or a state does, such as a begun recharge, a delivered order or a lost connection. Their own journeys visit them. */
const unlinked: ReadonlyArray<string> = [
  "/account/wallet/recharge/:number",
  "/account/orders/:number/return",
  "/account/reviews/:slug",
  "/account/vendor-reviews/:slug",
  "/account/hotel-reviews/:slug",
  "/products/:slug/quote",
  "/products/:slug/suggest",
  "/offline",
  "/newsletter/confirm",
  "/newsletter/leave",
  "/website/news/:id/edit",
]

/** Pages that the shop of the journeys has. */
const isOn = ({ paths }: Route): boolean => paths.every((path) => isOfferedPage(path, defaultSite.flags))

const patterns = routes
  .filter(isOn)
  .flatMap(({ paths, audience }) => paths.map((path) => ({ path, audience })))
  .toSorted((a, b) => bySpecificity(a.path, b.path))
const hasParameter = (pattern: string): boolean => /[:*]/.test(pattern)
const patternAt = (path: string): string | undefined => patterns.find((pattern) => match(pattern.path, path) !== null)?.path

/** Whether any route is for one of these audiences. */
export const havePages = (audiences: ReadonlyArray<Audience>): boolean => patterns.some(({ audience }) => audiences.includes(audience))

/** Whether the page still shows in place of something that it is being loaded. */
const isLoading = (page: Page): Promise<boolean> => page.locator("[aria-busy=true]").evaluateAll((busy) => busy.length > 0)

/** Returns a function that waits until no request has been in flight for 100 ms, and nothing is being loaded. */
const watchRequests = (page: Page) => {
  const inFlight = new Set<Request>()
  let last = performance.now()
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request)
    last = performance.now()
  }
  page.on(
    "request",
    note((request) => inFlight.add(request)),
  )
  page.on(
    "requestfinished",
    note((request) => inFlight.delete(request)),
  )
  page.on(
    "requestfailed",
    note((request) => inFlight.delete(request)),
  )
  return () =>
    expect.poll(async () => inFlight.size === 0 && performance.now() - last > 100 && !(await isLoading(page)), { interval: 20 }).toBe(true)
}

export type Walk = {
  /** Faults by the name of the page. */
  readonly faults: Readonly<Record<string, ReadonlyArray<string>>>
  /** Inspects pages of one browser context. */
  readonly on: (page: Page) => {
    readonly look: (name: string) => Promise<void>
    readonly visit: (path: string) => Promise<void>
    /** Visits the routes of `audiences` that this walk has not visited: by address, or by a link found on a page. */
    readonly visitRest: (audiences: ReadonlyArray<Audience>) => Promise<void>
  }
}

type Inspection = { readonly shop?: string; readonly inspect?: (page: Page, locale: Locale) => Promise<ReadonlyArray<string>> }

/** Walks through the shared shop for lasting faults, or through `shop` for what `inspect` finds. */
export const beginWalk = (
  locale: Locale,
  widths: ReadonlyArray<number>,
  { shop = inject("shop"), inspect = lastingFaults }: Inspection = {},
): Walk => {
  const shopAt = (path: string): string => `${shop}${path}`
  const base = baseOf(locale)
  /** Path of an address within its locale, also within one that this checkout does not know. */
  const pathOf = (address: string): string => {
    const { pathname } = new URL(address)
    return localPath(base !== "" && `${pathname}/`.startsWith(`${base}/`) ? pathname.slice(base.length) || "/" : pathname).path
  }
  const faults: Record<string, ReadonlyArray<string>> = {}
  const seen = new Set<string | undefined>()
  const links = new Set<string>()

  const on = (page: Page) => {
    const quiet = watchRequests(page)
    const width = () => page.viewportSize()?.width

    const look = async (name: string) => {
      // The present width goes first; another width of the same device changes only the layout.
      const first = width()
      for (const next of widths.toSorted((one, other) => Number(other === first) - Number(one === first))) {
        if (next !== width()) await page.setViewportSize({ width: next, height: page.viewportSize()?.height ?? 900 })
        await quiet()
        const here = await (next === widths[0] ? inspect : lastingLayoutFaults)(page, locale)
        if (here.length > 0) faults[`${name} at ${next} px`] = here
      }
      seen.add(patternAt(pathOf(page.url())))
      for (const href of await page.locator("a[href^='/']").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")))
        links.add(href)
    }

    const visit = async (path: string) => {
      await page.goto(shopAt(addressOf(locale, path)), { waitUntil: "domcontentloaded" })
      await isAlive(page)
      const unused = inspect === lastingFaults ? await lastingUnusedPreloads(page) : []
      if (unused.length > 0) faults[`${path}, its preloads`] = unused
      await look(path)
      expect(new URL(page.url()).pathname).toBe(new URL(shopAt(addressOf(locale, path))).pathname)
    }

    const linkTo = (pattern: string): string | undefined =>
      [...links].map((href) => pathOf(shopAt(href))).find((path) => patternAt(path) === pattern)

    const visitRest = async (audiences: ReadonlyArray<Audience>) => {
      const own = patterns.filter(({ audience }) => audiences.includes(audience)).map(({ path }) => path)
      const left = () => own.filter((pattern) => !seen.has(pattern) && !unlinked.includes(pattern))
      const next = () =>
        left()
          .map((pattern) => (hasParameter(pattern) ? linkTo(pattern) : pattern))
          .find((path) => path !== undefined)
      // Links to pages with parameters stand on pages that are visited before.
      for (let path = next(); path !== undefined; path = next()) await visit(path)
      for (const pattern of left()) faults[pattern] = ["no link leads to this route"]
    }
    return { look, visit, visitRest }
  }
  return { faults, on }
}
