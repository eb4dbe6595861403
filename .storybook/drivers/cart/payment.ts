/** Driver of the payment machine on its screens. */
import type { paymentMachine } from "#machines/cart/payment.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof paymentMachine>()({
  shopper: {
    "bank.visit": ({ press }) => press("payment.qr.save"),
    "payment.check": { when: ({ context }) => context.payment !== null, by: ({ press }) => press("payment.check") },
    "payment.retry": ({ press }) => press("common.retry"),
    "method.change": ({ press }) => press("payment.other"),
    "method.keep": ({ press }) => press("cart.clear.no"),
    "method.choose": async ({ choose, press }) => {
      await choose(/^QR код/u)
      await press("payment.other.change")
    },
    "page.retry": { when: ({ context }) => context.payment === null, by: ({ press }) => press("common.retry") },
  },
  others: ["presence.changed"],
  itself: ["time.over"],
})
