/** Placing of the cart's order: the same order keeps its idempotency key while its outcome is unknown. */
import type { OrderNumber } from "#domain/entities/ids.ts"
import { keyOf, oneMore } from "#machines/shared/idempotency-key.ts"
import type { CartContext, Placing } from "./cart-context.ts"

const isSamePlacing = (one: Placing, other: Placing): boolean =>
  one.paymentMethodId === other.paymentMethodId &&
  JSON.stringify([one.receipt, one.expected, one.lease ?? null, one.cardId ?? null]) ===
    JSON.stringify([other.receipt, other.expected, other.lease ?? null, other.cardId ?? null])

/** The order that is being placed. Throws where none is. */
export const placingOf = ({ placing }: CartContext) => {
  if (placing === null) throw new Error("no order is being placed")
  return placing
}

/** Context values once the shopper has pressed to place the order `number`. */
export const startedPlacing = (context: CartContext, number: OrderNumber, requested: Placing): Partial<CartContext> => {
  const earlier = context.placing
  if (earlier?.number === number && isSamePlacing(earlier, requested)) return { placing: { ...earlier, wanted: true }, refused: null }
  const { paymentMethodId, lease = null, cardId = null, receipt, expected } = requested
  const intents = oneMore(context.intents)
  return {
    placing: { paymentMethodId, lease, cardId, receipt, expected, number, key: keyOf(intents), wanted: true },
    intents,
    refused: null,
  }
}
