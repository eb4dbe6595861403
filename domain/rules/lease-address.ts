/** What a shopper asks of the lease calculator, as an address: `/lease?price=1090000&months=12&down=327000`. */
import type { Tugrik } from "../entities/money.ts"
import { tugrik } from "./money.ts"
import { formatQuery, parseQuery, type Entry } from "./query-string.ts"
import { parseTugrik } from "./texts/money.ts"

export type LeaseAsked = {
  readonly price: Tugrik | null
  /** The longest period where it is `null`. */
  readonly months: number | null
  /** In tugrik, as it is asked for, in bounds or not; the usual one where it is `null`. */
  readonly down: number | null
  /** By name; the first one where it is `null`. */
  readonly lender: string | null
}

export const nothingAsked: LeaseAsked = { price: null, months: null, down: null, lender: null }

/** Nothing in the shop costs more, in tugrik. */
export const highestPrice = tugrik(999_999_999)

/** A price as people type it; nothing, less than nothing and more than anything are none. */
export const readPrice = (text: string): Tugrik | null => {
  const price = parseTugrik(text)
  return price !== null && price > 0 && price <= highestPrice ? tugrik(price) : null
}

/** Where a question is answered; what is as usual is left out, so that one question has one address. */
export const leaseAddress = ({ price, months, down, lender }: LeaseAsked): string => {
  const said: ReadonlyArray<readonly [name: string, value: string | number | null]> = [
    ["price", price],
    ["months", months],
    ["down", down],
    ["lender", lender],
  ]
  const query = formatQuery(said.flatMap(([name, value]): ReadonlyArray<Entry> => (value === null ? [] : [[name, String(value)]])))
  return query === "" ? "/lease" : `/lease?${query}`
}

/** Reads a question from an address; nonsense is passed over. */
export const readLeaseAsked = (query: string): LeaseAsked => {
  const entries = parseQuery(query)
  const last = (name: string): string => entries.findLast(([key]) => key === name)?.[1] ?? ""
  const down = parseTugrik(last("down"))
  return {
    price: readPrice(last("price")),
    months: /^\d{1,3}$/.test(last("months")) ? Number(last("months")) : null,
    down: down !== null && down >= 0 ? down : null,
    lender: last("lender") === "" ? null : last("lender"),
  }
}
