import { describe, expect, it } from "vitest"
import { assetsIn } from "#app/service-worker/fetching.ts"
import {
  installRelease,
  keepPrepared,
  onPageSeen,
  prepareOffline,
  prepareStart,
  storeSeen,
  storeUnseen,
  takeOver,
} from "#app/service-worker/releases.ts"
import { origin, outsideWith, page } from "./test-outside.ts"

/** Shop whose pages name the entry script of `release`. */
const shop = (release = 1) =>
  outsideWith((path) =>
    path.startsWith("/assets/") ? new Response("code") : page(`<script src="/assets/entry-${release}.js"></script> ${path}`),
  )
const releaseOf = (number: number) => ({ files: [`assets/entry-${number}.js`, "assets/same.js"], later: ["assets/later.js"] })

describe("offline pages", () => {
  it("are stored with their files, again where the caches were cleared", async () => {
    const { outside, stored, requested } = shop()
    await prepareOffline(releaseOf(1), origin, outside)
    expect(stored("delguur-assets").toSorted()).toEqual(["/assets/entry-1.js", "/assets/later.js", "/en/offline", "/offline"])
    await keepPrepared(releaseOf(1), origin, outside)
    expect(requested).toHaveLength(4)
    await (await outside.caches.open("delguur-assets")).delete("/offline")
    await keepPrepared(releaseOf(1), origin, outside)
    expect(stored("delguur-assets")).toContain("/offline")
  })

  it("are stored for a release whose installation stored nothing, in place of an earlier one's [B27]", async () => {
    const earlier = shop()
    await prepareOffline(releaseOf(1), origin, earlier.outside)
    const { outside, requested } = shop(2)
    await keepPrepared(releaseOf(2), origin, { ...outside, caches: earlier.outside.caches })
    expect(requested).toEqual(["/offline", "/assets/entry-2.js", "/en/offline"])
  })

  it("are fetched past the browser's own cache, as are pages that were seen [B27]", async () => {
    const { outside, reloaded } = shop()
    await prepareOffline(releaseOf(1), origin, outside)
    await storeSeen({ type: "page.seen", path: "/brands", assets: [] }, origin, outside)
    expect(reloaded).toEqual(["/offline", "/en/offline", "/brands"])
  })

  it.each(["/assets/later.js", "/assets/entry-1.js"])("refuse a worker whose file %s is missing [B27]", async (missing) => {
    const { outside } = outsideWith((path) => {
      if (path === missing) return new Response("", { status: 404 })
      return path.startsWith("/assets/") ? new Response("code") : page('<script src="/assets/entry-1.js"></script>')
    })
    await expect(prepareOffline(releaseOf(1), origin, outside)).rejects.toThrow("missing")
  })

  it("refuse a worker that could not fetch them", async () => {
    const { outside, cut } = shop()
    cut()
    await expect(prepareOffline(releaseOf(1), origin, outside)).rejects.toThrow("missing")
  })
})

describe("pages stored before they are opened", () => {
  it.each([
    ["/brands", ["/", "/cart"]],
    ["/en/brands", ["/en", "/en/cart"]],
    ["/en", ["/en", "/en/cart"]],
    ["/english", ["/", "/cart"]],
  ])("after %s are the start of the installed app and the cart, in its language [B27]", async (path, pages) => {
    const { outside, stored } = shop()
    await storeUnseen(path, origin, outside)
    expect(stored("delguur-documents")).toEqual(pages)
    expect(stored("delguur-assets")).toEqual(["/assets/entry-1.js"])
  })

  it("are stored by the installation in the languages of the open pages, and do not prevent it [B27]", async () => {
    const { outside, stored, cut } = shop()
    await prepareStart([`${origin}/en/products?page=2`, `${origin}/brands`, `${origin}/cart`], origin, outside)
    expect(stored("delguur-documents").toSorted()).toEqual(["/", "/cart", "/en", "/en/cart"])
    await outside.caches.delete("delguur-documents")
    cut()
    await prepareStart([`${origin}/`], origin, outside)
    expect(stored("delguur-documents")).toEqual([])
  })
})

describe("page that was seen", () => {
  it("is stored once, after its files", async () => {
    const { outside, stored, requested } = shop()
    const seen = { type: "page.seen", path: "/products/a?colour=red", assets: ["/assets/lazy.js", "/sandbox"] } as const
    await storeSeen(seen, origin, outside)
    await storeSeen(seen, origin, outside)
    expect(stored("delguur-documents")).toEqual(["/products/a?colour=red"])
    expect(stored("delguur-assets").toSorted()).toEqual(["/assets/entry-1.js", "/assets/lazy.js"])
    expect(requested).toEqual(["/assets/lazy.js", "/products/a?colour=red", "/assets/entry-1.js"])
  })

  it("is stored again where it was stored more than an hour ago [B27]", async () => {
    const { outside, requested } = shop()
    const documents = await outside.caches.open("delguur-documents")
    for (const [path, age] of [
      ["/old", 3_700_000],
      ["/new", 60_000],
    ] as const) {
      await documents.put(origin + path, new Response("page", { headers: { date: new Date(Date.now() - age).toUTCString() } }))
      await storeSeen({ type: "page.seen", path, assets: [] }, origin, outside)
    }
    expect(requested).toEqual(["/old", "/assets/entry-1.js"])
  })

  it("is not stored without one of its files, and gets those that its opening left out [B27]", async () => {
    let isStyleThere = false
    const { outside, stored } = outsideWith((path) => {
      const isMissing = path.endsWith(".css") && !isStyleThere
      if (path.startsWith("/assets/")) return isMissing ? new Response("", { status: 404 }) : new Response("code")
      return page('<script src="/assets/entry.js"></script><link rel="stylesheet" href="/assets/page.css" disabled>')
    })
    const seen = { type: "page.seen", path: "/brands", assets: [] } as const
    await storeSeen(seen, origin, outside)
    expect(stored("delguur-documents")).toEqual([])
    isStyleThere = true
    // As the browser opens it, with the files that it needs for the first view.
    const documents = await outside.caches.open("delguur-documents")
    await documents.put(`${origin}/brands`, page('<link rel="stylesheet" href="/assets/page.css" disabled>'))
    await storeSeen(seen, origin, outside)
    expect(stored("delguur-assets").toSorted()).toEqual(["/assets/entry.js", "/assets/page.css"])
  })

  it("of another site is not stored", async () => {
    const { outside, requested } = shop()
    await storeSeen({ type: "page.seen", path: "//bank.mn/a", assets: [] }, origin, outside)
    expect(requested).toEqual([])
  })
})

describe("metered or slow line", () => {
  const seen = { type: "page.seen", path: "/brands", assets: ["/assets/brands.js"] } as const
  const openPages = () => Promise.resolve([`${origin}/brands`])

  it("fetches nothing ahead, at the installation and after a page", async () => {
    const { outside, requested } = shop()
    const onBadLine = { ...outside, mayFetchAhead: () => false }
    await installRelease(releaseOf(1), openPages, origin, onBadLine)
    await onPageSeen(seen, releaseOf(1), origin, onBadLine)
    expect(requested).toEqual([])
  })

  it("is made up for by the next page that is seen on another line", async () => {
    const { outside, stored } = shop()
    await installRelease(releaseOf(1), openPages, origin, { ...outside, mayFetchAhead: () => false })
    await onPageSeen(seen, releaseOf(1), origin, outside)
    expect(stored("delguur-assets")).toContain("/offline")
    expect(stored("delguur-documents")).toEqual(["/brands", "/", "/cart"])
  })
})

describe("new release", () => {
  it("keeps the files and pages of the one before, and drops older ones", async () => {
    const { outside, stored } = shop()
    const assets = await outside.caches.open("delguur-assets")
    const documents = await outside.caches.open("delguur-documents")
    for (const number of [1, 2, 3]) {
      await takeOver(releaseOf(number), origin, outside)
      await assets.put(`/assets/entry-${number}.js`, new Response("code"))
      await documents.put(`/page-${number}`, page(`<script src="/assets/entry-${number}.js"></script>`))
    }
    await assets.put("/assets/same.js", new Response("code"))
    await takeOver(releaseOf(3), origin, outside)
    expect(stored("delguur-assets").toSorted()).toEqual(["/assets/entry-2.js", "/assets/entry-3.js", "/assets/same.js", "/releases.json"])
    expect(stored("delguur-documents")).toEqual(["/page-2", "/page-3"])
  })

  it("takes over from a worker of three releases ago", async () => {
    const { outside, stored } = shop()
    const [assets, documents] = [await outside.caches.open("delguur-assets"), await outside.caches.open("delguur-documents")]
    await takeOver(releaseOf(1), origin, outside)
    await assets.put("/assets/entry-1.js", new Response("code"))
    await documents.put("/page-1", page(`<script src="/assets/entry-1.js"></script>`))
    await prepareOffline(releaseOf(4), origin, outside)
    await takeOver(releaseOf(4), origin, outside)
    // Pages of the old release that are still open find its files at the server or in this cache.
    expect(stored("delguur-assets")).toEqual(expect.arrayContaining(["/assets/entry-1.js", "/offline", "/en/offline"]))
    await takeOver(releaseOf(5), origin, outside)
    expect(stored("delguur-assets")).not.toContain("/assets/entry-1.js")
    expect(stored("delguur-documents")).toEqual([])
  })

  it("names each file of a page once", () => {
    expect(assetsIn('<link href="/assets/a-1.css"><script src="/assets/b_2.js"></script>{"files":["/assets/b_2.js"]}')).toEqual([
      "/assets/a-1.css",
      "/assets/b_2.js",
    ])
  })
})
