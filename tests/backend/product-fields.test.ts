import { describe, expect, it } from "vitest"
import { factsOf } from "#backend/catalogue/products/product-fields.ts"

describe("facts of a product", () => {
  const fields = [{ column: "weight", isFact: true }, { column: "title" }] as const
  const noLabels = new Map()

  it("are its declared fields under their labels, in the reader's language", () => {
    const product = { weight: { mn: "1 кг", en: "1 kg" }, title: { mn: "Гурил" } }
    expect(factsOf(product, "en", noLabels, fields)).toEqual([{ key: "weight", label: "Weight", value: "1 kg" }])
    expect(factsOf(product, "mn", noLabels, fields)).toEqual([{ key: "weight", label: "Жин", value: "1 кг" }])
  })

  it("leave out fields without a value", () => {
    expect(factsOf({ weight: { mn: "" }, title: { mn: "Гурил" } }, "en", noLabels, fields)).toEqual([])
  })
})
