import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Variant } from "#domain/entities/catalogue/product.ts"
import { swatchesOf } from "#domain/rules/catalogue/swatches.ts"
import { lookIn } from "#domain/rules/catalogue/tile-look.ts"
import { variant, variants } from "#tests/arbitraries/variants.ts"
import { holds } from "#tests/laws.ts"

/** A picture of that colour or name. */
const picture = (name: string) => ({ src: `/pictures/${name}`, alt: "", colour: "" })
const coloursOf = ({ optionValues }: Variant) => optionValues.flatMap(({ key, value }) => (key === "colour" ? [value] : []))
/** The variant with a swatch of its colour and, unless `null`, a picture: by default that of its colour. */
const coloured = (base: Variant, image: string | null = coloursOf(base)[0] ?? null): Variant => ({
  ...base,
  optionValues: base.optionValues.map((option) => (option.key === "colour" ? { ...option, hex: "#123456" } : option)),
  image: image === null ? null : picture(image),
})
const black = coloured(variant(1, { colour: "Хар", clothing_size: "S" }, 0))
const blackLarge = coloured(variant(2, { colour: "Хар", clothing_size: "L" }, 3))
const red = coloured(variant(3, { colour: "Улаан", clothing_size: "S" }, 1))
const green = coloured(variant(4, { colour: "Ногоон", clothing_size: "S" }, 1), null)

describe("swatches of a product", () => {
  it("have each colour once, by a variant in stock where there is one [E2]", () => {
    expect(swatchesOf([black, blackLarge, red, green]).map(({ name, variantId, image }) => [name, variantId, image?.src ?? null])).toEqual([
      ["Хар", 2, "/pictures/Хар"],
      ["Улаан", 3, "/pictures/Улаан"],
      ["Ногоон", 4, null],
    ])
  })

  it("have no pictures where all share one", () => {
    const pictures = (all: ReadonlyArray<Variant>) => swatchesOf(all).map(({ image }) => image?.src ?? null)
    expect(pictures([black, green])).toEqual([null, null])
    expect(pictures([coloured(black, "same"), coloured(red, "same"), green])).toEqual([null, null, null])
  })

  it("never show another colour's picture or variant", () => {
    holds(
      fc.property(variants, (drafts) => {
        const all = drafts.map((draft) => coloured(draft))
        for (const { value, variantId, image } of swatchesOf(all)) {
          const same = all.filter((each) => coloursOf(each).includes(value))
          const shown = same.find(({ id }) => id === variantId)
          if (image !== null) expect(shown?.image).toEqual(image)
          expect(shown?.totalOnHand === 0).toBe(same.every(({ totalOnHand }) => totalOnHand === 0))
        }
        expect(swatchesOf(all).map(({ value }) => value)).toEqual([...new Set(all.flatMap(coloursOf))])
      }),
    )
  })
})

describe("look of a tile", () => {
  const tile = { swatches: swatchesOf([black, blackLarge, red, green]) }

  it("is that of the first given colour with a picture, and links to its variant", () => {
    expect(lookIn(tile, ["Ногоон", "Улаан"])).toEqual({ image: picture("Улаан"), shownVariantId: 3, linkQuery: "?variant=3" })
  })

  it("is null where no given colour has a picture", () => {
    expect([lookIn(tile, ["Ногоон", "Шар"]), lookIn(tile, [])]).toEqual([null, null])
  })
})
