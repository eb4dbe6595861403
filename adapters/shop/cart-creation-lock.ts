/** The first thing put in makes the cart; of two tabs the second waits, and puts its thing into the same one. */
import type { Order } from "#domain/entities/orders/order.ts"
import type { OrderToken } from "./client/order-token.ts"
import type { OneAtATime } from "./client/session-tokens.ts"

/** How the tabs of this browser tell each other which cart is theirs: what is told is known to whoever asks afterwards. */
export type SharedToken = { readonly read: () => Promise<string | null>; readonly write: (token: string) => Promise<void> }

/** Does the adding; alone among the tabs while there is no cart. */
export type FirstAdd = (add: () => Promise<Order>) => Promise<Order>

export const createFirstAdd =
  (orderToken: OrderToken, shared: SharedToken, oneAtATime: OneAtATime): FirstAdd =>
  (add) => {
    if (orderToken.read() !== null) return add()
    return oneAtATime("delguur.first-add", async () => {
      orderToken.keep(await shared.read())
      const order = await add()
      const token = orderToken.read()
      if (token !== null) await shared.write(token)
      return order
    })
  }
