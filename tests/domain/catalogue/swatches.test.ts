/** Colours of a product on its tile. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { Variant } from "#domain/entities/catalogue/product.ts"
import { offersSwatches, swatchesOf, tileInColour } from "#domain/rules/catalogue/swatches.ts"
import { variant, variants } from "#tests/arbitraries/variants.ts"

const picture = (name: string) => ({ src: `/pictures/${name}`, alt: "", colour: "" })
/** The variant with a swatch of its colour and, unless `null`, a picture. */
const painted = (one: Variant, image: string | null = one.optionValues.find(({ key }) => key === "colour")?.value ?? null): Variant => ({
  ...one,
  optionValues: one.optionValues.map((option) => (option.key === "colour" ? { ...option, hex: "#123456" } : option)),
  image: image === null ? null : picture(image),
})
const black = painted(variant(1, { colour: "Хар", clothing_size: "S" }, 0))
const blackLarge = painted(variant(2, { colour: "Хар", clothing_size: "L" }, 3))
const red = painted(variant(3, { colour: "Улаан", clothing_size: "S" }, 1))
const green = painted(variant(4, { colour: "Ногоон", clothing_size: "S" }, 1), null)
const tile = (all: ReadonlyArray<Variant>): Tile =>
  ({ slug: "deel", image: picture("Хар"), shownVariantId: 2, swatches: swatchesOf(all) }) as unknown as Tile

describe("swatches of a product", () => {
  it("have each colour once, by a variant in stock where there is one [E2]", () => {
    expect(swatchesOf([black, blackLarge, red, green]).map(({ name, variantId, image }) => [name, variantId, image?.src ?? null])).toEqual([
      ["Хар", 2, "/pictures/Хар"],
      ["Улаан", 3, "/pictures/Улаан"],
      ["Ногоон", 4, null],
    ])
  })

  it("are offered where two colours have pictures that differ", () => {
    expect(offersSwatches(tile([black, red, green]))).toBe(true)
    expect(offersSwatches(tile([black, green]))).toBe(false)
    expect(offersSwatches(tile([painted(black, "same"), painted(red, "same")]))).toBe(false)
  })

  it("never show another colour's picture or variant", () =>
    fc.assert(
      fc.property(variants, (drafts) => {
        const all = drafts.map((draft) => painted(draft))
        for (const { value, variantId, image } of swatchesOf(all)) {
          const same = all.filter(({ optionValues }) => optionValues.some((option) => option.key === "colour" && option.value === value))
          const shown = same.find(({ id }) => id === variantId)
          expect(shown?.image).toEqual(image)
          expect(shown?.totalOnHand === 0).toBe(same.every(({ totalOnHand }) => totalOnHand === 0))
        }
        const colours = all.flatMap(({ optionValues }) => optionValues.filter(({ key }) => key === "colour").map(({ value }) => value))
        expect(swatchesOf(all).map(({ value }) => value)).toEqual([...new Set(colours)])
      }),
    ))
})

describe("tile in a colour", () => {
  it("shows the first of the wanted colours that has a picture, and opens the product in it", () => {
    const { shown, path } = tileInColour(tile([black, blackLarge, red, green]), ["Ногоон", "Улаан"])
    expect([shown.image?.src, shown.shownVariantId, path]).toEqual(["/pictures/Улаан", 3, "/products/deel?variant=3"])
  })

  it("stays as it is for colours that it has no picture of", () => {
    const plain = tile([black, blackLarge, red, green])
    expect(tileInColour(plain, ["Ногоон", "Шар"])).toEqual({ shown: plain, path: "/products/deel" })
  })
})
