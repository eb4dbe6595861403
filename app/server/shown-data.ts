/** What the data of a page shows that may change: products, and the next moment that it names. */
import { millisecondsOf, minute } from "#domain/rules/instants.ts"
import type { Instant } from "#domain/entities/ids.ts"

export type ShownData = {
  /** Ids of the products with their prices and stock. */
  readonly products: ReadonlySet<number>
  /** Milliseconds since 1970 at which the page may say something else: a sale or promotion begins or ends, a shop closes. */
  readonly until: number
}

/** Texts by the clock (opening hours, the last order of the day) change at whole quarters of an hour. */
const quarterHour = 15 * minute

const isInstant = (value: string): value is Instant => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value)

/** Reads the data of a page that is rendered at `now`. Whatever has an id, a slug and a selling price is a product. */
export const shownDataOf = (data: unknown, now: number): ShownData => {
  const products = new Set<number>()
  let until = (Math.floor(now / quarterHour) + 1) * quarterHour
  const read = (value: unknown): void => {
    if (typeof value === "string" && isInstant(value)) {
      const moment = millisecondsOf(value)
      if (moment > now && moment < until) until = moment
    }
    if (typeof value !== "object" || value === null) return
    if ("id" in value && typeof value.id === "number" && "slug" in value && "sellingPrice" in value) products.add(value.id)
    Object.values(value).forEach(read)
  }
  read(data)
  return { products, until }
}
