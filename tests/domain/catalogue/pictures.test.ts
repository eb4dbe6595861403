/** Pictures of a product: alternative texts, pictures of a variant, kinds by address. */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Picture, Variant } from "#domain/entities/catalogue/product.ts"
import { fillsBox } from "#domain/rules/catalogue/picture-address.ts"
import { pictureAlt } from "#domain/rules/catalogue/picture-alt.ts"
import { variantPictures } from "#domain/rules/catalogue/variant-pictures.ts"
import { holds } from "#tests/laws.ts"

const picture = (name: string): Picture => ({ src: `/pictures/${name}`, alt: "", colour: "" })
const variantWith = (name: string | null) => ({ image: name === null ? null : picture(name) }) as Variant
const productOf = (images: ReadonlyArray<string>, faces: ReadonlyArray<string | null>) => ({
  image: images[0] === undefined ? null : picture(images[0]),
  images: images.map(picture),
  variants: faces.map(variantWith),
})
const names = (pictures: ReadonlyArray<Picture>) => pictures.map(({ src }) => src.replace("/pictures/", ""))

describe("the alternative text of a picture", () => {
  it("names colour, product and view", () => {
    expect(pictureAlt("mn", "Торгон дээл", "Улаан", "front")).toBe("Улаан торгон дээл, урд талаас")
    expect(pictureAlt("en", "Silk deel", "Red", "back")).toBe("Red silk deel, from the back")
    expect(pictureAlt("mn", "Торгон дээл", null, null)).toBe("Торгон дээл")
  })

  it("keeps the capitals of abbreviations and of words with digits", () => {
    expect(pictureAlt("en", "LED lamp", "White", null)).toBe("White LED lamp")
    expect(pictureAlt("mn", "4K зурагт", "Хар", null)).toBe("Хар 4K зурагт")
  })
})

describe("the pictures of a variant", () => {
  const coat = productOf(["beige", "beige-back", "black", "grey", "grey-cuff"], ["beige", "black", "grey"])

  it("begin with its own, with those that follow up to another variant's", () => {
    expect(names(variantPictures(coat, variantWith("beige")))).toEqual(["beige", "beige-back"])
    expect(names(variantPictures(coat, variantWith("black")))).toEqual(["black"])
    expect(names(variantPictures(coat, variantWith("grey")))).toEqual(["grey", "grey-cuff"])
  })

  it("end with those that show no variant", () => {
    expect(names(variantPictures(productOf(["shop", "red", "blue"], ["red", "blue"]), variantWith("blue")))).toEqual(["blue", "shop"])
    expect(names(variantPictures(productOf(["one", "two"], ["own"]), variantWith("own")))).toEqual(["own", "one", "two"])
  })

  it("are all where the variant has none", () => {
    expect(names(variantPictures(coat, variantWith(null)))).toEqual(["beige", "beige-back", "black", "grey", "grey-cuff"])
    expect(names(variantPictures(productOf([], [null]), null))).toEqual([])
  })

  it("never show another variant, and none twice", () => {
    const name = fc.constantFrom("a", "b", "c", "d", "e", "f")
    holds(
      fc.property(fc.uniqueArray(name), fc.array(fc.option(name), { minLength: 1 }), fc.nat(), (images, faces, at) => {
        const face = faces[at % faces.length] ?? null
        const shown = names(variantPictures(productOf(images, faces), variantWith(face)))
        const others: ReadonlyArray<string | null> = faces.filter((other) => other !== null && other !== face)
        return (
          new Set(shown).size === shown.length &&
          (face === null || (shown[0] === face && !shown.some((picture) => others.includes(picture))))
        )
      }),
    )
  })
})

describe("the address of a picture", () => {
  it("distinguishes pictures that fill their box from cut-out ones", () => {
    const photo = `/pictures/photo-${"1f".repeat(16)}`
    const photos = [photo, `${photo}-whole`, `${photo}-1f4e9e`, `${photo}-1f4e9e-whole`]
    for (const src of [...photos, "/pictures/stay-ger-lake.scene", "/pictures/alkh.detail"]) expect(fillsBox(src)).toBe(true)
    const cutOut = [`${photo}-cut`, `${photo}-1f4e9e-cut`, "/pictures/alkh.front", "/pictures/look-uvul-1"]
    for (const src of cutOut) expect(fillsBox(src)).toBe(false)
  })
})
