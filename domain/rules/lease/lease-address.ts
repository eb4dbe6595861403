/** What a shopper asks of the lease calculator, as an address: `/lease?price=1090000&months=12&down=327000`. */
import type { Tugrik } from "#domain/entities/money.ts"
import { tugrik } from "#domain/rules/money.ts"
import { parseTugrik } from "#domain/rules/texts/money.ts"

export type LeaseQuery = {
  readonly price: Tugrik | null
  /** The longest period where it is `null`. */
  readonly months: number | null
  /** In tugrik, as it is asked for, in bounds or not; the usual one where it is `null`. */
  readonly down: number | null
  /** By name; the first one where it is `null`. */
  readonly lender: string | null
}

export const emptyLeaseQuery: LeaseQuery = { price: null, months: null, down: null, lender: null }

/** Nothing in the shop costs more, in tugrik. */
export const highestPrice = tugrik(99_999_999)

/** A price as people type it; nothing, less than nothing and more than anything are none. */
export const parsePrice = (text: string): Tugrik | null => {
  const price = parseTugrik(text)
  return price !== null && price > 0 && price <= highestPrice ? tugrik(price) : null
}

/** Where a question is answered; what is as usual is left out, so that one question has one address. */
export const leaseAddress = ({ price, months, down, lender }: LeaseQuery): string => {
  const entries: ReadonlyArray<readonly [name: string, value: string | number | null]> = [
    ["price", price],
    ["months", months],
    ["down", down],
    ["lender", lender === null ? null : encodeURIComponent(lender)],
  ]
  const query = entries.flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`])).join("&")
  return query === "" ? "/lease" : `/lease?${query}`
}

/** Reads a question from what an address says by each name; nonsense is passed over. */
export const readLeaseQuery = (valueOf: (name: string) => string | null): LeaseQuery => {
  const of = (name: string): string => valueOf(name) ?? ""
  const down = parseTugrik(of("down"))
  return {
    price: parsePrice(of("price")),
    months: /^\d{1,3}$/.test(of("months")) ? Number(of("months")) : null,
    down: down !== null && down >= 0 ? down : null,
    lender: of("lender") === "" ? null : of("lender"),
  }
}

/** Where products of such prices are listed; written out, since whoever reckons need not know all that a listing can be asked. */
export const productsAddress = (from: Tugrik, to: Tugrik | null): string => `/products?price_from=${from}${to === null ? "" : `&price_to=${to}`}`
