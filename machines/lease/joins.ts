/** Joins of the lease calculator with the shared actors. */
import type { LeaseProduct } from "#domain/entities/lease/lease-product.ts"
import type { SharedActors } from "#machines/shared/shared-actors.ts"
import { unsubscribeAll } from "#machines/shared/subscriptions.ts"
import type { LeaseActor } from "./lease.ts"

/** Persists a product's chosen lease for the payment step, and puts the product into the cart; `goTo` shows what is next. */
export const joinLeaseCalculator = (
  { lease, cart, persistence }: { readonly lease: LeaseActor } & Pick<SharedActors, "cart" | "persistence">,
  goTo: { readonly cart: () => void; readonly options: (product: LeaseProduct) => void },
) =>
  unsubscribeAll(
    lease.on("product.taken", ({ product, lease: choice }) => {
      const { paymentDraft } = persistence.getSnapshot().context.persisted
      persistence.send({
        type: "payment.chosen",
        draft: { receiptKind: "person", registryNumber: "", ...paymentDraft, methodId: null, lease: choice },
      })
      if (product.variantId === null) return goTo.options(product)
      cart.send({ type: "item.add", variantId: product.variantId, quantity: 1, name: product.title })
      goTo.cart()
    }),
  )
