/** Facts of single products that belong to their kind, such as screen, memory and battery, from `data/product_facts.tsv`. */
import type { PropertyRow } from "#backend/catalogue/products/option-values.ts"
import { readTable } from "#backend/tsv-table.ts"

/** A function from a slug to its facts, in their order. */
export const readFacts = async (): Promise<(slug: string) => ReadonlyArray<PropertyRow>> => {
  const rows = await readTable<"slug" | "key" | "mn" | "en">("product_facts")
  return (slug) => rows.filter((row) => row.slug === slug).map(({ key, mn, en }) => ({ key, mn, en }))
}
