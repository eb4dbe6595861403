/** Driver of the offer form machine on its screen. */
import type { offerFormMachine } from "#machines/offers/offer-form.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof offerFormMachine>()({
  shopper: {
    "page.retry": ({ press }) => press("common.retry"),
    "field.type": ({ dictate }, { field, value }) => dictate(`offer.${field}`, value),
    "offer.send": ({ press }) => press("offer.send"),
  },
  others: [],
})
