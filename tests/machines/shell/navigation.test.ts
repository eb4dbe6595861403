/** Navigation machine. */
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { navigationMachine } from "#machines/shell/navigation.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const open = () => {
  const navigation = startTestActor(navigationMachine, undefined)
  const arrive = (entry: string, path: string, back = false) =>
    navigation.actor.send({ type: "page.arrive", entry, back, path, title: path, locale: "mn" })
  const scroll = (...tops: number[]) => tops.forEach((top) => navigation.actor.send({ type: "page.scrolled", top }))
  /** From a listing to a product, and back. */
  const thereAndBack = () => {
    arrive("2", "/products/daashinz")
    navigation.actor.send({ type: "page.leave", top: 0 })
    arrive("1", "/products", true)
  }
  return { ...navigation, send: navigation.actor.send, arrive, thereAndBack, scroll, bar: () => navigation.actor.getSnapshot().value.bar }
}

describe("navigation", () => {
  it("starts each page at its top, unlocked [S26]", () => {
    const navigation = open()
    navigation.arrive("1", "/")
    expect(navigation.emitted).toEqual([{ type: "locks.clear" }, { type: "scroll.to", top: 0 }])
  })

  it("keeps the bar visible after back navigation, until the shopper scrolls on", () => {
    const navigation = open()
    navigation.arrive("1", "/products")
    navigation.scroll(300, 900)
    navigation.send({ type: "page.leave", top: 900 })
    navigation.thereAndBack()
    navigation.scroll(900)
    expect(navigation.bar()).toBe("shown")
    navigation.scroll(930, 960)
    expect(navigation.bar()).toBe("hidden")
  })

  it("restores the scroll position after a hundred milliseconds on back navigation [S26] [W13]", () => {
    const navigation = open()
    navigation.arrive("1", "/products")
    navigation.scroll(300, 900)
    navigation.send({ type: "page.leave", top: 900 })
    navigation.arrive("2", "/products/daashinz")
    navigation.scroll(40)
    navigation.send({ type: "page.leave", top: 40 })
    navigation.arrive("1", "/products", true)
    navigation.clock.increment(99)
    expect(navigation.emitted.at(-1)).toEqual({ type: "locks.clear" })
    navigation.clock.increment(1)
    expect(navigation.emitted.at(-1)).toEqual({ type: "scroll.to", top: 900 })
  })

  it("restores a position that was not reported, as when a page was scrolled before hydration", () => {
    const navigation = open()
    navigation.arrive("1", "/products")
    navigation.send({ type: "page.leave", top: 1094 })
    navigation.thereAndBack()
    navigation.clock.increment(100)
    expect(navigation.emitted.at(-1)).toEqual({ type: "scroll.to", top: 1094 })
  })

  it("restores a position from before a reload of the tab, unless there is a later one", () => {
    const navigation = open()
    navigation.send({ type: "scrollPositions.known", scrollPositions: { "0": 300, "1": 700 } })
    navigation.arrive("1", "/products")
    navigation.send({ type: "page.leave", top: 900 })
    navigation.send({ type: "scrollPositions.known", scrollPositions: { "0": 300, "1": 700 } })
    navigation.thereAndBack()
    navigation.clock.increment(100)
    expect(navigation.emitted.at(-1)).toEqual({ type: "scroll.to", top: 900 })
    navigation.arrive("0", "/", true)
    navigation.clock.increment(100)
    expect(navigation.emitted.at(-1)).toEqual({ type: "scroll.to", top: 300 })
  })

  it("keeps the position of a page that is left again immediately after returning", () => {
    const navigation = open()
    navigation.arrive("1", "/products")
    navigation.send({ type: "page.leave", top: 900 })
    navigation.thereAndBack()
    navigation.send({ type: "page.leave", top: 900 })
    navigation.thereAndBack()
    navigation.clock.increment(100)
    expect(navigation.emitted.at(-1)).toEqual({ type: "scroll.to", top: 900 })
  })

  it("reports each page view once, with the previous page [S26]", async () => {
    const navigation = open()
    navigation.arrive("1", "/")
    await navigation.last("reportPageView").answer()
    navigation.arrive("2", "/cart")
    expect(navigation.requests.map(({ input }) => input)).toMatchObject([
      { path: "/", referrer: "" },
      { path: "/cart", referrer: "/" },
    ])
  })

  it("has the time of the oldest stored response of a page, until the next page [B27]", () => {
    const navigation = open()
    const since = () => navigation.actor.getSnapshot().context.stored?.at ?? null
    const read = (entry: string, at: string) => navigation.send({ type: "stored.read", entry, at: at as Instant })
    navigation.arrive("1", "/account/wallet")
    expect(since()).toBeNull()
    read("1", "2026-11-25T06:05:00.000Z")
    read("1", "2026-11-25T06:03:00.000Z")
    read("1", "2026-11-25T06:04:00.000Z")
    expect(since()).toBe("2026-11-25T06:03:00.000Z")
    // A page that could not be opened: the shopper stays.
    navigation.send({ type: "page.leave", top: 0 })
    navigation.arrive("1", "/account/wallet", true)
    expect(since()).toBe("2026-11-25T06:03:00.000Z")
    // Read before the page is announced.
    read("2", "2026-11-25T06:09:00.000Z")
    navigation.arrive("2", "/account/vouchers")
    expect(since()).toBe("2026-11-25T06:09:00.000Z")
    navigation.arrive("3", "/")
    expect(since()).toBeNull()
  })

  it("reloads the page on demand", () => {
    const navigation = open()
    navigation.send({ type: "page.refresh" })
    expect(navigation.emitted).toEqual([{ type: "page.reload" }])
  })

  it("hides the bar on scrolling down, and shows it on scrolling up or arriving [B26]", () => {
    const navigation = open()
    navigation.scroll(40, 100, 200)
    expect(navigation.bar()).toBe("hidden")
    navigation.scroll(139)
    expect(navigation.bar()).toBe("shown")
    navigation.scroll(400)
    expect(navigation.bar()).toBe("hidden")
    navigation.arrive("2", "/cart")
    expect(navigation.bar()).toBe("shown")
  })
})
