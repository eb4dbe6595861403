import { afterEach, describe, expect, it, vi } from "vitest"
import { createActor } from "xstate"
import { nomin } from "#book/fixtures/identity/people.ts"
import { site } from "#book/fixtures/shell/site.ts"
import { resyncedOnResume } from "#adapters/browser/resync-on-resume.ts"
import { windowStreams } from "#adapters/browser/streams.ts"
import { persistedAccessToken } from "#adapters/persistence/access-token.ts"
import { createPersistencePorts } from "#adapters/persistence/persisted-document.ts"
import { memoryStorage } from "#adapters/persistence/device-storage.ts"
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
  return { hide: () => turn("hidden"), show: () => turn("visible"), comeBack: () => window.dispatchEvent(new Event("pageshow")) }
}

afterEach(() => vi.unstubAllGlobals())

describe("resyncedOnResume", () => {
  it.each(["comeBack", "show"] as const)("notifies once of a change written meanwhile, until unsubscribed (%s)", (back) => {
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

  it("ignores its own writes and changes it has notified of already", () => {
    const page = openPage()
    const disk = memoryStorage()
    const notified: unknown[] = []
    let news: (text: string | null) => void = () => undefined
    const storage = resyncedOnResume({ ...disk, watch: (_, notify) => ((news = notify), () => undefined) })
    storage.watch("cart", (text) => notified.push(text))
    storage.write("cart", "mine")
    page.comeBack()
    disk.write("cart", "theirs")
    news("theirs")
    page.comeBack()
    expect(notified).toEqual(["theirs"])
  })

  it("follows a logout of another tab, and uses the cart begun there", async () => {
    const page = openPage()
    const disk = memoryStorage()
    const remember = createPersistencePorts(disk).writePersisted
    await remember({ persisted: { ...emptyPersistedState, user: nomin, orderToken: "nomin's" } })
    persistedAccessToken(disk).write("token")
    const requests: Array<string | null> = []
    const { ports, shared, watchPersisted } = createAdapters({
      fetch: (input) => {
        const { url, headers } = input as Request
        if (url.endsWith("/orders/current")) requests.push(headers.get("x-order-token"))
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
    const storefront = createActor(provided(storefrontMachine, { ports: { ...ports, ...createOtherPorts(shared), fetchUser }, streams }), {
      input: { site, mobile: false, seed: "seed" },
    }).start()
    const flush = async () => {
      for (let turn = 0; turn < 20; turn += 1) await answersHandled()
    }
    await flush()
    page.hide()
    // The page in the other language is a separate document.
    persistedAccessToken(disk).write(null)
    await remember({ persisted: { ...emptyPersistedState, orderToken: "a visitor's" } })
    requests.length = 0
    page.show()
    await flush()
    const { session, persistence: persisted } = actorsOf(storefront)
    expect(session.getSnapshot().value).toBe("visitor")
    // The shop knows no cart by that token here, so it is dropped afterwards.
    expect(requests[0]).toBe("a visitor's")
    expect(requests).not.toContain("nomin's")
    persisted.send({ type: "product.viewed", slug: "dress" as Slug })
    await flush()
    const { persisted: now } = await ports.readPersisted(undefined)
    expect(now.user).toBeNull()
    storefront.stop()
  })
})
