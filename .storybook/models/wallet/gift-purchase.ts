/** Model of the gift purchase machine. */
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { giftCardOffers } from "#book/fixtures/wallet/wallet.ts"
import { giftPurchaseMachine } from "#machines/wallet/gift-purchase.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof giftPurchaseMachine> = {
  machine: giftPurchaseMachine,
  inputs: [{ seed: "walk" }],
  events: [
    { type: "page.retry" },
    { type: "amount.choose", variantId: giftCardOffers[1]!.variantId },
    { type: "amount.choose", variantId: giftCardOffers[2]!.variantId },
    { type: "field.type", field: "email", value: "saraa@example.mn" },
    { type: "field.type", field: "message", value: "Төрсөн өдрийн мэнд!" },
    { type: "card.add" },
  ],
  answers: {
    fetchGiftCardOffers: { values: [giftCardOffers, []], problems: [unreachable] },
    addGiftCard: { values: [cartOrder], problems: [refused("Энэ дүнтэй картыг өөр хүнд илгээхээр сагсанд нэмсэн байна")] },
  },
  about: ({ form, refusals, problem }) => [form.variantId, form.email, form.message, refusals.length, problem?._tag],
}
