/** Driver of the recharge machine on its screens. */
import type { rechargeMachine } from "#machines/wallet/recharge.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof rechargeMachine>()({
  shopper: {
    "form.change": ({ dictate }, { form }) => dictate("recharge.amount", form.amount ?? ""),
    "recharge.start": ({ keys, field }) => field("recharge.amount").then((amount) => amount.focus()).then(() => keys("{Enter}")),
    "recharge.check": ({ press }) => press("recharge.check"),
    "recharge.again": ({ press }, _, now) => press(now.matches("paid") ? "recharge.more" : "recharge.again"),
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: ["presence.changed"],
})
