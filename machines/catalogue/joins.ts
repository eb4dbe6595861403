/** Join of the product page with the shared actors. */
import type { ActorRefFrom } from "xstate"
import type { cartMachine } from "#machines/cart/cart.ts"
import type { persistenceMachine } from "#machines/shell/persistence.ts"
import { follow, unsubscribeAll } from "#machines/shared/subscriptions.ts"
import type { productMachine } from "./product.ts"

type Ref = {
  readonly product: ActorRefFrom<typeof productMachine>
  readonly cart: ActorRefFrom<typeof cartMachine>
  readonly kept: ActorRefFrom<typeof persistenceMachine>
}

/** Adds the chosen variant to the cart and records the product as viewed. */
export const joinProduct = ({ product, cart, kept }: Ref) =>
  unsubscribeAll(
    product.on("item.add", (event) => cart.send(event)),
    follow(
      product,
      () => product.getSnapshot().context.page?.product.slug ?? null,
      (slug) => slug !== null && kept.send({ type: "product.viewed", slug }),
    ),
  )
