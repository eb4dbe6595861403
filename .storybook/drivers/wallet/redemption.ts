/** Driver of the redemption machine on its screens. */
import type { redemptionMachine } from "#machines/wallet/redemption.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof redemptionMachine>()({
  shopper: {
    "page.retry": ({ press }) => press("common.retry"),
    "code.type": ({ dictate }, { code }, { context: { kind } }) => dictate(`redeem.${kind}.label`, code),
    "code.redeem": ({ press }) => press("redeem.use"),
  },
  others: [],
})
