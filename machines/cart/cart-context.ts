/** Context, input and events of the cart machine, and what screens read of them. */
import type { LeaseChoice } from "#domain/entities/lease/lease-choice.ts"
import type { LineId, OrderNumber, VariantId } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import type { Expected } from "#domain/rules/cart/expected.ts"
import type { Intents } from "#machines/shared/idempotency-key.ts"
import type { LineRestore, NoticeRaised } from "#machines/shell/notice.ts"
import { orderAfter, quantityAfter, type OrderChange, type SentChange } from "./order-changes.ts"
import type { AddressStep, LineOptions, ReceiptFor } from "./ports.ts"

/** Payment method (`null` where the wallet pays everything) with its lease or saved card, receipt and expected order. */
export type Placing = {
  readonly paymentMethodId: number | null
  readonly lease?: LeaseChoice | null
  readonly cardId?: string | null
  readonly receipt: ReceiptFor
  readonly expected: Expected
}

export type CartEvent =
  /** `name` of its product, for a late refusal. */
  | {
      readonly type: "item.add"
      readonly variantId: VariantId
      readonly quantity: number
      readonly options?: LineOptions
      readonly name?: string
    }
  /** Withdraws an added item that has not reached the shop. */
  | { readonly type: "item.cancel"; readonly variantId: VariantId }
  /** Quantity 0 removes the line. */
  | { readonly type: "line.change"; readonly lineId: LineId; readonly quantity: number }
  | { readonly type: "line.remove"; readonly lineId: LineId }
  | LineRestore
  | { readonly type: "coupon.type"; readonly code: string }
  | { readonly type: "coupon.apply"; readonly code: string; readonly quiet?: boolean }
  | { readonly type: "coupon.remove"; readonly code: string; readonly quiet?: boolean }
  /** Amount 0 returns the wallet's money. */
  | { readonly type: "credit.use"; readonly amount: Tugrik; readonly source: WalletPartKind | null }
  | ({ readonly type: "address.save" } & AddressStep)
  | { readonly type: "cart.empty" }
  | ({ readonly type: "order.place" } & Placing)
  /** Sends a refused change again, or repeats a failed fetch. */
  | { readonly type: "cart.retry" }
  | { readonly type: "refusal.dismiss" }
  /** The cached order is stale: the tab is visible again, another tab changed the cart, the shopper logged in. */
  | { readonly type: "cart.refresh" }
  /** The shopper logged in: the carts are merged, and a coupon that needed the login is applied again. */
  | { readonly type: "login.done" }
  /** The page hides and may not return: waiting changes are sent at once. */
  | { readonly type: "cart.settle" }
  /** Stored order and unanswered changes of an earlier page; `isUnconnected` where that page had no connection. */
  | {
      readonly type: "cart.restore"
      readonly order: Order | null
      readonly changes: ReadonlyArray<SentChange | UnkeyedChange>
      readonly isUnconnected: boolean
    }
  /** The shopper logged out: the cart is cleared. */
  | { readonly type: "cart.reset" }

/** A change that has not been sent, so that it has no key yet. */
export type UnkeyedChange = { readonly change: OrderChange; readonly key: null }

export type CartContext = {
  /** The current order of the last response; `null` where there is none. Screens show `shownOrder`. */
  readonly order: Order | null
  /** Changes that wait for their turn. */
  readonly waiting: ReadonlyArray<OrderChange>
  /** The change that is being sent. */
  readonly sent: SentChange | null
  /** Changes of an earlier page, sent before those that wait. */
  readonly restored: ReadonlyArray<SentChange>
  /** A change could not be sent without a connection, and waits for one. */
  readonly isUnconnected: boolean
  /** The problem of a refused change or failed request; `sent` is `null` when it was not a change. */
  readonly refused: { readonly sent: SentChange | null; readonly problem: Problem } | null
  /** Text of the coupon field; survives a login. */
  readonly typedCode: string
  /** The order being placed, with a key that stays until the outcome is known. `wanted` is false once it was cancelled. */
  readonly placing: (Placing & { readonly number: OrderNumber; readonly key: string; readonly wanted: boolean }) | null
  /** The order placed last in this visit, for a return to the checkout. */
  readonly placed: OrderNumber | null
  /** The cached order is stale and is fetched when no change is pending. */
  readonly stale: boolean
  /** The variant added last, for its button's feedback. */
  readonly justAdded: VariantId | null
  /** Whether it was put back after it had been removed. */
  readonly justRestored: boolean
  /** The shopper logged out while an order was being placed: the cart is cleared once the outcome is known. */
  readonly leaving: boolean
  readonly intents: Intents
}

/** `seed` of the idempotency keys; a new one for each page view. */
export type CartInput = { readonly seed: string }

export type CartEmitted =
  | NoticeRaised
  /** The order of the latest response. */
  | { readonly type: "order.changed"; readonly order: Order | null }
  | { readonly type: "change.accepted"; readonly change: OrderChange; readonly order: Order | null }
  | { readonly type: "change.refused"; readonly change: OrderChange; readonly problem: Problem }
  | { readonly type: "order.placed"; readonly order: Order }
  | { readonly type: "place.refused"; readonly problem: Problem }
  /** The current order could not be fetched. */
  | { readonly type: "fetch.failed"; readonly problem: Problem }
  /** Only a logged-in shopper may do this: the app leads to the login and back. */
  | { readonly type: "login.needed" }

/** Changes that are not answered yet, in their order. */
export const changesOf = ({ sent, restored, waiting }: CartContext): ReadonlyArray<OrderChange> =>
  [sent, ...restored].flatMap((one) => one?.change ?? []).concat(waiting)

/** The order after all pending changes, as screens show it. */
export const shownOrder = (context: CartContext): Order | null => orderAfter(context.order, changesOf(context))

/** Number of units in the cart, with pending changes. */
export const shownQuantity = (context: CartContext): number => quantityAfter(context.order, changesOf(context))

/** Progress of adding a variant; `justChanged` is whether the cart still shows that it was added. */
export const addingOf = (context: CartContext, variantId: VariantId, justChanged: boolean): "resting" | "adding" | "added" => {
  if (!context.isUnconnected && changesOf(context).some((change) => change._tag === "AddItem" && change.variantId === variantId))
    return "adding"
  return justChanged && context.justAdded === variantId ? "added" : "resting"
}

/** The problem of a refused change of this kind, to be shown beside its field. */
export const refusalOf = (context: CartContext, kind: OrderChange["_tag"]): Problem | null =>
  context.refused?.sent?.change._tag === kind ? context.refused.problem : null
