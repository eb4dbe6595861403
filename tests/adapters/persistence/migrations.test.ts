import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { migrated } from "#adapters/persistence/migrations.ts"
import { parsePersistedState } from "#adapters/persistence/persisted-document.ts"
import { holds } from "#tests/laws.ts"

const older = {
  version: 1,
  recentlyViewed: [{ slug: "nooluuran-palito", price: 129_000, title: "Пальто" }, { slug: "gutal" }, { title: "no slug" }],
  compare: [{ slug: "gutal", variants: [] }],
  bookmarks: [{ id: 4 }, 7, "x"],
  wishedIds: [1, 2],
  searchHistory: ["пальто"],
  packages: [{ slug: "gutal", qty: 2, cv: { size: "42" } }, { qty: 1 }],
  products: { "1": { title: "Пальто" } },
  login: { step: "code" },
  search: { text: "гу" },
  nav: { open: true },
  theme: "dark",
  layout: "list",
}

describe("migration of persisted state", () => {
  it("keeps facts and drops product data [B22]", () => {
    expect(parsePersistedState(JSON.stringify(older))).toMatchObject({
      version: 2,
      recentlyViewed: ["nooluuran-palito", "gutal"],
      compare: ["gutal"],
      bookmarks: [4, 7],
      wishedIds: [1, 2],
      searchHistory: ["пальто"],
      theme: "dark",
      layout: "list",
    })
  })

  it("drops screen state [B22]", () => {
    const document = migrated(older, 2)
    for (const key of ["products", "login", "search", "nav"]) expect(document).not.toHaveProperty(key)
  })

  it("treats a document without a version as version 1", () => {
    const { version: _, ...unnumbered } = older
    expect(parsePersistedState(JSON.stringify(unnumbered))?.recentlyViewed).toEqual(["nooluuran-palito", "gutal"])
  })

  it("leaves the present version unchanged", () => {
    const document = migrated(older, 2)
    expect(migrated(document, 2)).toEqual(document)
  })

  it("refuses a newer version", () => {
    expect(migrated({ ...older, version: 3 }, 2)).toBeNull()
  })

  it("never throws, whatever the document", () => {
    holds(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"version":1,"recentlyViewed":${json}}`),
        ),
        (text) => {
          const persisted = parsePersistedState(text)
          expect(persisted === null || persisted.version === 2).toBe(true)
        },
      ),
    )
  })
})
