/** From page to page. */
import { describe, expect, it } from "vitest"
import { navigationMachine } from "#machines/shell/navigation.ts"
import { rehearse } from "#tests/machines/rehearsal.ts"

const open = () => {
  const way = rehearse(navigationMachine, undefined)
  const arrive = (entry: string, path: string, back = false) =>
    way.actor.send({ type: "page.arrive", entry, back, path, title: path, locale: "mn" })
  const scroll = (...tops: number[]) => tops.forEach((top) => way.actor.send({ type: "page.scrolled", top }))
  /** From a list that was left to a product, and back to the list. */
  const thereAndBack = () => {
    arrive("2", "/products/daashinz")
    way.actor.send({ type: "page.leave", top: 0 })
    arrive("1", "/products", true)
  }
  return { ...way, send: way.actor.send, arrive, thereAndBack, scroll, bar: () => way.actor.getSnapshot().value.bar }
}

describe("going from page to page", () => {
  it("begins each page at its top, with nothing locked [S26]", () => {
    const way = open()
    way.arrive("1", "/")
    expect(way.emitted).toEqual([{ type: "locks.clear" }, { type: "scroll.to", top: 0 }])
  })

  it("leaves the bar in reach of whoever comes back, until they read on from there", () => {
    const way = open()
    way.arrive("1", "/products")
    way.scroll(300, 900)
    way.send({ type: "page.leave", top: 900 })
    way.thereAndBack()
    way.scroll(900)
    expect(way.bar()).toBe("shown")
    way.scroll(930, 960)
    expect(way.bar()).toBe("hidden")
  })

  it("finds the place again after a hundred milliseconds when the shopper goes back [S26] [W13]", () => {
    const way = open()
    way.arrive("1", "/products")
    way.scroll(300, 900)
    way.send({ type: "page.leave", top: 900 })
    way.arrive("2", "/products/daashinz")
    way.scroll(40)
    way.send({ type: "page.leave", top: 40 })
    way.arrive("1", "/products", true)
    way.clock.increment(99)
    expect(way.emitted.at(-1)).toEqual({ type: "locks.clear" })
    way.clock.increment(1)
    expect(way.emitted.at(-1)).toEqual({ type: "scroll.to", top: 900 })
  })

  it("finds a place that nobody was told of, as where a page was scrolled before it woke", () => {
    const way = open()
    way.arrive("1", "/products")
    way.send({ type: "page.leave", top: 1094 })
    way.thereAndBack()
    way.clock.increment(100)
    expect(way.emitted.at(-1)).toEqual({ type: "scroll.to", top: 1094 })
  })

  it("finds a place of before the tab was loaded anew, where it knows of no later one", () => {
    const way = open()
    way.send({ type: "places.known", places: { "0": 300, "1": 700 } })
    way.arrive("1", "/products")
    way.send({ type: "page.leave", top: 900 })
    way.send({ type: "places.known", places: { "0": 300, "1": 700 } })
    way.thereAndBack()
    way.clock.increment(100)
    expect(way.emitted.at(-1)).toEqual({ type: "scroll.to", top: 900 })
    way.arrive("0", "/", true)
    way.clock.increment(100)
    expect(way.emitted.at(-1)).toEqual({ type: "scroll.to", top: 300 })
  })

  it("keeps the place of a page that is left again in the moment of coming back", () => {
    const way = open()
    way.arrive("1", "/products")
    way.send({ type: "page.leave", top: 900 })
    way.thereAndBack()
    way.send({ type: "page.leave", top: 900 })
    way.thereAndBack()
    way.clock.increment(100)
    expect(way.emitted.at(-1)).toEqual({ type: "scroll.to", top: 900 })
  })

  it("counts each page once, and says from where it was come to [S26]", async () => {
    const way = open()
    way.arrive("1", "/")
    await way.last("reportPageView").answer()
    way.arrive("2", "/cart")
    expect(way.requests.map(({ input }) => input)).toMatchObject([
      { path: "/", referrer: "" },
      { path: "/cart", referrer: "/" },
    ])
  })

  it("hides the bar when the shopper reads on, and shows it when they turn back or arrive [B26]", () => {
    const way = open()
    way.scroll(40, 100, 200)
    expect(way.bar()).toBe("hidden")
    way.scroll(139)
    expect(way.bar()).toBe("shown")
    way.scroll(400)
    expect(way.bar()).toBe("hidden")
    way.arrive("2", "/cart")
    expect(way.bar()).toBe("shown")
  })
})
