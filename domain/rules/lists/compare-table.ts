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

/** Which value is better; `null` where that is a matter of taste. */
type Better = "lower" | "higher" | null

/** A fact of every product, or an option or a property with its label in the shopper's language. */
type RowName =
  | { readonly key: "price" | "saving" | "stock" | "rating" | "brand"; readonly label: null }
  | { readonly key: "option" | "property"; readonly label: string }

export type CompareRow = RowName & {
  readonly cells: ReadonlyArray<CompareCell>
  /** Positions of the best cells; empty where nothing can be compared, or all are equal. */
  readonly best: ReadonlyArray<number>
  readonly differs: boolean
}

const none: CompareCell = { _tag: "None" }
const textCell = (text: string | undefined): CompareCell => (text === undefined || text === "" ? none : { _tag: "Text", text })

/** Number by which a cell is ranked; `null` for one that is not. */
const rank = (cell: CompareCell): number | null => {
  switch (cell._tag) {
    case "Money":
      return cell.amount
    case "Rating":
      return cell.average
    case "Stock":
    case "Text":
    case "None":
      return null
    default:
      return cell satisfies never
  }
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

const rowOf = (name: RowName, cells: ReadonlyArray<CompareCell>, better: Better = null): CompareRow => ({
  ...name,
  cells,
  best: bestOf(cells, better),
  differs: new Set(cells.map((cell) => JSON.stringify(cell))).size > 1,
})

const factRow = (key: Extract<RowName, { readonly label: null }>["key"], cells: ReadonlyArray<CompareCell>, better?: Better): CompareRow =>
  rowOf({ key, label: null }, cells, better)

const isFilled = ({ cells }: CompareRow): boolean => cells.some(({ _tag }) => _tag !== "None")

/** Values of an option: `S, M, L`. */
const optionText = ({ variants }: Product, key: string): string | undefined =>
  optionGroups(variants)
    .find((group) => group.key === key)
    ?.values.map(({ presentation }) => presentation)
    .join(", ")

/** Labels by key, in the order in which products name them. */
const labelsOf = (
  labelled: ReadonlyArray<{ readonly key: string; readonly label: string }>,
): ReadonlyArray<readonly [key: string, label: string]> => [...new Map(labelled.map(({ key, label }) => [key, label]))]

const savingCell = (product: Product): CompareCell => {
  const amount = discount(product)
  return amount > 0 ? { _tag: "Money", amount } : none
}

const ratingCell = ({ averageRating, totalReviews }: Product): CompareCell =>
  totalReviews > 0 ? { _tag: "Rating", average: averageRating, total: totalReviews } : none

const propertyCell = ({ propertyList }: Product, key: string): CompareCell =>
  textCell(propertyList.find((property) => property.key === key)?.value)

/** Rows of the table: facts, then options and properties, of which those that differ come first. Rows without any value are left out. */
export const compareRows = (products: ReadonlyArray<Product>): ReadonlyArray<CompareRow> => {
  const options = labelsOf(products.flatMap(({ variants }) => variants.flatMap(({ optionValues }) => optionValues)))
  const properties = labelsOf(products.flatMap(({ propertyList }) => propertyList)).filter(
    ([key]) => !options.some(([option]) => option === key),
  )
  const described = [
    ...options.map(([key, label]) =>
      rowOf(
        { key: "option", label },
        products.map((product) => textCell(optionText(product, key))),
      ),
    ),
    ...properties.map(([key, label]) =>
      rowOf(
        { key: "property", label },
        products.map((product) => propertyCell(product, key)),
      ),
    ),
  ]
  return [
    factRow(
      "price",
      products.map(({ sellingPrice }) => ({ _tag: "Money", amount: sellingPrice })),
      "lower",
    ),
    factRow("saving", products.map(savingCell), "higher"),
    factRow(
      "stock",
      products.map(({ totalOnHand }) => ({ _tag: "Stock", onHand: totalOnHand })),
    ),
    factRow("rating", products.map(ratingCell), "higher"),
    factRow(
      "brand",
      products.map(({ brand }) => textCell(brand?.name)),
    ),
    ...described.toSorted((one, other) => Number(other.differs) - Number(one.differs)),
  ].filter(isFilled)
}

/** The rows in which the products differ. */
export const onlyDifferences = (rows: ReadonlyArray<CompareRow>): ReadonlyArray<CompareRow> => rows.filter(({ differs }) => differs)
