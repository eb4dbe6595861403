/** Cache of pages for everybody: rendered once, renewed in the background, never served past what they show. */
import { describe, expect, it, vi } from "vitest"
import { createPageCache } from "#app/server/page-cache.ts"
import type { ListingPage, Tile } from "#domain/entities/catalogue/listing.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { hour, minute, second } from "#domain/rules/instants.ts"
import { ports, tiles } from "./page-data.ts"
import { get, open } from "./test-page-server.ts"

describe("page for everybody", () => {
  it("is rendered once for concurrent visitors, and again after half a minute", async () => {
    const fetchListing = vi.fn(ports.fetchListing)
    const server = open({ fetchListing })
    await Promise.all([1, 2, 3].map(() => get("/products", {}, server)))
    expect(fetchListing).toHaveBeenCalledTimes(1)
    server.pass(30_000)
    await get("/products", {}, server)
    expect(fetchListing).toHaveBeenCalledTimes(2)
  })

  it("is renewed once in the background for the next visitor when it is stale", async () => {
    const fetchListing = vi.fn(ports.fetchListing)
    const server = open({ fetchListing })
    const first = (await get("/products", {}, server)).headers.get("etag")
    server.pass(10_000)
    const etags = await Promise.all([1, 2].map(async () => (await get("/products", {}, server)).headers.get("etag")))
    expect(etags).toEqual([first, first])
    expect(fetchListing).toHaveBeenCalledTimes(1)
    expect(server.waiting).toHaveLength(1)
    server.waiting[0]?.()
    await vi.waitFor(async () => expect((await get("/products", {}, server)).headers.get("etag")).not.toBe(first))
    expect(fetchListing).toHaveBeenCalledTimes(2)
  })

  it("is renewed in the background when one of its products has changed", async () => {
    const fetchListing = vi.fn(ports.fetchListing)
    const server = open({ fetchListing })
    await get("/products", {}, server)
    server.changed.push(tiles[0]?.id ?? -1)
    await server.tend()
    expect(fetchListing).toHaveBeenCalledTimes(2)
    server.changed.push(999)
    await server.tend()
    expect(fetchListing).toHaveBeenCalledTimes(2)
  })

  it("is not served for long after one of its products has changed", async () => {
    const fetchListing = vi.fn(ports.fetchListing)
    const server = open({ fetchListing }, { servedFor: 5 * minute })
    await get("/products", {}, server)
    fetchListing.mockRejectedValue({ _tag: "Unreachable" } satisfies Problem)
    server.changed.push(tiles[0]?.id ?? -1)
    await server.tend()
    server.pass(29_999)
    expect((await get("/products", {}, server)).status).toBe(200)
    server.pass(1)
    expect((await get("/products", {}, server)).status).toBe(503)
  })

  it("is not served past the end of a sale that it shows", async () => {
    const onSale = { ...tiles[0], saleExpireAt: "2025-11-07T06:06:09.000Z" } as Tile
    const fetchListing = vi.fn(async (query: ListingPage["query"]) => ({ ...(await ports.fetchListing(query)), tiles: [onSale] }))
    const server = open({ fetchListing }, { servedFor: 5 * minute })
    await get("/products", {}, server)
    server.pass(minute - 1)
    await get("/products", {}, server)
    expect(fetchListing).toHaveBeenCalledTimes(1)
    server.pass(1)
    await get("/products", {}, server)
    expect(fetchListing).toHaveBeenCalledTimes(2)
  })

  it("is stale at each quarter of an hour, at which texts by the clock change", async () => {
    const fetchListing = vi.fn(ports.fetchListing)
    const server = open({ fetchListing }, { servedFor: hour })
    // The clock of these tests begins at 14:05:09.
    server.pass(9 * minute)
    await get("/products", {}, server)
    server.pass(50 * second)
    await server.tend()
    expect(fetchListing).toHaveBeenCalledTimes(1)
    server.pass(second)
    await server.tend()
    expect(fetchListing).toHaveBeenCalledTimes(2)
  })

  it("is not made stale by changes of no product while it is rendered", async () => {
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const fetchListing = vi.fn((query: ListingPage["query"]) => answered.then(() => ports.fetchListing(query)))
    const server = open({ fetchListing })
    const rendering = get("/products", {}, server)
    await vi.waitFor(() => expect(fetchListing).toHaveBeenCalledTimes(1))
    await server.tend()
    answer()
    await rendering
    await server.tend()
    expect(fetchListing).toHaveBeenCalledTimes(1)
  })

  it("is renewed before it expires while it has visitors, and not afterwards", async () => {
    const fetchListing = vi.fn(ports.fetchListing)
    const server = open({ fetchListing })
    await get("/products", {}, server)
    for (let passed = 0; passed < 16 * 60; passed += 25) {
      await server.tend()
      server.pass(25_000)
    }
    // Somebody comes within a quarter of an hour, and again much later.
    const renewed = fetchListing.mock.calls.length
    expect(renewed).toBeGreaterThan(30)
    await server.tend()
    expect(fetchListing).toHaveBeenCalledTimes(renewed)
  })

  it("stays when it cannot be renewed", async () => {
    const fetchListing = vi.fn(ports.fetchListing)
    const server = open({ fetchListing })
    await get("/products", {}, server)
    fetchListing.mockRejectedValue({ _tag: "Unreachable" } satisfies Problem)
    server.pass(10_000)
    await get("/products", {}, server)
    server.waiting[0]?.()
    await vi.waitFor(() => expect(fetchListing).toHaveBeenCalledTimes(2))
    const answer = await get("/products", {}, server)
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('data-state="failed"')
  })

  it("is rendered again for the next visitor when its data could not be fetched", async () => {
    const fetchListing = vi.fn(ports.fetchListing).mockRejectedValueOnce({ _tag: "Unreachable" })
    const server = open({ fetchListing })
    const failed = await get("/products", {}, server)
    expect(failed.status).toBe(503)
    expect(failed.headers.get("retry-after")).toBe("5")
    expect((await get("/products", {}, server)).status).toBe(200)
  })

  it("is not sent again with a matching ETag", async () => {
    const server = open()
    const etag = (await get("/products", {}, server)).headers.get("etag") ?? ""
    expect((await get("/products", { "if-none-match": etag }, server)).status).toBe(304)
  })

  it("is compressed by the accepted encoding", async () => {
    expect((await get("/", { "accept-encoding": "gzip, br" })).headers.get("content-encoding")).toBe("br")
    expect((await get("/", { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip")
    expect((await get("/")).headers.get("content-encoding")).toBeNull()
  })
})

describe("home page", () => {
  it("is rendered in each language before the first visitor, and renewed before it expires", async () => {
    const fetchHome = vi.fn(ports.fetchHome)
    const server = open({ fetchHome })
    await server.warm("http://shop.mn")
    expect(fetchHome).toHaveBeenCalledTimes(2)
    await Promise.all([get("/", {}, server), get("/en", {}, server)])
    expect(fetchHome).toHaveBeenCalledTimes(2)
    server.pass(hour)
    await server.tend()
    await server.tend()
    expect(fetchHome).toHaveBeenCalledTimes(4)
    await Promise.all([get("/", {}, server), get("/en", {}, server)])
    expect(fetchHome).toHaveBeenCalledTimes(4)
  })

  it("is followed by the categories, one at a time", async () => {
    const fetchListing = vi.fn(ports.fetchListing)
    const server = open({ fetchListing })
    await server.warm("http://shop.mn")
    expect(fetchListing).not.toHaveBeenCalled()
    await server.tend()
    expect(fetchListing).toHaveBeenCalledTimes(1)
    const [query] = fetchListing.mock.calls[0] ?? []
    await get(`/t/${query?.permalink}`, {}, server)
    expect(fetchListing).toHaveBeenCalledTimes(1)
  })
})

describe("cached pages", () => {
  const megabyte = 1024 * 1024
  const cachedPages = () => {
    const rendered: string[] = []
    const cache = createPageCache({ now: () => 0, servedFor: 30_000, later: () => undefined, report: () => undefined })
    const request = async (key: string, bytes: number) => {
      await cache.respond(new Request("http://localhost/"), key, () => {
        rendered.push(key)
        return Promise.resolve({ status: 200, headers: {}, html: "a".repeat(bytes), shown: { products: new Set<number>(), until: 1 } })
      })
    }
    return { rendered, request }
  }

  it("take at most 48 MB, and the oldest are evicted first", async () => {
    const { rendered, request } = cachedPages()
    for (let at = 0; at < 7; at += 1) await request(`${at}`, 8 * megabyte)
    for (const key of ["6", "1", "0"]) await request(key, 8 * megabyte)
    expect(rendered).toEqual(["0", "1", "2", "3", "4", "5", "6", "0"])
  })

  it("are at most five hundred", async () => {
    const { rendered, request } = cachedPages()
    for (let at = 0; at < 501; at += 1) await request(`${at}`, 1)
    for (const key of ["500", "1", "0"]) await request(key, 1)
    expect(rendered.slice(501)).toEqual(["0"])
  })
})
