/** Address of the lease calculator: `/lease?price=1090000&months=12&down=327000`, or `product=…&variant=…` in place of the price. Specification §2, S29n. */
import type { LeaseSubject } from "#domain/entities/lease/lease-product.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { tugrik } from "#domain/rules/money.ts"
import { readLeaseSubject } from "./lease-subject.ts"
import { parseTugrik } from "#domain/rules/texts/money.ts"

export type LeaseQuery = {
  /** Product to be leased, at its own price; `null` where only a price is leased. */
  readonly product: LeaseSubject | null
  readonly price: Tugrik | null
  /** Months; the longest period where it is `null`. */
  readonly months: number | null
  /** Down payment in tugrik, within bounds or not; the usual one where it is `null`. */
  readonly down: number | null
  /** Name of the lender; the first one where it is `null`. */
  readonly lender: string | null
}

export const emptyLeaseQuery: LeaseQuery = { product: null, price: null, months: null, down: null, lender: null }

/** Maximum price of the calculator, in tugrik. */
export const maxLeasePrice = tugrik(99_999_999)

/** Price in tugrik as typed; `null` for 0 or less, more than `maxLeasePrice`, or no number. */
export const parsePrice = (text: string): Tugrik | null => {
  const price = parseTugrik(text)
  return price !== null && price > 0 && price <= maxLeasePrice ? tugrik(price) : null
}

/** Address of a query; defaults are left out, so that one query has one address. */
export const leaseAddress = ({ product, price, months, down, lender }: LeaseQuery): string => {
  const entries: ReadonlyArray<readonly [name: string, value: string | number | null]> = [
    ["product", product === null ? null : encodeURIComponent(product.slug)],
    ["variant", product?.variantId ?? null],
    ["price", product === null ? price : null],
    ["months", months],
    ["down", down],
    ["lender", lender === null ? null : encodeURIComponent(lender)],
  ]
  const query = entries.flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`])).join("&")
  return query === "" ? "/lease" : `/lease?${query}`
}

/** Query from the parameters of an address; invalid ones are ignored. */
export const readLeaseQuery = (valueOf: (name: string) => string | null): LeaseQuery => {
  const textOf = (name: string): string => valueOf(name) ?? ""
  const down = parseTugrik(textOf("down"))
  return {
    product: readLeaseSubject(valueOf),
    price: parsePrice(textOf("price")),
    months: /^\d{1,3}$/.test(textOf("months")) ? Number(textOf("months")) : null,
    down: down !== null && down >= 0 ? down : null,
    lender: textOf("lender") === "" ? null : textOf("lender"),
  }
}

/** Address of the products within prices; written out, so that the calculator does not load the listing's rules. */
export const productsAddress = (from: Tugrik, to: Tugrik | null): string =>
  `/products?price_from=${from}${to === null ? "" : `&price_to=${to}`}`
