/** Suggestions for each prefix of titles, as they are typed letter by letter. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import { titleLatin } from "#domain/rules/transliteration.ts"
import { pglite } from "./support/engines.ts"
import { beginSearch, type SearchTrial } from "./search/trial.ts"

/** Titles that are typed, taken at equal distances. */
const typedTitles = 40

describe("suggestions while a title is typed", () => {
  let trial: SearchTrial
  beforeAll(async () => {
    trial = await beginSearch(pglite)
  })
  afterAll(() => trial.db.close())

  /** `most` is the share of prefixes that may show nothing, and half of those that may lose the product to better ones. */
  it.each([
    ["in Mongolian", (title: string) => title, 0.005],
    ["in Latin letters", titleLatin, 0.01],
  ] as const)(
    "are hardly ever empty, and keep its product once it was there, %s [S29l]",
    async (_, spelled, most) => {
      const search = trial.storefront("mn")
      const { tiles, total } = await search.listing({ ...emptyListingQuery, page: 4 })
      const titles = tiles.filter((_tile, at) => at % Math.floor(tiles.length / typedTitles) === 0).slice(0, typedTitles)
      expect([titles.length, total]).toEqual([typedTitles, 192])
      const empty: string[] = []
      const lost: string[] = []
      const never: string[] = []
      let all = 0
      for (const { title, slug } of titles) {
        let seen = false
        for (let length = 1; length <= title.length; length++) {
          const text = spelled(title).slice(0, length)
          const { products, phrases, taxons } = await search.suggestions(text)
          const isThere = products.some((product) => product.slug === slug)
          if (products.length + phrases.length + taxons.length === 0) empty.push(text)
          if (seen && !isThere) lost.push(text)
          seen ||= isThere
          all += 1
        }
        if (!seen) never.push(title)
      }
      expect(never).toEqual([])
      expect({ empty, share: empty.length / all <= most }).toEqual({ empty, share: true })
      expect({ lost, share: lost.length / all <= 2 * most }).toEqual({ lost, share: true })
    },
    120_000,
  )
})
