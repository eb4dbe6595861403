import fc from "fast-check"
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { noPages, pageSize, withCountedPage, withPage, withStatementPage } from "#domain/rules/list-pages.ts"
import type { Pages } from "#domain/rules/list-pages.ts"
import { holds } from "#tests/laws.ts"

type Item = { readonly id: number }
const empty: Pages<Item> = noPages
const itemsOf = (...ids: ReadonlyArray<number>): ReadonlyArray<Item> => ids.map((id) => ({ id }))
const items = (count: number) => itemsOf(...Array.from({ length: count }, (_, at) => at))

describe("a list of products", () => {
  it("has forty per page unless the site configures another size [W7a] [W13]", () => {
    expect(pageSize).toBe(40)
  })

  it("is replaced by page 1 and extended by later pages [B11]", () => {
    const first = withPage(empty, { page: 1, items: itemsOf(1, 2) }, 2)
    const second = withPage(first, { page: 2, items: itemsOf(3) }, 2)
    expect(second).toEqual({ items: itemsOf(1, 2, 3), page: 2, stillFetch: false })
    expect(withPage(second, { page: 1, items: itemsOf(9) }, 2).items).toEqual(itemsOf(9))
  })

  it("may continue while a page is full [B12]", () => {
    expect(withPage(empty, { page: 1, items: items(40) }).stillFetch).toBe(true)
    expect(withPage(empty, { page: 1, items: items(41) }).stillFetch).toBe(true)
    expect(withPage(empty, { page: 1, items: items(39) }).stillFetch).toBe(false)
    expect(withPage(empty, { page: 1, items: [] }).stillFetch).toBe(false)
  })

  it("contains everything once and in order when read to its end, though new items come before the others meanwhile", () => {
    holds(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 50 }), fc.nat(3), (count, size, newPerPage) => {
        let pages = empty
        for (let page = 1; pages.stillFetch && page <= 300; page += 1) {
          const before = itemsOf(...Array.from({ length: newPerPage * (page - 1) }, (_, at) => -1 - at))
          const now = [...before.toReversed(), ...items(count)]
          pages = withPage(pages, { page, items: now.slice((page - 1) * size, page * size) }, size)
        }
        if (newPerPage < size) expect(pages.items).toEqual(items(count))
        expect(new Set(pages.items.map(({ id }) => id)).size).toBe(pages.items.length)
      }),
    )
  })
})

describe("a statement of store credit", () => {
  it("continues until an appended page is empty [B12]", () => {
    const first = withStatementPage(empty, { page: 1, items: [] })
    expect(first.stillFetch).toBe(true)
    const second = withStatementPage(first, { page: 2, items: itemsOf(1) })
    expect(second).toEqual({ items: itemsOf(1), page: 2, stillFetch: true })
    expect(withStatementPage(second, { page: 3, items: [] })).toEqual({ items: itemsOf(1), page: 3, stillFetch: false })
  })

  it("shows an entry once that a newer one has moved to the next page", () => {
    const first = withStatementPage(empty, { page: 1, items: itemsOf(5, 4) })
    const second = withStatementPage(first, { page: 2, items: itemsOf(4, 3) })
    expect(second.items).toEqual(itemsOf(5, 4, 3))
    expect(withStatementPage(second, { page: 1, items: itemsOf(6, 5) }).items).toEqual(itemsOf(6, 5))
  })
})

describe("a list with a known number of pages", () => {
  it("ends with the last of them [B11]", () => {
    expect(withCountedPage(empty, { page: 1, items: itemsOf(1), pages: 2 }).stillFetch).toBe(true)
    expect(withCountedPage(empty, { page: 2, items: itemsOf(1), pages: 2 }).stillFetch).toBe(false)
    expect(withCountedPage(empty, { page: 1, items: [], pages: 0 }).stillFetch).toBe(false)
  })

  it("shows an item once that a new one has moved to the next page", () => {
    const first = withCountedPage(empty, { page: 1, items: itemsOf(3, 2), pages: 2 })
    expect(withCountedPage(first, { page: 2, items: itemsOf(2, 1), pages: 2 }).items).toEqual(itemsOf(3, 2, 1))
    const orders = withCountedPage(noPages, { page: 1, items: [{ number: "R2" }], pages: 2 })
    expect(withCountedPage(orders, { page: 2, items: [{ number: "R2" }, { number: "R1" }], pages: 2 }).items).toEqual([
      { number: "R2" },
      { number: "R1" },
    ])
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
