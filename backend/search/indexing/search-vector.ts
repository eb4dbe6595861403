/** Word vector of a product, with weights. */
import type { StoredProduct } from "#backend/catalogue/stored-products.ts"
import { codeKey, headKeys, indexKeys } from "#backend/search/text/text-folding.ts"

type Weight = "A" | "B" | "C" | "D"

/** Texts by weight, highest first, in both languages, so that either finds the product. */
const texts = (product: StoredProduct): ReadonlyArray<readonly [Weight, ReadonlyArray<string>]> => {
  const names = product.branch.map(({ name_mn, name_en }) => `${name_mn} ${name_en}`)
  return [
    ["A", [product.title_mn, product.title_en]],
    ["B", [product.brand_mn, product.brand_en, names.at(-1) ?? "", product.sku, product.series]],
    ["C", names.slice(0, -1)],
    ["D", [
      product.store_mn,
      product.store_en,
      ...product.variants.flatMap(({ options }) => options.flatMap(({ mn, en }) => [mn, en])),
      ...product.properties.flatMap(({ mn, en }) => [mn, en]),
    ]],
  ]
}

/** A tsvector literal, `'huvcs':2A`; each word and key once, with its highest weight. */
export const wordsOf = (product: StoredProduct): string => {
  const keys = [...headKeys(product.title_mn, product.branch.at(-1)?.name_mn ?? ""), ...headKeys(product.title_en, product.branch.at(-1)?.name_en ?? ""), codeKey(product.sku), codeKey(product.series)]
  const weights = new Map<string, Weight>(keys.map((key) => [key, "A"]))
  for (const [weight, parts] of texts(product)) {
    for (const word of parts.flatMap(indexKeys)) if (!weights.has(word)) weights.set(word, weight)
  }
  return [...weights].map(([word, weight], at) => `'${word}':${at + 1}${weight}`).join(" ")
}
