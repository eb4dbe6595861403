import { describe, expect, it } from "vitest"
import type { Product, Variant } from "#domain/entities/catalogue/product.ts"
import type { TaxonId, VariantId } from "#domain/entities/ids.ts"
import { sizeGuide } from "#domain/rules/catalogue/size-guide.ts"
import { tugrik } from "#domain/rules/money.ts"

const variant = (key: string, value: string): Variant => ({
  id: 1 as VariantId,
  sku: value,
  optionValues: [{ key, label: "", value, presentation: value, hex: null }],
  image: null,
  price: tugrik(1),
  sellingPrice: tugrik(1),
  totalOnHand: 1,
})
const productOf = (branch: string, key: string, ...values: ReadonlyArray<string>): Pick<Product, "variants" | "l0" | "l1"> => {
  const [top = ""] = branch.split("/")
  const level = (permalink: string) => ({ id: 1 as TaxonId, name: "", permalink })
  return { variants: values.map((value) => variant(key, value)), l0: level(top), l1: top === branch ? null : level(branch) }
}

describe("the size guide", () => {
  it("has the measures of each size of clothes, larger by size and different for men and women", () => {
    expect(sizeGuide(productOf("women", "clothing_size", "S", "M"))).toEqual({
      columns: ["chest", "waist", "hips"],
      rows: [
        {
          size: "S",
          spans: [
            { from: 83, to: 87 },
            { from: 65, to: 69 },
            { from: 91, to: 95 },
          ],
        },
        {
          size: "M",
          spans: [
            { from: 88, to: 92 },
            { from: 70, to: 74 },
            { from: 96, to: 100 },
          ],
        },
      ],
    })
    expect(sizeGuide(productOf("men", "clothing_size", "M"))?.rows[0]?.spans[0]).toEqual({ from: 94, to: 98 })
  })

  it("has the foot of a shoe, of one size or two, and the waist of trousers in inches", () => {
    expect(sizeGuide(productOf("women", "shoe_size", "36", "38-39"))).toEqual({
      columns: ["foot"],
      rows: [
        { size: "36", spans: [{ from: 22.5, to: 23 }] },
        { size: "38-39", spans: [{ from: 24, to: 25 }] },
      ],
    })
    expect(sizeGuide(productOf("men", "pants_size", "32"))).toEqual({
      columns: ["waist", "hips"],
      rows: [
        {
          size: "32",
          spans: [
            { from: 81, to: 83 },
            { from: 105, to: 107 },
          ],
        },
      ],
    })
  })

  it("has the finger of a ring, whose size is its diameter, and the head of a hat", () => {
    expect(sizeGuide(productOf("women/jewellery", "clothing_size", "15", "17"))).toEqual({
      columns: ["finger"],
      rows: [
        { size: "15", spans: [{ from: 4.7, to: 4.9 }] },
        { size: "17", spans: [{ from: 5.3, to: 5.5 }] },
      ],
    })
    expect(sizeGuide(productOf("accessories/hats", "clothing_size", "56", "57"))).toEqual({
      columns: ["head"],
      rows: [
        { size: "56", spans: [{ from: 55.5, to: 56.5 }] },
        { size: "57", spans: [{ from: 56.5, to: 57.5 }] },
      ],
    })
  })

  it("has the hand of a glove", () => {
    expect(sizeGuide(productOf("accessories/gloves", "clothing_size", "M"))).toEqual({
      columns: ["hand"],
      rows: [{ size: "M", spans: [{ from: 19, to: 21 }] }],
    })
  })

  it("has the height of a child", () => {
    expect(sizeGuide(productOf("kids", "clothing_size", "90"))?.rows).toEqual([{ size: "90", spans: [{ from: 84, to: 90 }] }])
    expect(sizeGuide(productOf("kids", "clothing_size", "110"))).toEqual({
      columns: ["height"],
      rows: [{ size: "110", spans: [{ from: 104, to: 110 }] }],
    })
  })

  it("is missing for other sizes and for products without sizes", () => {
    expect(sizeGuide(productOf("women", "pack_size", "50 мл"))).toBeNull()
    expect(sizeGuide(productOf("women", "clothing_size", "One"))).toBeNull()
    expect(sizeGuide(productOf("women", "clothing_size", "16"))).toBeNull()
    expect(sizeGuide({ variants: [], l0: null, l1: null })).toBeNull()
  })
})
