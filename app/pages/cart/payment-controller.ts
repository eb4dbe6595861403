/** Controller of the payment. */
import type { OrderNumber } from "#domain/entities/ids.ts"
import { paymentMachine } from "#machines/cart/payment.ts"
import type { AppTokens } from "#machines/cart/ports.ts"
import { joinPayment } from "#machines/cart/joins.ts"
import type { PageLocation } from "#app/address.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

/** Tokens that the Most app adds to the address when it opens the shop; `null` without both. */
const tokensAt = ({ searchParams }: PageLocation): AppTokens | null => {
  const [customerToken, transactionToken] = [searchParams.get("custtkn"), searchParams.get("txntkn")]
  return customerToken && transactionToken ? { customerToken, transactionToken } : null
}

export const controller = defineController({
  open: (pageInput) => {
    const number = (pageInput.location.params["number"] ?? "") as OrderNumber
    return {
      actor: createPageActor(
        paymentMachine,
        { number, payment: null, seed: pageInput.seed, tokens: tokensAt(pageInput.location) },
        pageInput,
      ),
    }
  },
  join: ({ actor }, { actorRefs: { session }, location, go }) => {
    // Tokens are used once: neither history nor a shared address keeps them.
    if (tokensAt(location) !== null) go(location.path, { replace: true })
    return joinPayment({ payment: actor, session })
  },
  follow: () => undefined,
})
