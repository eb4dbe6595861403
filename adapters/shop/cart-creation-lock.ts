/** Lock around the creation of a cart: of two tabs that add a first item, the second waits and uses the first one's cart. */
import type { Order } from "#domain/entities/orders/order.ts"
import type { OrderToken } from "./client/order-token.ts"
import type { OneAtATime } from "./client/session-tokens.ts"

/** Token shared among the tabs of this browser; readable by every tab once written. */
export type SharedToken = { readonly read: () => Promise<string | null>; readonly write: (token: string) => Promise<void> }

/** Runs `add`; exclusively among the tabs while there is no cart. */
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
