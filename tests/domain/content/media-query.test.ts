/** Query of articles and news in an address. */
import { describe, expect, it } from "vitest"
import { articleAddress, mediaAddress, readMediaQuery, type MediaQuery } from "#domain/rules/content/media-query.ts"

const read = (address: string, hasArticles = true): MediaQuery => {
  const { pathname, searchParams } = new URL(address, "https://shop.mn")
  return readMediaQuery(
    pathname.startsWith("/media/c/") ? decodeURIComponent(pathname.slice(9)) : null,
    (name) => searchParams.get(name),
    hasArticles,
  )
}

describe("query of articles and news", () => {
  it.each<MediaQuery>([
    { kind: "article", tag: null, q: null },
    { kind: "news", tag: null, q: "ноолуур & цамц" },
    { kind: "article", tag: "ger-akhui", q: null },
    { kind: "news", tag: "a/b", q: "x" },
  ])("is read back from its address: %j [S29h]", (query) => {
    expect(read(mediaAddress(query, "article"))).toEqual(query)
  })

  it("lists news alone where the site has no articles [P3]", () => {
    expect(read("/media", false).kind).toBe("news")
    expect(mediaAddress({ kind: "news", tag: null, q: null }, "news")).toBe("/media")
  })

  it("ignores a blank search", () => {
    expect(read("/media?q=%20").q).toBeNull()
  })

  it("has addresses of articles and of news", () => {
    expect([articleAddress({ kind: "article", id: 3 }), articleAddress({ kind: "news", id: 3 })]).toEqual(["/article/3", "/media/3"])
  })
})
