/** What everybody gets is made once, kept for a moment, and made anew behind the visitors' backs. */
import { describe, expect, it, vi } from "vitest"
import type { Problem } from "#domain/entities/problem.ts"
import { get, open, ports } from "./trial-page-server.ts"

describe("a page for everybody", () => {
  it("is made once for a rush of visitors, and again after half a minute", async () => {
    const fetchListing = vi.fn(ports.fetchListing)
    const server = open({ fetchListing })
    await Promise.all([1, 2, 3].map(() => get("/products", {}, server)))
    expect(fetchListing).toHaveBeenCalledTimes(1)
    server.pass(30_000)
    await get("/products", {}, server)
    expect(fetchListing).toHaveBeenCalledTimes(2)
  })

  it("is made anew behind the back of whoever finds it a moment old, once, and the next one has it", async () => {
    const fetchListing = vi.fn(ports.fetchListing)
    const server = open({ fetchListing })
    const first = (await get("/products", {}, server)).headers.get("etag")
    server.pass(10_000)
    const found = await Promise.all([1, 2].map(async () => (await get("/products", {}, server)).headers.get("etag")))
    expect(found).toEqual([first, first])
    expect(fetchListing).toHaveBeenCalledTimes(1)
    expect(server.waiting).toHaveLength(1)
    server.waiting[0]?.()
    await vi.waitFor(async () => expect((await get("/products", {}, server)).headers.get("etag")).not.toBe(first))
    expect(fetchListing).toHaveBeenCalledTimes(2)
  })

  it("stays as it was when it cannot be made anew", async () => {
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

  it("is asked for again by the next visitor when its data could not be had", async () => {
    const fetchListing = vi.fn(ports.fetchListing).mockRejectedValueOnce({ _tag: "Unreachable" })
    const server = open({ fetchListing })
    expect((await get("/products", {}, server)).status).toBe(503)
    expect((await get("/products", {}, server)).status).toBe(200)
  })

  it("is not sent again to who has it", async () => {
    const server = open()
    const etag = (await get("/products", {}, server)).headers.get("etag") ?? ""
    expect((await get("/products", { "if-none-match": etag }, server)).status).toBe(304)
  })

  it("is compressed as the browser likes", async () => {
    expect((await get("/", { "accept-encoding": "gzip, br" })).headers.get("content-encoding")).toBe("br")
    expect((await get("/", { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip")
    expect((await get("/")).headers.get("content-encoding")).toBeNull()
  })
})
