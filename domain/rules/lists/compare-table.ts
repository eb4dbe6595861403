/** Table of compared products: rows, differences and best values. Specification §5, B16. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { optionGroups } from "#domain/rules/catalogue/option-groups.ts"
import { discount } from "#domain/rules/catalogue/sale.ts"

export type CompareCell =
  | { readonly _tag: "None" }
  | { readonly _tag: "Money"; readonly amount: Tugrik }
  | { readonly _tag: "Rating"; readonly average: number; readonly total: number }
  | { readonly _tag: "Stock"; readonly onHand: number }
  | { readonly _tag: "Text"; readonly text: string }

/** Which value is better, where that is undisputed. */
type Better = "lower" | "higher" | null

export type CompareRow = {
  readonly key: "price" | "saving" | "stock" | "rating" | "brand" | "option" | "property"
  /** Label of an option or a property, in the shopper's language. */
  readonly label: string | null
  readonly cells: ReadonlyArray<CompareCell>
  /** Positions of the best cells; empty where nothing can be compared, or all are equal. */
  readonly best: ReadonlyArray<number>
  readonly differs: boolean
}

const none: CompareCell = { _tag: "None" }
const textCell = (text: string | undefined): CompareCell => (text === undefined || text === "" ? none : { _tag: "Text", text })

const rank = (cell: CompareCell): number | null => {
  if (cell._tag === "Money") return cell.amount
  return cell._tag === "Rating" ? cell.average : null
}

/** Positions of the best of at least two ranked cells that are not all the same. */
const bestOf = (cells: ReadonlyArray<CompareCell>, better: Better): ReadonlyArray<number> => {
  const ranked = cells.flatMap((cell, at) => {
    const value = rank(cell)
    return value === null ? [] : [{ at, value }]
  })
  const values = ranked.map(({ value }) => value)
  if (better === null || new Set(values).size < 2) return []
  const best = better === "lower" ? Math.min(...values) : Math.max(...values)
  return ranked.filter(({ value }) => value === best).map(({ at }) => at)
}

const rowOf = (key: CompareRow["key"], cells: ReadonlyArray<CompareCell>, better: Better = null, label: string | null = null): CompareRow => ({
  key,
  label,
  cells,
  best: bestOf(cells, better),
  differs: new Set(cells.map((cell) => JSON.stringify(cell))).size > 1,
})

const isFilled = ({ cells }: CompareRow): boolean => cells.some(({ _tag }) => _tag !== "None")

/** Values of an option: `S, M, L`. */
const optionText = ({ variants }: Product, key: string): string | undefined =>
  optionGroups(variants)
    .find((group) => group.key === key)
    ?.values.map(({ presentation }) => presentation)
    .join(", ")

/** Labels by key, in the order in which products name them. */
const labelsOf = (all: ReadonlyArray<{ readonly key: string; readonly label: string }>): ReadonlyArray<readonly [string, string]> => [
  ...new Map(all.map(({ key, label }) => [key, label])),
]

/** Rows of the table; those without any value are left out. */
export const compareRows = (products: ReadonlyArray<Product>): ReadonlyArray<CompareRow> => {
  const options = labelsOf(products.flatMap(({ variants }) => variants.flatMap(({ optionValues }) => optionValues)))
  const properties = labelsOf(products.flatMap(({ propertyList }) => propertyList)).filter(([key]) => !options.some(([other]) => other === key))
  return [
    rowOf("price", products.map(({ sellingPrice }) => ({ _tag: "Money", amount: sellingPrice })), "lower"),
    rowOf("saving", products.map((product) => (discount(product) > 0 ? { _tag: "Money", amount: discount(product) } : none)), "higher"),
    rowOf("stock", products.map(({ totalOnHand }) => ({ _tag: "Stock", onHand: totalOnHand }))),
    rowOf("rating", products.map(({ averageRating, totalReviews }) => (totalReviews > 0 ? { _tag: "Rating", average: averageRating, total: totalReviews } : none)), "higher"),
    rowOf("brand", products.map(({ brand }) => textCell(brand?.name))),
    ...options.map(([key, label]) => rowOf("option", products.map((product) => textCell(optionText(product, key))), null, label)),
    ...properties.map(([key, label]) =>
      rowOf("property", products.map(({ propertyList }) => textCell(propertyList.find((one) => one.key === key)?.value)), null, label),
    ),
  ].filter(isFilled)
}

/** The rows in which the products differ. */
export const onlyDifferences = (rows: ReadonlyArray<CompareRow>): ReadonlyArray<CompareRow> => rows.filter(({ differs }) => differs)
