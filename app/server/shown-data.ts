/** What the data of a page shows that may change: products, and the next moment that it names. */
import { millisecondsOf } from "#domain/rules/instants.ts"
import type { Instant } from "#domain/entities/ids.ts"

export type ShownData = {
  /** Ids of the products with their prices and stock. */
  readonly products: ReadonlySet<number>
  /** Milliseconds since 1970 at which a sale or promotion begins or ends; infinite where the data names no moment to come. */
  readonly until: number
}

const isInstant = (value: string): value is Instant => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value)

/** Reads the data of a page that is rendered at `now`. Whatever has an id, a slug and a selling price is a product. */
export const shownDataOf = (data: unknown, now: number): ShownData => {
  const products = new Set<number>()
  let until = Number.POSITIVE_INFINITY
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
