/** Joins of the wallet's pages with the shared actors. */
import type { ActorRefFrom } from "xstate"
import type { RechargeNumber } from "#domain/entities/wallet/recharge.ts"
import type { SharedActors } from "#machines/shared/shared-actors.ts"
import { unsubscribeAll } from "#machines/shared/subscriptions.ts"
import type { GiftPurchaseActor } from "./gift-purchase.ts"
import type { rechargeMachine } from "./recharge.ts"
import type { redemptionMachine } from "./redemption.ts"

type Ref = {
  readonly recharge: ActorRefFrom<typeof rechargeMachine>
  readonly redemption: ActorRefFrom<typeof redemptionMachine>
  readonly session: SharedActors["session"]
}

/** Fetches the user again once the wallet is recharged; `goTo` shows the address of a recharge that has begun. */
export const joinRecharge = ({ recharge, session }: Pick<Ref, "recharge" | "session">, goTo: (number: RechargeNumber) => void) =>
  unsubscribeAll(
    recharge.on("recharge.started", ({ number }) => goTo(number)),
    recharge.on("recharge.paid", () => session.send({ type: "user.refresh" })),
  )

/** Fetches the user again once a code is credited to the wallet. */
export const joinRedemption = ({ redemption, session }: Pick<Ref, "redemption" | "session">) =>
  unsubscribeAll(redemption.on("wallet.credited", () => session.send({ type: "user.refresh" })))

/** The cart is fetched again once a gift card was added to it. */
export const joinGiftPurchase = ({ purchase, cart }: { readonly purchase: GiftPurchaseActor; readonly cart: SharedActors["cart"] }) =>
  unsubscribeAll(purchase.on("cart.filled", () => cart.send({ type: "cart.refresh" })))
