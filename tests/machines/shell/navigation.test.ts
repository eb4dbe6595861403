/** Navigation machine. */
import { describe, expect, it } from "vitest"
import { navigationMachine } from "#machines/shell/navigation.ts"
import { rehearse } from "#tests/machines/test-actor.ts"

const open = () => {
  const navigation = rehearse(navigationMachine, undefined)
  const arrive = (entry: string, path: string, back = false) =>
    navigation.actor.send({ type: "page.arrive", entry, back, path, title: path, locale: "mn" })
  const scroll = (...tops: number[]) => tops.forEach((top) => navigation.actor.send({ type: "page.scrolled", top }))
  /** From a list that was left to a product, and back to the list. */
  const thereAndBack = () => {
    arrive("2", "/products/daashinz")
    navigation.actor.send({ type: "page.leave", top: 0 })
    arrive("1", "/products", true)
  }
  return { ...navigation, send: navigation.actor.send, arrive, thereAndBack, scroll, bar: () => navigation.actor.getSnapshot().value.bar }
}

describe("going from page to page", () => {
  it("begins each page at its top, with nothing locked [S26]", () => {
    const navigation = open()
    navigation.arrive("1", "/")
    expect(navigation.emitted).toEqual([{ type: "locks.clear" }, { type: "scroll.to", top: 0 }])
  })

  it("leaves the bar in reach of whoever comes back, until they read on from there", () => {
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

  it("finds the place again after a hundred milliseconds when the shopper goes back [S26] [W13]", () => {
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

  it("finds a place that nobody was told of, as where a page was scrolled before it woke", () => {
    const navigation = open()
    navigation.arrive("1", "/products")
    navigation.send({ type: "page.leave", top: 1094 })
    navigation.thereAndBack()
    navigation.clock.increment(100)
    expect(navigation.emitted.at(-1)).toEqual({ type: "scroll.to", top: 1094 })
  })

  it("finds a place of before the tab was loaded anew, where it knows of no later one", () => {
    const navigation = open()
    navigation.send({ type: "places.known", scrollPositions: { "0": 300, "1": 700 } })
    navigation.arrive("1", "/products")
    navigation.send({ type: "page.leave", top: 900 })
    navigation.send({ type: "places.known", scrollPositions: { "0": 300, "1": 700 } })
    navigation.thereAndBack()
    navigation.clock.increment(100)
    expect(navigation.emitted.at(-1)).toEqual({ type: "scroll.to", top: 900 })
    navigation.arrive("0", "/", true)
    navigation.clock.increment(100)
    expect(navigation.emitted.at(-1)).toEqual({ type: "scroll.to", top: 300 })
  })

  it("keeps the place of a page that is left again in the moment of coming back", () => {
    const navigation = open()
    navigation.arrive("1", "/products")
    navigation.send({ type: "page.leave", top: 900 })
    navigation.thereAndBack()
    navigation.send({ type: "page.leave", top: 900 })
    navigation.thereAndBack()
    navigation.clock.increment(100)
    expect(navigation.emitted.at(-1)).toEqual({ type: "scroll.to", top: 900 })
  })

  it("counts each page once, and says from where it was come to [S26]", async () => {
    const navigation = open()
    navigation.arrive("1", "/")
    await navigation.last("reportPageView").answer()
    navigation.arrive("2", "/cart")
    expect(navigation.requests.map(({ input }) => input)).toMatchObject([
      { path: "/", referrer: "" },
      { path: "/cart", referrer: "/" },
    ])
  })

  it("hides the bar when the shopper reads on, and shows it when they turn back or arrive [B26]", () => {
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
