/** Calls of vouchers, gift cards and e-tickets. Contract C24. */
import * as Schema from "effect/Schema"
import { GiftCard, GiftCardSale } from "#domain/entities/wallet/gift-card.ts"
import { Voucher } from "#domain/entities/wallet/voucher.ts"
import { VariantId } from "#domain/entities/ids.ts"
import { Ticket } from "#domain/entities/wallet/ticket.ts"
import { orElse } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { OrderAnswer } from "#adapters/shop/contract/orders/orders.ts"
import { Name } from "#adapters/shop/contract/texts.ts"

export const vouchers = endpoint({
  method: "GET",
  path: "/api/v2/vouchers",
  flag: "showVoucher",
  summary: "Vouchers of the user: given to them, or used by them.",
  asker: "user",
  answer: Schema.Struct({ vouchers: Schema.Array(Voucher) }),
})

export const useVoucher = endpoint({
  method: "POST",
  path: "/api/v2/vouchers/use",
  flag: "showVoucher",
  summary:
    "Credits a voucher to the discount part of the wallet, once. 422 for one that is unknown or another user's, and for one that is expired or used, with the day of it.",
  asker: "user",
  body: Schema.Struct({ code: Name }),
  answer: Voucher,
  idempotent: true,
})

export const giftCards = endpoint({
  method: "GET",
  path: "/api/v2/gift_cards",
  flag: "wallet",
  summary: "Gift cards that the user has redeemed, newest first.",
  asker: "user",
  answer: Schema.Struct({ giftCards: Schema.Array(GiftCard) }).pipe(Schema.encodeKeys({ giftCards: "gift_cards" })),
})

export const giftCardOffers = endpoint({
  method: "GET",
  path: "/api/v2/gift_cards/offers",
  flag: "wallet",
  summary: "The gift card that is sold, and its amounts, the smallest first; none in a shop that sends no e-mail.",
  asker: "user",
  answer: GiftCardSale,
})

export const addGiftCard = endpoint({
  method: "POST",
  path: "/api/v2/gift_cards/add",
  flag: "wallet",
  summary: "Puts a gift card for a receiver into the cart; it is made and sent once the order is paid.",
  asker: "user",
  body: Schema.Struct({ variantId: VariantId, email: Schema.String, message: orElse(Schema.String, "") }).pipe(
    Schema.encodeKeys({ variantId: "variant_id" }),
  ),
  answer: OrderAnswer,
  idempotent: true,
})

export const redeemGiftCard = endpoint({
  method: "POST",
  path: "/api/v2/gift_cards/redeem",
  flag: "wallet",
  summary: "Credits a gift card to the wallet, once. 422 for one that is unknown, and for one that is expired or used, with the day of it.",
  asker: "user",
  body: Schema.Struct({ number: Name }),
  answer: GiftCard,
  idempotent: true,
})

export const tickets = endpoint({
  method: "GET",
  path: "/api/v2/tickets",
  flag: "ticket",
  summary: "E-tickets of the user, the next one first.",
  asker: "user",
  answer: Schema.Struct({ tickets: Schema.Array(Ticket) }),
})
