import { describe, expect, it } from "vitest"
import { bounds, store } from "#app/service-worker/caches.ts"
import { respond } from "#app/service-worker/fetching.ts"
import { requestFor, outsideWith, page } from "./test-outside.ts"

const json = (value: unknown, cacheControl: string) => Response.json(value, { headers: { "cache-control": cacheControl } })

describe("response of the service worker", () => {
  it("is a page's present version, and its last one without a connection", async () => {
    let visit = 0
    const { outside, cut, finished } = outsideWith(() => page(`visit ${(visit += 1)}`))
    const open = async () => (await respond("document", requestFor("/products/a"), outside)).text()
    expect([await open(), await finished(), await open(), await finished()]).toMatchObject(["visit 1", {}, "visit 2", {}])
    cut()
    expect(await open()).toBe("visit 2")
  })

  it("is the offline page of the language in place of a page that was never seen", async () => {
    const { outside, cut } = outsideWith(() => page("new"))
    const assets = await outside.caches.open("delguur-assets")
    for (const path of ["/offline", "/en/offline"]) await assets.put(path, page(path))
    cut()
    for (const [requested, shown] of [
      ["/cart", "/offline"],
      ["/en", "/en/offline"],
      ["/en/cart", "/en/offline"],
      ["/english", "/offline"],
    ] as const) {
      const answer = await respond("document", requestFor(requested), outside)
      expect([answer.status, await answer.text()]).toEqual([503, shown])
    }
  })

  it("is the offline page in place of one whose scripts are not all stored [B27]", async () => {
    const { outside, cut } = outsideWith(() => page("new"))
    const [assets, documents] = [await outside.caches.open("delguur-assets"), await outside.caches.open("delguur-documents")]
    await assets.put("/offline", page("offline"))
    const scripts = '<script src="/assets/entry.js"></script><link rel="modulepreload" href="/assets/brands.js">'
    const inlinedStyle = '<link rel="stylesheet" href="/assets/in-the-page.css" disabled>'
    await documents.put("/brands", page(scripts + inlinedStyle))
    await assets.put("/assets/entry.js", new Response("code"))
    cut()
    const shown = async () => (await respond("document", requestFor("/brands"), outside)).text()
    expect(await shown()).toBe("offline")
    await assets.put("/assets/brands.js", new Response("code"))
    expect(await shown()).toContain("entry.js")
  })

  it("is not stored where it failed or is no HTML", async () => {
    const answers: Readonly<Record<string, Response>> = {
      "/missing": new Response("", { status: 404, headers: { "content-type": "text/html" } }),
      "/feed": new Response("", { headers: { "content-type": "application/rss+xml" } }),
    }
    const { outside, finished, stored } = outsideWith((path) => answers[path] ?? Response.error())
    for (const path of Object.keys(answers)) await respond("document", requestFor(path), outside)
    await finished()
    expect(stored("delguur-documents")).toEqual([])
  })

  it("is a hashed file, requested once and then from the cache", async () => {
    const { outside, finished, requested } = outsideWith(() => new Response("code"))
    await respond("asset", requestFor("/assets/a-1.js"), outside)
    await finished()
    await respond("asset", requestFor("/assets/a-1.js"), outside)
    expect(requested).toEqual(["/assets/a-1.js"])
  })

  it("is data with a public cache header from its cache, by language", async () => {
    const { outside, cut, finished } = outsideWith((path) => json({ path }, path.includes("orders") ? "no-store" : "public, max-age=60"))
    const fetchData = async (path: string, locale: string) =>
      (await respond("data", requestFor(path, { "accept-language": locale }), outside)).json()
    await fetchData("/api/v2/products/a", "mn")
    await fetchData("/api/v2/orders/current", "mn")
    await finished()
    cut()
    expect(await fetchData("/api/v2/products/a", "mn")).toEqual({ path: "/api/v2/products/a" })
    await expect(fetchData("/api/v2/products/a", "en")).rejects.toThrow("Failed to fetch")
    await expect(fetchData("/api/v2/orders/current", "mn")).rejects.toThrow("Failed to fetch")
  })

  it("displaces the oldest ones, and is not stored where it does not fit", async () => {
    const { outside, stored } = outsideWith(() => page(""))
    const cache = await outside.caches.open("delguur-documents")
    const limits = { entries: 2, bytes: 10 }
    for (const [path, text] of [
      ["/a", "1"],
      ["/b", "2"],
      ["/c", "3"],
      ["/b", "4"],
    ] as const)
      await store(cache, path, new Response(text), limits)
    expect(stored("delguur-documents")).toEqual(["/c", "/b"])
    await store(cache, "/d", new Response("123456789"), limits)
    expect(stored("delguur-documents")).toEqual(["/b", "/d"])
    await store(cache, "/e", new Response("more than ten bytes"), limits)
    expect(stored("delguur-documents")).toEqual([])
    expect(Object.values(bounds).every(({ entries, bytes }) => entries > 0 && bytes > 0)).toBe(true)
  })
})
