import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { createActor } from "xstate"
import { nomin } from "#book/fixtures/identity/people.ts"
import { site } from "#book/fixtures/shell/site.ts"
import { resyncedOnResume } from "#adapters/browser/resync-on-resume.ts"
import { windowStreams } from "#adapters/browser/streams.ts"
import { persistedAccessToken } from "#adapters/persistence/access-token.ts"
import { createPersistencePorts } from "#adapters/persistence/persisted-document.ts"
import { memoryStorage, type DeviceStorage } from "#adapters/persistence/device-storage.ts"
import { createOtherPorts } from "#adapters/other-ports.ts"
import { createAdapters } from "#adapters/ports.ts"
import type { Slug } from "#domain/entities/ids.ts"
import { provided } from "#machines/ports.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { actorsOf, storefrontMachine } from "#machines/shell/storefront.ts"
import { answersHandled } from "#tests/machines/test-actor.ts"

/** A page that can be left and resumed. */
const openPage = () => {
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" })
  vi.stubGlobal("window", window)
  vi.stubGlobal("document", document)
  const turn = (visibilityState: "visible" | "hidden") => {
    Object.assign(document, { visibilityState })
    // The event bubbles to the window.
    window.dispatchEvent(new Event("visibilitychange"))
    document.dispatchEvent(new Event("visibilitychange"))
  }
  return { hide: () => turn("hidden"), show: () => turn("visible"), restore: () => window.dispatchEvent(new Event("pageshow")) }
}

/** Waits until the requests that follow from one another are answered: there are fewer than 20. */
const flush = async () => {
  for (let turn = 0; turn < 20; turn += 1) await answersHandled()
}

/** Storefront of a page on that device, and the order tokens of its requests for the current order. */
const openStorefront = async (disk: DeviceStorage) => {
  const cartTokens: Array<string | null> = []
  const { ports, shared, watchPersisted } = createAdapters({
    fetch: (input) => {
      const { url, headers } = input as Request
      if (url.endsWith("/orders/current")) cartTokens.push(headers.get("x-order-token"))
      return Promise.resolve(new Response(null, { status: 204 }))
    },
    origin: "http://shop.test",
    locale: "mn",
    pageSize: 40,
    storage: resyncedOnResume(disk),
    tabStorage: memoryStorage(),
    sessionEnded: () => undefined,
    clearCachesAndReload: () => Promise.resolve(),
  })
  const fetchUser = () => Promise.resolve(persistedAccessToken(disk).read() === null ? null : nomin)
  const silent = () => () => undefined
  const streams = {
    watchPersisted,
    watchPresence: windowStreams.watchPresence,
    watchScroll: silent,
    watchViewport: silent,
    watchChat: silent,
  }
  vi.stubGlobal("navigator", { onLine: true })
  const allPorts = { ...ports, ...createOtherPorts(shared), fetchUser, reportPageView: () => Promise.resolve() }
  const storefront = createActor(provided(storefrontMachine, { ports: allPorts, streams }), {
    input: { site, seed: "seed" },
  }).start()
  onTestFinished(() => void storefront.stop())
  await flush()
  const { session, persistence } = actorsOf(storefront)
  return { session, persistence, ports, cartTokens }
}

afterEach(() => vi.unstubAllGlobals())

describe("resyncedOnResume", () => {
  it.each(["restore", "show"] as const)("notifies once of a change written meanwhile, until unsubscribed (%s)", (back) => {
    const page = openPage()
    const disk = memoryStorage()
    const notified: unknown[] = []
    const stop = resyncedOnResume(disk).watch("cart", (text) => notified.push(text))
    disk.write("cart", "theirs")
    page[back]()
    page[back]()
    stop()
    disk.write("cart", "later")
    page[back]()
    expect(notified).toEqual(["theirs"])
  })

  it("does not notify of its own writes, nor twice of one change", () => {
    const page = openPage()
    const disk = memoryStorage()
    const notified: unknown[] = []
    let notifyOfOtherTab: (text: string | null) => void = () => undefined
    const watch: typeof disk.watch = (_, notify) => {
      notifyOfOtherTab = notify
      return () => undefined
    }
    const storage = resyncedOnResume({ ...disk, watch })
    storage.watch("cart", (text) => notified.push(text))
    storage.write("cart", "mine")
    page.restore()
    disk.write("cart", "theirs")
    notifyOfOtherTab("theirs")
    page.restore()
    expect(notified).toEqual(["theirs"])
  })

  it("notifies at once of what another tab wrote after the page had seen the value", () => {
    openPage()
    const disk = memoryStorage()
    const notified: unknown[] = []
    const storage = resyncedOnResume(disk, new Map([["cart", null]]))
    storage.write("cart", "mine")
    storage.watch("cart", (text) => notified.push(text))()
    expect(notified).toEqual([])
    disk.write("cart", "theirs")
    storage.watch("cart", (text) => notified.push(text))
    expect(notified).toEqual(["theirs"])
  })

  it("logs out with another tab, and fetches the cart that was begun there", async () => {
    const page = openPage()
    const disk = memoryStorage()
    const { writePersisted } = createPersistencePorts(disk)
    await writePersisted({ persisted: { ...emptyPersistedState, user: nomin, orderToken: "nomin's" } })
    persistedAccessToken(disk).write("token")
    const { session, persistence, ports, cartTokens } = await openStorefront(disk)
    page.hide()
    // The page in the other language is a separate document.
    persistedAccessToken(disk).write(null)
    await writePersisted({ persisted: { ...emptyPersistedState, orderToken: "a visitor's" } })
    cartTokens.length = 0
    page.show()
    await flush()
    expect(session.getSnapshot().value).toBe("visitor")
    // The shop knows no cart by that token here, so it is dropped afterwards.
    expect(cartTokens[0]).toBe("a visitor's")
    expect(cartTokens).not.toContain("nomin's")
    persistence.send({ type: "product.viewed", slug: "dress" as Slug })
    await flush()
    const { persisted } = await ports.readPersisted(undefined)
    expect(persisted.user).toBeNull()
  })
})
