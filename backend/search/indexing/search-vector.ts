/** Word vector of a product, with weights. */
import { allTexts, locales } from "#domain/entities/locale.ts"
import type { Audience } from "#domain/rules/search/audiences.ts"
import { colourKeys } from "#domain/rules/catalogue/option-groups.ts"
import type { StoredOptionValue } from "#backend/catalogue/products/option-values.ts"
import type { StoredProduct } from "#backend/catalogue/products/stored-products.ts"
import { audienceKey, audiencesIn, isForEveryone } from "#backend/search/text/audience-keys.ts"
import { colourKeysOf, headKeys, indexKeys } from "#backend/search/text/product-keys.ts"
import { codeKey } from "#backend/search/text/index-keys.ts"

type Weight = "A" | "B" | "C" | "D"

/** Distinct texts of the options of a product's variants, which have most of them in common. */
const optionTexts = ({ variants }: StoredProduct, isWanted: (value: StoredOptionValue) => boolean = () => true): ReadonlyArray<string> => [
  ...new Set(variants.flatMap(({ options }) => options.filter(isWanted).flatMap(allTexts))),
]

/** Texts by weight, highest first, in every language, so that any finds the product. */
const texts = (product: StoredProduct): ReadonlyArray<readonly [Weight, ReadonlyArray<string>]> => {
  const names = product.branch.map(({ name }) => allTexts(name).join(" "))
  return [
    ["A", allTexts(product.title)],
    ["B", [...allTexts(product.brand), names.at(-1) ?? "", product.sku, product.series]],
    ["C", names.slice(0, -1)],
    ["D", [...allTexts(product.store), ...optionTexts(product), ...product.properties.flatMap(allTexts)]],
  ]
}

/** Texts that say whom a product is for, by weight: a store's or a brand's name does not. */
const audienceTexts = (product: StoredProduct): ReadonlyArray<readonly [Weight, ReadonlyArray<string>]> => {
  const names = product.branch.map(({ name }) => allTexts(name))
  const values = [...optionTexts(product), ...product.properties.flatMap(allTexts)]
  return [
    ["A", allTexts(product.title)],
    ["B", names.at(-1) ?? []],
    ["C", names.slice(0, -1).flat()],
    ["D", values],
  ]
}

/** Keys of whom a product is for. One for everyone is for no sex, whatever category it stands in. */
const audienceKeys = (product: StoredProduct): ReadonlyArray<readonly [string, Weight]> => {
  const placed = audienceTexts(product)
  const isForAll = isForEveryone(placed.flatMap(([, parts]) => parts))
  const isIndexed = (audience: Audience): boolean => !isForAll || (audience !== "woman" && audience !== "man")
  return placed.flatMap(([weight, parts]) => {
    const audiences = parts.flatMap((text) => [...audiencesIn(text)]).filter(isIndexed)
    return audiences.map((audience) => [audienceKey(audience), weight] as const)
  })
}

/** A tsvector literal, `'huvcs':2A`; each word and key once, with its highest weight. */
export const wordsOf = (product: StoredProduct): string => {
  const colours = optionTexts(product, ({ key }) => colourKeys.includes(key))
  const leaf = product.branch.at(-1)?.name
  const heads = locales.flatMap((locale) => headKeys(product.title[locale] ?? "", leaf?.[locale] ?? ""))
  const keys = [...colours.flatMap(colourKeysOf), ...heads, codeKey(product.sku), codeKey(product.series)]
  const weights = new Map<string, Weight>(keys.map((key) => [key, "A"]))
  for (const [key, weight] of audienceKeys(product)) if (!weights.has(key)) weights.set(key, weight)
  for (const [weight, parts] of texts(product)) {
    for (const word of parts.flatMap(indexKeys)) if (!weights.has(word)) weights.set(word, weight)
  }
  return [...weights].map(([word, weight], at) => `'${word}':${at + 1}${weight}`).join(" ")
}
