/** Goods of the demo, as an import reads them from their file. */
import type { ImportedProduct } from "#backend/import/imported-product.ts"
import { readRows, sourceOf, type FileRow } from "#backend/import/product-file.ts"
import { readProduct } from "#backend/import/read-product.ts"
import { fileAt } from "#backend/paths.ts"
import { usualMeanings } from "#backend/tables/numerals.ts"
import { cashbackRates } from "#domain/rules/wallet/cashback-rates.ts"

export const goodsFile = fileAt("data/products.csv")

/** Throws where a cell is wrong. */
export const readDemoGoods = async (): Promise<ReadonlyArray<ImportedProduct>> => {
  const rows = new Map<string, FileRow[]>()
  for await (const row of readRows(sourceOf(goodsFile), { onColumns: () => undefined })) {
    const { handle = "" } = row.cells
    rows.set(handle, [...(rows.get(handle) ?? []), row])
  }
  const note = (wrong: unknown): never => {
    throw new Error(JSON.stringify(wrong))
  }
  const reading = { kind: "own", meanings: usualMeanings, cashbackRates, note } as const
  return [...rows.values()].flatMap((ofProduct) => readProduct(ofProduct, reading) ?? [])
}

/** Address of a product's category. */
export const permalinkOf = ({ category }: ImportedProduct): string => category?.at(-1)?.permalink ?? ""
