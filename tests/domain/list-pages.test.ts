import fc from "fast-check"
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { eachOnce, noPages, pageSize, withCountedPage, withPage, withStatementPage } from "#domain/rules/list-pages.ts"
import type { Pages } from "#domain/rules/list-pages.ts"
import { holds } from "#tests/laws.ts"

const empty: Pages<number> = noPages
const items = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at)

describe("a list of products", () => {
  it("has forty per page unless the site configures another size [W7a] [W13]", () => {
    expect(pageSize).toBe(40)
  })

  it("is replaced by page 1 and extended by later pages [B11]", () => {
    const first = withPage(empty, { page: 1, items: [1, 2] }, 2)
    const second = withPage(first, { page: 2, items: [3] }, 2)
    expect(second).toEqual({ items: [1, 2, 3], page: 2, stillFetch: false })
    expect(withPage(second, { page: 1, items: [9] }, 2).items).toEqual([9])
  })

  it("may continue while a page is full [B12]", () => {
    expect(withPage(empty, { page: 1, items: items(40) }).stillFetch).toBe(true)
    expect(withPage(empty, { page: 1, items: items(41) }).stillFetch).toBe(true)
    expect(withPage(empty, { page: 1, items: items(39) }).stillFetch).toBe(false)
    expect(withPage(empty, { page: 1, items: [] }).stillFetch).toBe(false)
  })

  it("contains everything once and in order when read to its end", () => {
    holds(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 50 }), (count, size) => {
        let pages = empty
        for (let page = 1; pages.stillFetch; page += 1) {
          pages = withPage(pages, { page, items: items(count).slice((page - 1) * size, page * size) }, size)
        }
        expect(pages.items).toEqual(items(count))
      }),
    )
  })
})

describe("a statement of store credit", () => {
  type Entry = { readonly id: number }
  const entries = (...ids: ReadonlyArray<number>): ReadonlyArray<Entry> => ids.map((id) => ({ id }))

  it("continues until an appended page is empty [B12]", () => {
    const first = withStatementPage<Entry>(noPages, { page: 1, items: [] })
    expect(first.stillFetch).toBe(true)
    const second = withStatementPage(first, { page: 2, items: entries(1) })
    expect(second).toEqual({ items: entries(1), page: 2, stillFetch: true })
    expect(withStatementPage(second, { page: 3, items: [] })).toEqual({ items: entries(1), page: 3, stillFetch: false })
  })

  it("shows an entry once that a newer one has moved to the next page", () => {
    const first = withStatementPage<Entry>(noPages, { page: 1, items: entries(5, 4) })
    const second = withStatementPage(first, { page: 2, items: entries(4, 3) })
    expect(second.items).toEqual(entries(5, 4, 3))
    expect(withStatementPage(second, { page: 1, items: entries(6, 5) }).items).toEqual(entries(6, 5))
  })
})

describe("items that moved to a later page", () => {
  it("are listed once, at their first place", () => {
    const first = withCountedPage(empty, { page: 1, items: [3, 2], pages: 2 })
    const all = withCountedPage(first, { page: 2, items: [2, 1], pages: 2 })
    expect(eachOnce(all.items, (item) => item)).toEqual([3, 2, 1])
  })

  it("are none of a list that did not change", () => {
    holds(
      fc.property(fc.uniqueArray(fc.nat()), (all) => {
        expect(eachOnce(all, (item) => item)).toEqual(all)
      }),
    )
  })
})

describe("a list with a known number of pages", () => {
  it("ends with the last of them [B11]", () => {
    expect(withCountedPage(empty, { page: 1, items: [1], pages: 2 }).stillFetch).toBe(true)
    expect(withCountedPage(empty, { page: 2, items: [1], pages: 2 }).stillFetch).toBe(false)
    expect(withCountedPage(empty, { page: 1, items: [], pages: 0 }).stillFetch).toBe(false)
  })
})

describe("the page size", () => {
  it("is written in one file", () => {
    const root = fileURLToPath(new URL("../../", import.meta.url))
    const writers = ["adapters", "app", "backend", "domain", "machines"].flatMap((room) =>
      readdirSync(`${root}${room}`, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".ts") && /page_?size["]?\s*[:=]\s*\d/i.test(readFileSync(`${root}${room}/${name}`, "utf8")))
        .map((name) => `${room}/${name}`),
    )
    expect(writers).toEqual(["domain/rules/list-pages.ts"])
  })
})
