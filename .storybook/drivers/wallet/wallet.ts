/** Driver of the wallet machine on its screens. */
import type { walletMachine } from "#machines/wallet/wallet.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof walletMachine>()({
  shopper: { "page.retry": ({ press }) => press("common.retry") },
  others: [],
})
