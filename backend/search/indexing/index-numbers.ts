/** Numbers and moments of the index, one line each: column of `search_entries`, field of a query, row in memory and document of a cluster follow. */
import type { Instant } from "#domain/entities/ids.ts"
import { discountPercent } from "#domain/rules/catalogue/sale.ts"
import { tugrik } from "#domain/rules/money.ts"
import { cheapestAt, storedPriceAt } from "#backend/catalogue/products/stored-prices.ts"
import type { StoredProduct } from "#backend/catalogue/products/stored-products.ts"

type Declared = {
  /** In `search_entries`, in rows and in a cluster. */
  readonly column: string
  /** In queries. */
  readonly field: string
  readonly of: (product: StoredProduct, now: Instant) => number | string | null
  /** Whether it is a moment: a text in the table, milliseconds in the index. */
  readonly isMoment?: true
  /** Decimals of a column of the type `real`, which stores 4.3 as 4.300000190734863. */
  readonly decimals?: number
}

const priceOf = (product: StoredProduct, now: Instant): number => storedPriceAt(cheapestAt(product, now), product, now)

export const indexNumbers = [
  { column: "price", field: "price", of: (product, now) => cheapestAt(product, now).price },
  { column: "selling_price", field: "selling_price", of: priceOf },
  // A lower price is a sale even if its percent rounds to zero.
  {
    column: "sale_percent",
    field: "sale_percent",
    of: ({ sale_percent, price, selling_price }) =>
      Math.max(sale_percent, discountPercent({ price: tugrik(price), sellingPrice: tugrik(selling_price) })),
  },
  // A coming sale has its percent already, and no discount yet.
  {
    column: "discount_percent",
    field: "discount_percent",
    of: (product, now) => discountPercent({ price: tugrik(cheapestAt(product, now).price), sellingPrice: tugrik(priceOf(product, now)) }),
  },
  { column: "sale_start_at", field: "sale_start_at", of: (product) => product.sale_start_at, isMoment: true },
  { column: "sale_expire_at", field: "sale_expire_at", of: (product) => product.sale_expire_at, isMoment: true },
  { column: "available_on", field: "available_on", of: (product) => product.available_on, isMoment: true },
  { column: "created_at", field: "created_at", of: (product) => product.created_at, isMoment: true },
  { column: "rating", field: "average_rating", of: (product) => product.average_rating, decimals: 1 },
  { column: "reviews", field: "total_reviews", of: (product) => product.total_reviews },
  { column: "on_hand", field: "total_on_hand", of: ({ variants }) => variants.reduce((sum, { on_hand }) => sum + on_hand, 0) },
] as const satisfies ReadonlyArray<Declared>

export type IndexNumber = (typeof indexNumbers)[number]

/** Columns of `search_entries` as they are stored. */
export type StoredNumbers = {
  readonly [One in IndexNumber as One["column"]]: One extends { readonly isMoment: true } ? string | null : number
}
/** The same as numbers; moments in milliseconds, NaN for none. */
export type RowNumbers = Readonly<Record<IndexNumber["column"], number>>

export const numberColumns: ReadonlyArray<IndexNumber["column"]> = indexNumbers.map(({ column }) => column)

const moment = (text: string | null): number => (text === null ? Number.NaN : Date.parse(text))
const rounded = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals

export const rowNumbers = (entry: StoredNumbers): RowNumbers => {
  const numbers: Record<string, number> = {}
  for (const declared of indexNumbers) {
    if ("isMoment" in declared) numbers[declared.column] = moment(entry[declared.column])
    else if ("decimals" in declared) numbers[declared.column] = rounded(entry[declared.column], declared.decimals)
    else numbers[declared.column] = entry[declared.column]
  }
  return numbers as RowNumbers
}

export const storedNumbers = (product: StoredProduct, now: Instant): Readonly<Record<string, unknown>> =>
  Object.fromEntries(indexNumbers.map(({ column, of }: Declared) => [column, of(product, now)]))
