/** Driver of the gift purchase machine on its screen. */
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { giftPurchaseMachine } from "#machines/wallet/gift-purchase.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof giftPurchaseMachine>()({
  shopper: {
    "page.retry": ({ press }) => press("common.retry"),
    "amount.choose": {
      when: ({ context: { form } }, { variantId }) => form.variantId !== variantId,
      by: ({ choose }, { variantId }, { context: { offers } }) => choose(new RegExp(`^${formatTugrik(offers.find((offer) => offer.variantId === variantId)?.amount ?? 0)}$`, "u"), "radio"),
    },
    "field.type": {
      when: ({ context: { form } }, { field, value }) => form[field] !== value,
      by: ({ dictate }, { field, value }) => dictate(field === "email" ? "giftCard.to" : "giftCard.message", value),
    },
    "card.add": ({ press }) => press("giftCard.send.add"),
  },
  others: [],
})
