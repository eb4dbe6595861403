/** The first thing put in makes the cart; of two tabs the second waits, and puts its thing into the same one. */
import type { Order } from "#domain/entities/order.ts"
import type { OrderToken } from "./order-token.ts"
import type { OneAtATime } from "./session-tokens.ts"

/** Where the tabs of this browser tell each other which cart is theirs. */
export type SharedToken = { read(): string | null; write(token: string | null): void }

/** Does the adding; alone among the tabs while there is no cart. */
export type FirstAdd = (add: () => Promise<Order>) => Promise<Order>

export const createFirstAdd =
  (orderToken: OrderToken, shared: SharedToken, oneAtATime: OneAtATime): FirstAdd =>
  (add) => {
    if (orderToken.read() !== null) return add()
    return oneAtATime("delguur.first-add", async () => {
      orderToken.keep(shared.read())
      const order = await add()
      shared.write(orderToken.read())
      return order
    })
  }
