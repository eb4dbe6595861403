import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { createEmptyActor, waitFor } from "xstate"
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import { nomin } from "#book/fixtures/identity/people.ts"
import { site } from "#book/fixtures/shell/site.ts"
import { presentEntry } from "#app/client/history-entries.ts"
import { lazyPorts } from "#app/client/lazy-ports.ts"
import { createNavigator } from "#app/client/navigator.ts"
import type { PageParts, PageStore } from "#app/client/page-loader.ts"
import { createCurrentPage } from "#app/client/current-page.ts"
import type { AnyPageController, AnyPage } from "#app/page.ts"
import { controller as checkout } from "#app/pages/cart/checkout-controller.ts"
import { controller as login } from "#app/pages/identity/login-controller.ts"
import { noopStreams } from "#app/noop-streams.ts"
import { locationAt } from "#app/routes.ts"
import { createStorefrontActors } from "#app/storefront-actors.ts"
import type { User } from "#domain/entities/identity/user.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import type { CommonPorts } from "#adapters/ports.ts"
import { answersHandled } from "#tests/machines/test-actor.ts"

type Entry = { readonly url: URL; readonly state: { readonly entry: string } | null }

/** A window with history, as far as the navigator uses it. */
const openWindow = (address: string) => {
  const entries: Entry[] = [{ url: new URL(address), state: null }]
  const last = () => entries.at(-1)!
  const entry = (state: Entry["state"], url = "") => ({ state, url: new URL(url, last().url) })
  const history = {
    get state() {
      return last().state
    },
    pushState: (state: Entry["state"], _: string, url?: string) => entries.push(entry(state, url)),
    replaceState: (state: Entry["state"], _: string, url?: string) => entries.splice(-1, 1, entry(state, url ?? last().url.href)),
  }
  const window = Object.assign(new EventTarget(), { history, scrollY: 0, navigator: { onLine: true } })
  const replaced: string[] = []
  const assigned: string[] = []
  Object.defineProperty(window, "location", {
    get: () =>
      Object.assign(last().url, {
        replace: (url: URL) => void replaced.push(url.pathname + url.hash),
        assign: (url: URL) => void assigned.push(url.href),
      }),
  })
  vi.stubGlobal("window", window)
  vi.stubGlobal("document", { title: "" })
  return { entries, last, replaced, assigned, disconnect: () => (window.navigator.onLine = false) }
}

const flush = async () => {
  for (let turn = 0; turn < 20; turn += 1) await answersHandled()
}

/** Ports of a browser of `user`, with the names of the requests; those of pages are never answered. */
const portsOf = (user: User | null) => {
  const requests: string[] = []
  const answers: Readonly<Record<string, unknown>> = {
    readPersisted: { persisted: { ...emptyPersistedState, user }, setAside: false },
    fetchUser: user,
    fetchCurrentOrder: user === null ? null : cartOrder,
    fetchZones: [],
    logOut: undefined,
  }
  const request = (name: string) => () => {
    requests.push(name)
    return name in answers ? Promise.resolve(answers[name]) : new Promise(() => undefined)
  }
  const commonPorts = new Proxy(
    {},
    {
      has: () => true,
      // `await` reads `then`.
      get: (_, name) => (name === "then" ? undefined : request(String(name))),
    },
  ) as CommonPorts
  const ports = lazyPorts(
    () => Promise.resolve(commonPorts),
    () => Promise.reject(new Error("all ports are common here")),
  )
  return { ports, requests }
}

/** Controller that opens no machine. */
const emptyController = { open: () => ({ actor: createEmptyActor() }) }
const controllers: Readonly<Record<string, unknown>> = { "/checkout/:step": checkout, "/login": login }

type Surroundings = {
  /** Whether the code of pages cannot be loaded. */
  readonly isLost?: () => boolean
  /** Paths of the pages that are stored for a browser without a connection; `null` while there is one. */
  readonly stored?: ReadonlyArray<string> | null
}

/** Parts and data of pages by the pattern of their route, with the paths of the pages that were opened. */
const pageStoreOf = ({ isLost = () => false, stored = null }: Surroundings) => {
  const opened: string[] = []
  const controllerOf = (pattern: string): AnyPageController => {
    const controller = (controllers[pattern] ?? emptyController) as AnyPageController
    return {
      ...controller,
      open: (input) => {
        opened.push(input.location.path)
        return controller.open(input)
      },
    }
  }
  const created = new Map<string, PageParts>()
  const partsOf = (pattern: string): PageParts => {
    const parts = created.get(pattern) ?? { page: {} as AnyPage, controller: controllerOf(pattern), messages: {} }
    created.set(pattern, parts)
    return parts
  }
  const noData = { data: null, problem: null }
  const unreachable = { data: null, problem: { _tag: "Unreachable" } } as const
  const store: PageStore = {
    parts: ({ paths: [pattern = ""] }) =>
      isLost() ? Promise.reject(new TypeError("the file could not be fetched")) : Promise.resolve(partsOf(pattern)),
    cachedParts: ({ paths: [pattern = ""] }) => (isLost() ? null : partsOf(pattern)),
    data: () => Promise.resolve(stored === null ? noData : unreachable),
    cachedData: () => (stored === null ? noData : null),
    prefetch: () => undefined,
    forget: () => undefined,
  }
  return { store, partsOf, opened }
}

/** Browser of `user` on the home page. */
const openBrowser = async (user: User | null, surroundings: Surroundings = {}) => {
  const { entries, last, replaced, assigned, disconnect } = openWindow("http://shop.mn/")
  const { ports, requests } = portsOf(user)
  const { store, partsOf, opened } = pageStoreOf(surroundings)
  const { root, actorRefs } = createStorefrontActors({ site, searchText: "", ports, streams: noopStreams, seed: "seed" })
  root.start()
  onTestFinished(() => root.stop())
  await waitFor(actorRefs.session, (session) => session.matches(user === null ? "visitor" : "loggedIn"))
  await waitFor(actorRefs.cart, (cart) => !cart.matches({ order: "fetching" }))

  const reported: string[] = []
  const { route, location } = locationAt(last().url)
  const { page, controller, messages } = partsOf(route.paths[0] ?? "")
  const actors = emptyController.open()
  const currentPage = createCurrentPage({
    route,
    page,
    location,
    actors,
    messages,
    entry: presentEntry(),
    arrival: "first",
    tree: 0,
    behind: null,
  })
  const navigator = createNavigator({
    currentPage,
    controller,
    actors,
    store,
    ports,
    streams: noopStreams,
    actorRefs,
    onLost: async () => void reported.push("lost"),
    onStarted: () => undefined,
    isStored: async ({ pathname }) => surroundings.stored?.includes(pathname) === true,
  })
  navigator.begin()
  const go = async (address: string) => {
    navigator.go(address)
    await flush()
  }
  const reconnect = async () => {
    window.dispatchEvent(new Event("online"))
    await flush()
  }
  /** Path in the address bar, and path of the page that is shown. */
  const paths = () => [last().url.pathname, currentPage.shown().location.path]
  return {
    go,
    reconnect,
    paths,
    actorRefs,
    reported,
    opened,
    requests,
    entries,
    last,
    replaced,
    assigned,
    disconnect,
    shown: () => currentPage.shown(),
  }
}

afterEach(() => vi.unstubAllGlobals())

describe("navigator", () => {
  it("leaves the address of another site as it is, and gives a page of this one its canonical form", async () => {
    const { go, paths, assigned } = await openBrowser(null)
    await go("https://example.mn/Delguur/")
    expect(assigned).toEqual(["https://example.mn/Delguur/"])
    await go("/Sale/")
    expect(paths()).toEqual(["/sale", "/sale"])
  })

  it("opens the checkout once, and keeps the name of its history entry", async () => {
    const { go, opened, requests, entries, last, shown } = await openBrowser(nomin)
    await go("/checkout/address")
    expect(opened).toEqual(["/checkout/address"])
    expect(requests.filter((name) => name === "fetchZones")).toHaveLength(1)
    expect(entries.map(({ url }) => url.pathname)).toEqual(["/", "/checkout/address"])
    expect(last().state?.entry).toBe(shown().entry)
  })

  it("redirects a visitor to an available login page, and joins it with the session until it is left", async () => {
    const { go, actorRefs, opened, paths } = await openBrowser(null)
    await go("/account/orders")
    expect(opened).toEqual(["/account/orders", "/login"])
    expect(paths()).toEqual(["/login", "/login"])
    await go("/cart")
    expect(paths()).toEqual(["/cart", "/cart"])
    actorRefs.session.send({ type: "session.begin", user: nomin })
    await flush()
    expect(paths()).toEqual(["/cart", "/cart"])
  })

  it("reports a page that cannot be loaded once, and opens it when the network is back", async () => {
    let isLost = true
    const { go, reconnect, reported, paths, last, shown } = await openBrowser(nomin, { isLost: () => isLost })
    await go("/cart")
    expect(paths()).toEqual(["/", "/"])
    await reconnect()
    expect(paths()).toEqual(["/", "/"])
    isLost = false
    await reconnect()
    expect(paths()).toEqual(["/cart", "/cart"])
    expect(last().state?.entry).toBe(shown().entry)
    expect(reported).toEqual(["lost"])
  })

  it("leaves a shopper's page after a logout at once, where the next page cannot be loaded [B27]", async () => {
    let isLost = false
    const { go, actorRefs, reported, replaced } = await openBrowser(nomin, { isLost: () => isLost })
    await go("/account/orders")
    isLost = true
    actorRefs.session.send({ type: "session.leave" })
    await flush()
    expect([replaced, reported]).toEqual([["/"], []])
  })

  it.each([
    ["the browser knows that there is no connection", true],
    ["the request fails", false],
  ])("opens a stored page as a document, and another one with its problem, where %s [B27]", async (_, isKnown) => {
    const { go, opened, replaced, paths, disconnect } = await openBrowser(nomin, { stored: ["/sale"] })
    if (isKnown) disconnect()
    await go("/sale#top")
    expect([replaced, opened]).toEqual([["/sale"], []])
    await go("/lease")
    expect([replaced, opened]).toEqual([["/sale"], ["/lease"]])
    expect(paths()).toEqual(["/lease", "/lease"])
  })

  it("opens a stored page whose code cannot be loaded [B27]", async () => {
    const { go, reported, replaced } = await openBrowser(nomin, { isLost: () => true, stored: ["/sale"] })
    await go("/sale")
    expect([replaced, reported]).toEqual([["/sale"], []])
  })

  it("gives up a page that cannot be loaded when the shopper goes elsewhere", async () => {
    let isLost = true
    const { go, reconnect, paths } = await openBrowser(nomin, { isLost: () => isLost })
    await go("/cart")
    isLost = false
    await go("/account/orders")
    await reconnect()
    expect(paths()).toEqual(["/account/orders", "/account/orders"])
  })
})
