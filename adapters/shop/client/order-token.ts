/** Order token of the visitor's cart, taken from the latest response. */
import type { Order } from "#domain/entities/orders/order.ts"

export type OrderToken = {
  readonly read: () => string | null
  /** Sets the token persisted by an earlier visit. */
  readonly keep: (token: string | null) => void
  /** Takes the token of the latest current order; a placed order clears it. */
  readonly note: (order: Order | null) => void
}

const open: ReadonlySet<Order["state"]> = new Set(["cart", "address", "payment"])

export const createOrderToken = (): OrderToken => {
  let current: string | null = null
  return {
    read: () => current,
    keep: (token) => {
      current = token
    },
    note: (order) => {
      if (order === null) current = null
      else current = open.has(order.state) && order.completedAt === null ? (order.token ?? current) : null
    },
  }
}
