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

describe("what an older storefront kept", () => {
  it("keeps facts and lets product data go [B22]", () => {
    expect(parsePersistedState(JSON.stringify(older))).toMatchObject({
      version: 2,
      recentlyViewed: ["nooluuran-palito", "gutal"],
      compare: ["gutal"],
      bookmarks: [4, 7],
      wishedIds: [1, 2],
      searchHistory: ["пальто"],
      packages: [{ slug: "gutal", qty: 2, cv: { size: "42" } }],
      theme: "dark",
      layout: "list",
    })
  })

  it("loses what a screen was doing [B22]", () => {
    const document = migrated(older, 2)
    for (const key of ["products", "login", "search", "nav"]) expect(document).not.toHaveProperty(key)
  })

  it("is read without a version, as the first storefronts wrote none", () => {
    const { version: _, ...unnumbered } = older
    expect(parsePersistedState(JSON.stringify(unnumbered))?.recentlyViewed).toEqual(["nooluuran-palito", "gutal"])
  })

  it("stays as it is once it is in the present form", () => {
    const document = migrated(older, 2)
    expect(migrated(document, 2)).toEqual(document)
  })

  it("is not guessed at when it comes from a newer storefront", () => {
    expect(migrated({ ...older, version: 3 }, 2)).toBeNull()
  })

  it("is never fatal, whatever it is", () => {
    holds(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.json().map((json) => `{"version":1,"recentlyViewed":${json}}`)), (text) => {
        const persisted = parsePersistedState(text)
        expect(persisted === null || persisted.version === 2).toBe(true)
      }),
    )
  })
})
