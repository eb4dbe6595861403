import { describe, expect, it } from "vitest"
import { product } from "#book/fixtures/catalogue/product.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { compareRows, onlyDifferences } from "#domain/rules/lists/compare-table.ts"
import { tugrik } from "#domain/rules/money.ts"

const cheap: Product = {
  ...product,
  price: tugrik(100_000),
  sellingPrice: tugrik(70_000),
  averageRating: 4.9,
  propertyList: [{ key: "material", label: "Материал", value: "Ноос" }],
}
const dear: Product = {
  ...product,
  price: tugrik(200_000),
  sellingPrice: tugrik(200_000),
  averageRating: 4.1,
  propertyList: [{ key: "weight", label: "Жин", value: "1.2 кг" }],
}
const rowOf = (key: string, products: ReadonlyArray<Product>) => compareRows(products).find((row) => row.key === key)

describe("the table of compared products", () => {
  it("marks the lowest price, the largest saving and the highest rating [B16]", () => {
    expect(rowOf("price", [dear, cheap])).toMatchObject({ best: [1], differs: true })
    expect(rowOf("saving", [dear, cheap])?.cells).toEqual([{ _tag: "None" }, { _tag: "Money", amount: 30_000 }])
    expect(rowOf("rating", [dear, cheap])?.best).toEqual([1])
  })

  it("marks nothing where values are equal, alone or without an order", () => {
    expect(rowOf("price", [cheap, cheap])).toMatchObject({ best: [], differs: false })
    expect(rowOf("saving", [dear, cheap])?.best).toEqual([])
    expect(rowOf("brand", [dear, cheap])?.best).toEqual([])
    expect(rowOf("price", [cheap])?.best).toEqual([])
  })

  it("marks all that share the best value", () => {
    expect(rowOf("price", [cheap, dear, cheap])?.best).toEqual([0, 2])
  })

  it("has a row for each property that any product names, and none without values [S14]", () => {
    const labels = compareRows([dear, cheap])
      .filter(({ key }) => key === "property")
      .map(({ label }) => label)
    expect(labels).toEqual(["Жин", "Материал"])
    expect(compareRows([{ ...dear, brand: null, totalReviews: 0 }]).map(({ key }) => key)).not.toEqual(
      expect.arrayContaining(["brand", "rating", "saving"]),
    )
  })

  it("has the options and properties that differ before those that are equal", () => {
    const madeOf = (value: string) => ({ key: "material", label: "Материал", value })
    const country = { key: "country", label: "Үйлдвэрлэсэн орон", value: "Монгол" }
    const labels = compareRows([
      { ...cheap, variants: [], propertyList: [country, madeOf("Ноос")] },
      { ...dear, variants: [], propertyList: [country, madeOf("Ноолуур")] },
    ]).flatMap(({ label }) => (label === null ? [] : [label]))
    expect(labels).toEqual(["Материал", "Үйлдвэрлэсэн орон"])
  })

  it("shows differences alone", () => {
    const rows = onlyDifferences(compareRows([dear, cheap]))
    expect(rows.map(({ key }) => key)).toContain("price")
    expect(rows.map(({ key }) => key)).not.toContain("brand")
  })
})
