/** Facets of listings: what each counts is what it opens. */
import { describe, expect, it } from "vitest"
import { choiceFacets, type SizeGroup } from "#domain/entities/catalogue/facet.ts"
import type { ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { emptyListingQuery, withChange, withChoiceToggled } from "#domain/rules/catalogue/listing-query.ts"
import type { SearchTrial } from "./trial.ts"

export const facets = (trial: () => SearchTrial): void => {
  describe("facets", () => {
    const listing = (query: Partial<ListingQuery>) =>
      trial()
        .storefront("en")
        .listing({ ...emptyListingQuery, ...query })

    it.each(choiceFacets.map(({ list }) => list))("of %s open as many products as they count", async (list) => {
      const scopes: ReadonlyArray<Partial<ListingQuery>> =
        list === "skinTypes" ? [{ permalink: "beauty/skincare" }, { permalink: "beauty" }] : [{}, { permalink: "women" }]
      for (const scope of scopes) {
        const page = await listing(scope)
        const buckets = page.facets[list].slice(0, 6)
        for (const { key, label, count } of buckets) {
          expect(label).not.toBe("")
          expect(
            (
              await trial()
                .storefront("en")
                .listing(withChoiceToggled(page.query, list, key))
            ).total,
          ).toBe(count)
        }
        if (scope === scopes[0]) expect(buckets.length).toBeGreaterThan(0)
      }
    })

    it("of ratings count all products with so many stars or more, as the list that each opens", async () => {
      const page = await listing({ permalink: "home" })
      const counts = page.facets.ratings.map(({ count }) => count)
      expect(counts.length).toBeGreaterThan(0)
      expect(counts).toEqual([...new Set(counts)].toSorted((one, other) => one - other))
      for (const { key, count } of page.facets.ratings)
        expect(
          (
            await trial()
              .storefront("en")
              .listing(withChange(page.query, { rating: Number(key) }))
          ).total,
        ).toBe(count)
    })

    it("of a property are counted where they narrow the list", async () => {
      const [women, books] = [await listing({ permalink: "women" }), await listing({ permalink: "books-music" })]
      expect(women.facets.materials).toContainEqual(expect.objectContaining({ key: "cashmere", label: "Cashmere" }))
      expect(women.facets.seasons.map(({ key }) => key).toSorted()).toEqual(["autumn", "spring", "summer", "winter"])
      expect(women.facets.skinTypes).toEqual([])
      expect([books.facets.seasons, books.facets.skinTypes]).toEqual([[], []])
      expect(
        (
          await trial()
            .storefront("mn")
            .listing({ ...emptyListingQuery, permalink: "women" })
        ).facets.materials,
      ).toContainEqual(expect.objectContaining({ key: "cashmere", label: "Ноолуур" }))
    })

    it("keep a chosen value that no product has, with its label", async () => {
      const { facets, total } = await listing({ permalink: "books-music", materials: ["cashmere"] })
      expect(total).toBe(0)
      expect(facets.materials).toContainEqual({ key: "cashmere", label: "Cashmere", count: 0 })
    })

    it("have sizes in groups: shoes of 38 are no trousers of 38", async () => {
      const { facets } = await listing({})
      const inGroup = (wanted: SizeGroup) => facets.sizes.filter(({ group }) => group === wanted)
      expect([...new Set(facets.sizes.map(({ group }) => group))]).toEqual(["clothes", "rings", "shoes"])
      expect(inGroup("rings").map(({ label }) => label)).toEqual(["15", "16", "17", "18", "19"])
      expect(
        inGroup("clothes")
          .slice(0, 3)
          .map(({ key }) => key),
      ).toEqual(["S", "M", "L"])
      expect(inGroup("shoes").find(({ label }) => label === "36")?.key).toBe("shoes:36")
      const all = async (sizes: ReadonlyArray<string>) => (await listing({ sizes })).tiles.map(({ slug }) => slug).toSorted()
      const [shoes, clothes, older] = [await all(["shoes:36"]), await all(["clothes:36"]), await all(["36"])]
      expect([shoes.length > 0, clothes.length > 0]).toEqual([true, true])
      expect(older).toEqual([...shoes, ...clothes].toSorted())
    })
  })
}
