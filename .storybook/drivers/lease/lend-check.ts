/** Driver of the lend check machine on its part of the checkout. */
import type { lendCheckMachine } from "#machines/lease/lend-check.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof lendCheckMachine>()({
  shopper: {
    "check.retry": ({ press }) => press("lend.again"),
  },
  others: ["subject.changed"],
})
