import { afterEach, describe, expect, it, vi } from "vitest"
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
import { quietStreams } from "#app/noop-streams.ts"
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
  Object.defineProperty(window, "location", {
    get: () => Object.assign(last().url, { replace: (url: URL) => void replaced.push(url.pathname + url.hash) }),
  })
  vi.stubGlobal("window", window)
  vi.stubGlobal("document", { title: "" })
  return { entries, last, replaced, disconnect: () => (window.navigator.onLine = false) }
}

const flush = async () => {
  for (let turn = 0; turn < 20; turn += 1) await answersHandled()
}

/** A shopper or visitor on the home page, with code and data of every page available; without a connection, those `stored` alone. */
const visiting = async (user: User | null, isLost: () => boolean = () => false, stored: ReadonlyArray<string> | null = null) => {
  const { entries, last, replaced, disconnect } = openWindow("http://shop.mn/")
  const requests: string[] = []
  const known = {
    readPersisted: { persisted: { ...emptyPersistedState, user }, setAside: false },
    fetchUser: user,
    fetchCurrentOrder: user === null ? null : cartOrder,
    fetchZones: [],
    logOut: undefined,
  }
  const never = new Promise(() => undefined)
  const answer = (name: string) => () => (requests.push(name), name in known ? Promise.resolve(known[name as keyof typeof known]) : never)
  // `await` reads `then`.
  const everything = new Proxy(
    {},
    { has: () => true, get: (_, name) => (name === "then" ? undefined : answer(String(name))) },
  ) as CommonPorts
  const ports = lazyPorts(
    () => Promise.resolve(everything),
    () => Promise.reject(new Error("all ports are common here")),
  )
  const { root, actorRefs } = createStorefrontActors({ site, mobile: false, searchText: "", ports, streams: quietStreams, seed: "seed" })
  root.start()
  await waitFor(actorRefs.session, (session) => session.matches(user === null ? "visitor" : "loggedIn"))
  await waitFor(actorRefs.cart, (cart) => !cart.matches({ order: "fetching" }))

  const announced: string[] = []
  const opened: string[] = []
  const controllers: Readonly<Record<string, unknown>> = { "/checkout/:step": checkout, "/login": login }
  const still = { open: () => ({ actor: createEmptyActor() }) }
  const controllerOf = (name: string): AnyPageController => {
    const controller = (controllers[name] ?? still) as AnyPageController
    return { ...controller, open: (input) => (opened.push(input.location.path), controller.open(input)) }
  }
  const made = new Map<string, PageParts>()
  const partsOf = (name: string): PageParts => {
    const parts = made.get(name) ?? { page: {} as AnyPage, controller: controllerOf(name), messages: {} }
    made.set(name, parts)
    return parts
  }
  const nothing = { data: null, problem: null }
  const unreachable = { data: null, problem: { _tag: "Unreachable" } } as const
  const store: PageStore = {
    parts: ({ paths: [name = ""] }) =>
      isLost() ? Promise.reject(new TypeError("the file could not be fetched")) : Promise.resolve(partsOf(name)),
    cachedParts: ({ paths: [name = ""] }) => (isLost() ? null : partsOf(name)),
    data: () => Promise.resolve(stored === null ? nothing : unreachable),
    cachedData: () => (stored === null ? nothing : null),
    prefetch: () => undefined,
  }
  const { route, location } = locationAt(last().url)
  const { page, controller, messages } = partsOf(route.paths[0] ?? "")
  const actors = still.open()
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
    streams: quietStreams,
    actorRefs,
    onLost: async () => void announced.push("lost"),
    onStarted: () => undefined,
    isStored: async ({ pathname }) => stored?.includes(pathname) === true,
  })
  navigator.begin()
  const go = async (address: string) => {
    navigator.go(address)
    await flush()
  }
  return {
    go,
    actorRefs,
    announced,
    opened,
    requests,
    entries,
    last,
    replaced,
    disconnect,
    shown: () => currentPage.shown(),
    stop: () => root.stop(),
  }
}

afterEach(() => vi.unstubAllGlobals())

describe("navigator", () => {
  it("opens the checkout once, and keeps the name of its history entry", async () => {
    const { go, opened, requests, entries, last, shown, stop } = await visiting(nomin)
    await go("/checkout/address")
    expect(opened).toEqual(["/checkout/address"])
    expect(requests.filter((name) => name === "fetchZones")).toHaveLength(1)
    expect(entries.map(({ url }) => url.pathname)).toEqual(["/", "/checkout/address"])
    expect(last().state?.entry).toBe(shown().entry)
    stop()
  })

  it("redirects a visitor to an available login page, and joins it with the session until it is left", async () => {
    const { go, actorRefs, opened, last, shown, stop } = await visiting(null)
    await go("/account/orders")
    expect(opened).toEqual(["/account/orders", "/login"])
    expect(shown().location.path).toBe("/login")
    await go("/cart")
    expect(shown().location.path).toBe("/cart")
    actorRefs.session.send({ type: "session.begin", user: nomin })
    await flush()
    expect(last().url.pathname).toBe("/cart")
    stop()
  })

  it("reports a page that cannot be loaded, keeps the present address, and opens the page when the network is back", async () => {
    let lost = true
    const { go, announced, last, shown, stop } = await visiting(nomin, () => lost)
    await go("/cart")
    expect(announced).toEqual(["lost"])
    expect([last().url.pathname, shown().location.path]).toEqual(["/", "/"])
    window.dispatchEvent(new Event("online"))
    await flush()
    expect([last().url.pathname, shown().location.path]).toEqual(["/", "/"])
    lost = false
    window.dispatchEvent(new Event("online"))
    await flush()
    expect([last().url.pathname, shown().location.path]).toEqual(["/cart", "/cart"])
    expect(last().state?.entry).toBe(shown().entry)
    expect(announced).toEqual(["lost"])
    stop()
  })

  it("leaves a shopper's page after a logout at once, where the next page cannot be loaded [B27]", async () => {
    let lost = false
    const { go, actorRefs, announced, replaced, stop } = await visiting(nomin, () => lost)
    await go("/account/orders")
    lost = true
    actorRefs.session.send({ type: "session.leave" })
    await flush()
    expect([replaced, announced]).toEqual([["/"], []])
    stop()
  })

  it.each([
    ["the browser knows that there is no connection", true],
    ["the request fails", false],
  ])("opens a page as it was stored where %s, and says what another one needs [B27]", async (_, isKnown) => {
    const { go, opened, replaced, shown, disconnect, stop } = await visiting(nomin, () => false, ["/sale"])
    if (isKnown) disconnect()
    await go("/sale#top")
    expect([replaced, opened]).toEqual([["/sale"], []])
    await go("/lease")
    expect([replaced, opened, shown().location.path]).toEqual([["/sale"], ["/lease"], "/lease"])
    stop()
  })

  it("opens a stored page whose code cannot be loaded [B27]", async () => {
    const { go, announced, replaced, stop } = await visiting(nomin, () => true, ["/sale"])
    await go("/sale")
    expect([replaced, announced]).toEqual([["/sale"], []])
    stop()
  })

  it("gives up a page that cannot be loaded when the shopper goes elsewhere", async () => {
    let lost = true
    const { go, last, shown, stop } = await visiting(nomin, () => lost)
    await go("/cart")
    lost = false
    await go("/account/orders")
    window.dispatchEvent(new Event("online"))
    await flush()
    expect([last().url.pathname, shown().location.path]).toEqual(["/account/orders", "/account/orders"])
    stop()
  })
})
