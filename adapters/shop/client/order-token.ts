/** Remembers which cart is this visitor's: the token of the order that the shop answered last. */
import type { Order } from "#domain/entities/orders/order.ts"

export type OrderToken = {
  readonly read: () => string | null
  /** What was kept from an earlier visit. */
  readonly keep: (token: string | null) => void
  /** Takes note of the shop's newest word on the current order; a placed order is no cart any more. */
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
