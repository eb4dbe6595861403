/** Listing machine and its address. */
import { describe, expect, it } from "vitest"
import { category, emptyPage, listingPage, refined, refinedPage } from "#book/fixtures/catalogue/listing.ts"
import { manyTiles } from "#book/fixtures/catalogue/tiles.ts"
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import { listingMachine } from "#machines/catalogue/listing.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const open = (page: ListingPage | null = listingPage) => {
  const list = startTestActor(listingMachine, { query: page?.query ?? category, page, pageSize: 40 })
  return { ...list, send: list.actor.send, state: () => list.actor.getSnapshot().value, context: () => list.actor.getSnapshot().context }
}
const secondPage = (tiles: ListingPage["tiles"]): ListingPage => ({ ...listingPage, query: { ...category, page: 2 }, tiles })
const later = manyTiles.map((tile) => ({ ...tile, id: (tile.id + 100) as typeof tile.id }))

describe("listing", () => {
  it("emits a query to the address, and fetches when the address has changed", () => {
    const list = open()
    list.send({ type: "query.change", query: refined })
    expect(list.emitted).toEqual([{ type: "query.changed", query: refined, replace: false }])
    expect(list.requests).toEqual([])
    list.send({ type: "address.changed", query: refined })
    expect(list.last("fetchListing").input).toEqual(refined)
  })

  it("changes the layout without a request, and replaces the address [B13]", () => {
    const list = open()
    const listed = { ...category, layout: "list" as const }
    list.send({ type: "query.change", query: listed })
    expect(list.emitted).toEqual([{ type: "query.changed", query: listed, replace: true }])
    list.send({ type: "address.changed", query: listed })
    expect([list.state(), list.context().query, list.requests]).toEqual(["ready", listed, []])
  })

  it("is missing for a category that does not exist, when opened and when the address changes [S5]", async () => {
    const list = open(null)
    await list.last("fetchListing").refuse(missing)
    expect([list.state(), list.context().problem]).toEqual(["missing", null])
    const other = open()
    other.send({ type: "address.changed", query: refined })
    await other.last("fetchListing").refuse(missing)
    expect(other.state()).toBe("missing")
  })

  it("keeps the older products while others are fetched [B11]", async () => {
    const list = open()
    list.send({ type: "address.changed", query: refined })
    expect(list.state()).toBe("refining")
    expect(list.context().tiles.items).toHaveLength(40)
    await list.last("fetchListing").answer(refinedPage)
    expect(list.context().tiles.items).toHaveLength(7)
  })

  it("aborts a request that the address has replaced", () => {
    const list = open()
    list.send({ type: "address.changed", query: refined })
    const first = list.last("fetchListing")
    list.send({ type: "address.changed", query: { ...refined, onSale: false } })
    expect(first.isAborted()).toBe(true)
  })

  it("appends the next page without duplicates, and replaces the address [B11]", async () => {
    const list = open()
    list.send({ type: "more.fetch" })
    expect(list.last("fetchMore").input).toEqual({ ...category, page: 2 })
    await list.last("fetchMore").answer(secondPage([...manyTiles.slice(-2), ...later.slice(0, 38)]))
    expect(list.context().tiles.items).toHaveLength(78)
    expect(list.emitted).toEqual([{ type: "query.changed", query: { ...category, page: 2 }, replace: true }])
    list.send({ type: "address.changed", query: { ...category, page: 2 } })
    expect(list.state()).toBe("ready")
  })

  it("has more while pages come back full [B12]", async () => {
    const list = open()
    list.send({ type: "more.fetch" })
    await list.last("fetchMore").answer(secondPage(later))
    expect(list.context().tiles.stillFetch).toBe(true)
    list.send({ type: "more.fetch" })
    await list.last("fetchMore").answer({ ...secondPage(later.slice(0, 3)), query: { ...category, page: 3 } })
    expect(list.context().tiles.stillFetch).toBe(false)
    list.send({ type: "more.fetch" })
    expect(list.state()).toBe("ready")
  })

  it("can fetch a fourth page if it was opened at the third and that is full", () => {
    const tiles = [...manyTiles, ...later, ...manyTiles]
    expect(open({ ...listingPage, query: { ...category, page: 3 }, tiles }).context().tiles).toMatchObject({ page: 3, stillFetch: true })
    expect(open({ ...listingPage, query: { ...category, page: 3 }, tiles: tiles.slice(0, 119) }).context().tiles.stillFetch).toBe(false)
  })

  it("fetches more after a page with a left-out product, up to the total", async () => {
    const list = open({ ...listingPage, tiles: manyTiles.slice(1) })
    list.send({ type: "more.fetch" })
    await list.last("fetchMore").answer(secondPage(later.slice(1)))
    expect(list.context().tiles).toMatchObject({ page: 2, stillFetch: true })
    list.send({ type: "more.fetch" })
    await list.last("fetchMore").answer({ ...secondPage(later.slice(0, 22)), query: { ...category, page: 3 } })
    expect(list.context().tiles.stillFetch).toBe(false)
  })

  it("keeps the name and the description of its category with more products [S5]", async () => {
    const list = open({ ...listingPage, text: "Хувцас" })
    list.send({ type: "more.fetch" })
    const { breadcrumb: _, ...found } = secondPage(later)
    await list.last("fetchMore").answer(found)
    expect(list.context().page).toMatchObject({ text: "Хувцас", breadcrumb: listingPage.breadcrumb, query: { page: 2 } })
  })

  it("requests no page after an empty one, whatever the total", async () => {
    const list = open()
    list.send({ type: "more.fetch" })
    await list.last("fetchMore").answer(secondPage([]))
    expect(list.context().tiles.stillFetch).toBe(false)
  })

  it("continues from the last loaded page when opened further down than one response reaches", () => {
    const list = open({ ...listingPage, query: { ...category, page: 15 }, tiles: [...manyTiles, ...later], total: 1000 })
    list.send({ type: "more.fetch" })
    expect(list.last("fetchMore").input).toEqual({ ...category, page: 3 })
  })

  it("keeps its products when more cannot be fetched, and retries [B11]", async () => {
    const list = open()
    list.send({ type: "more.fetch" })
    await list.last("fetchMore").refuse(unreachable)
    expect(list.state()).toBe("moreFailed")
    expect(list.context().tiles.items).toHaveLength(40)
    list.send({ type: "more.fetch" })
    expect(list.state()).toBe("fetchingMore")
  })

  it("is empty without results, and accepts another query", () => {
    const list = open(emptyPage)
    expect(list.state()).toBe("empty")
    list.send({ type: "address.changed", query: category })
    expect(list.state()).toBe("fetching")
  })
})
