/** Model of the gift purchase machine. */
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { giftCardOffers, giftCardSale } from "#book/fixtures/wallet/wallet.ts"
import { giftPurchaseMachine } from "#machines/wallet/gift-purchase.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(giftPurchaseMachine, {
  inputs: [{ seed: "book" }],
  events: [
    { type: "page.retry" },
    { type: "amount.choose", variantId: giftCardOffers[1]!.variantId },
    { type: "amount.choose", variantId: giftCardOffers[2]!.variantId },
    { type: "field.type", field: "email", value: "saraa@example.mn" },
    { type: "field.type", field: "message", value: "Төрсөн өдрийн мэнд!" },
    { type: "card.add" },
  ],
  answers: {
    fetchGiftCardSale: { values: [giftCardSale, { offers: [], card: null }], problems: [unreachable] },
    addGiftCard: { values: [cartOrder], problems: [refused("Энэ дүнтэй картыг өөр хүнд илгээхээр сагсанд нэмсэн байна"), unreachable] },
  },
  distinguishedBy: ({ form, refusals, problem }) => [form.variantId, form.email, form.message, refusals.length, problem?._tag],
  driver: {
    shopper: {
      "page.retry": ({ press }) => press("common.retry"),
      "amount.choose": {
        when: ({ context: { form } }, { variantId }) => form.variantId !== variantId,
        by: ({ choose }, { variantId }, { context: { subject } }) => {
          const offer = subject?.offers.find((each) => each.variantId === variantId)
          return choose(new RegExp(`^${formatTugrik(offer?.amount ?? 0)}$`, "u"), "radio")
        },
      },
      "field.type": {
        when: ({ context: { form } }, { field, value }) => form[field] !== value,
        by: ({ fill }, { field, value }) => fill(field === "email" ? "giftCard.to" : "giftCard.message", value),
      },
      "card.add": ({ press }) => press("giftCard.send.add"),
    },
    others: [],
  },
})
