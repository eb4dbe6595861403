/** Calls of what a shopper redeems or shows: vouchers, gift cards, e-tickets. Contract C24. */
import * as Schema from "effect/Schema"
import { GiftCard, Voucher } from "#domain/entities/wallet/coupon.ts"
import { Ticket } from "#domain/entities/wallet/ticket.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { Name } from "#adapters/shop/contract/texts.ts"

export const vouchers = endpoint({
  method: "GET",
  path: "/api/v2/vouchers",
  summary: "Vouchers of the user: given to them, or used by them.",
  asker: "user",
  answer: Schema.Struct({ vouchers: Schema.Array(Voucher) }),
})

/** Calling it again with a voucher that the user has used changes nothing and answers the same. */
export const useVoucher = endpoint({
  method: "POST",
  path: "/api/v2/vouchers/use",
  summary: "Credits a voucher to the discount part of the wallet, once; 422 for a wrong, used or expired one.",
  asker: "user",
  body: Schema.Struct({ code: Name }),
  answer: Voucher,
})

export const giftCards = endpoint({
  method: "GET",
  path: "/api/v2/gift_cards",
  summary: "Gift cards that the user has redeemed, newest first.",
  asker: "user",
  answer: Schema.Struct({ giftCards: Schema.Array(GiftCard) }).pipe(Schema.encodeKeys({ giftCards: "gift_cards" })),
})

/** Calling it again with a card that the user has redeemed changes nothing and answers the same. */
export const redeemGiftCard = endpoint({
  method: "POST",
  path: "/api/v2/gift_cards/redeem",
  summary: "Credits a gift card to the wallet, once; 422 for a wrong, used or expired one.",
  asker: "user",
  body: Schema.Struct({ number: Name }),
  answer: GiftCard,
})

export const tickets = endpoint({
  method: "GET",
  path: "/api/v2/tickets",
  summary: "E-tickets of the user, the next one first.",
  asker: "user",
  answer: Schema.Struct({ tickets: Schema.Array(Ticket) }),
})
