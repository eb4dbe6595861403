/** Prices of products on screens: those of this moment, by the hooks of `sold-now.ts`. */
import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fileAt } from "#backend/paths.ts"

const files = readdirSync(fileAt("ui"), { recursive: true, encoding: "utf8" })
  .filter((name) => /(?<!\.stories)\.tsx?$/u.test(name))
  .map((name) => ({ name, text: readFileSync(fileAt(`ui/${name}`), "utf8") }))

/** Written by itself, without the part that shows prices. */
const writesPrice = (text: string): boolean => /\bformatTugrik\([^)\n]*sellingPrice/u.test(text)

/** Preview for the author of a text, whose page has no room for the clock within its budget. */
const isPreview = (name: string): boolean => name === "content/writing/product-card.tsx"

/** Takes its prices from a product that a hook of `sold-now.ts` has given. */
const isOfProductPage = (name: string): boolean => name.startsWith("catalogue/product/")

describe("prices of products", () => {
  it("change on open pages when a sale ends, wherever they are written", () => {
    const stale = files
      .filter(
        ({ name, text }) => writesPrice(text) && !isOfProductPage(name) && !isPreview(name) && !/(?:sold|prices)-now\.ts"/u.test(text),
      )
      .map(({ name }) => name)
    expect(stale).toEqual([])
    expect(files.filter(({ text }) => writesPrice(text)).length).toBeGreaterThan(4)
    expect(files.find(({ name }) => name === "catalogue/product/product-details.tsx")?.text).toContain("useProductSoldNow(")
  })

  it("are given to the part that shows them with the end of their sale", () => {
    const uses = files.flatMap(({ name, text }) => [...text.matchAll(/<Price\b[^>]*>/gu)].map(([use]) => ({ name, use })))
    expect(uses.length).toBeGreaterThan(5)
    expect(uses.filter(({ use }) => !/saleExpireAt=|\{\.\.\.tile\}/u.test(use))).toEqual([])
    expect(uses.filter(({ use }) => /saleExpireAt=\{null\}/u.test(use))).toEqual([])
    expect(files.find(({ name }) => name === "catalogue/public/price.tsx")?.text).toContain("useSoldNow(")
  })
})
