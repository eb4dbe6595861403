/** Driver of the lease machine on its screens. */
import type { leaseMachine } from "#machines/lease/lease.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof leaseMachine>()({
  shopper: {
    // A product has its own price.
    "price.type": { when: ({ context: { product } }) => product === null, by: ({ write }, { text }) => write("lease.price", text) },
    "down.type": {
      when: ({ context: { typed } }, { text }) => typed.down !== text,
      // Replaces the text at once: each typed letter would be another query.
      by: ({ dictate }, { text }) => dictate("lease.down", text),
    },
    "down.slide": {
      when: ({ context: { answer } }, { amount }) => answer?._tag === "Offered" && answer.down !== amount,
      by: ({ slide }, { amount }) => slide("lease.down", amount),
    },
    "product.take": ({ press }) => press("lease.take"),
    "down.usual": ({ press }) => press("lease.down.usual"),
    "period.choose": {
      when: ({ context: { answer } }, { months }) => answer?._tag === "Offered" && answer.months !== months,
      by: ({ choose }, { months }) => choose(new RegExp(`^${months} сар`, "u")),
    },
    "lender.choose": {
      when: ({ context: { query } }, { provider }) => query.lender !== provider,
      by: ({ choose }, { provider }) => choose(new RegExp(`^${provider}`, "u")),
    },
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: ["address.changed", "query.changed"],
})
