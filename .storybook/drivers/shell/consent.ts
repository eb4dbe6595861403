/** Driver of the consent machine on its screen. */
import type { consentMachine } from "#machines/shell/consent.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof consentMachine>()({
  shopper: {
    "consent.accept": ({ press }) => press("consent.accept"),
    "consent.refuse": ({ press }) => press("consent.refuse"),
    "choices.open": ({ press }, _, { value }) => press(value === "asking" ? "consent.choose" : "consent.change"),
    "choices.close": ({ press }) => press("consent.close"),
    "choices.save": ({ press }) => press("consent.save"),
    "kind.toggle": ({ choose }, { kind }) => choose(`consent.${kind}`, "checkbox"),
  },
  others: ["answer.changed"],
})
