/** Prices of lines that changed since they were shown. */
import type { Order } from "#domain/entities/orders/order.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"

/** Price of a line before and after a change, as values of the message `notice.repriced`. */
type RepricedLine = { readonly name: string; readonly was: string; readonly is: string }

/** Lines whose price has changed while their options stayed the same. */
export const repriced = (before: Order | null, after: Order | null): ReadonlyArray<RepricedLine> =>
  (after?.lineItems ?? []).flatMap(({ id, price, optionsText, product: { name } }) => {
    const known = before?.lineItems.find((line) => line.id === id && line.optionsText === optionsText)
    return known === undefined || known.price === price ? [] : [{ name, was: formatTugrik(known.price), is: formatTugrik(price) }]
  })
