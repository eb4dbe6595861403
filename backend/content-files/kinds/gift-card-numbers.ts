/** Gift cards that were issued and belong to nobody, such as printed ones. E18. */
import { GiftCardNumberContent } from "#domain/entities/wallet/code-content.ts"
import type { ContentKind } from "../content-kind.ts"
import { unownedCodes } from "../unowned-codes.ts"

export const kind: ContentKind<GiftCardNumberContent> = {
  item: GiftCardNumberContent,
  effect: "Numbers of issued gift cards, such as printed ones; those that shoppers buy are not among them. A used one keeps its amount.",
  fields: {
    number: "What shoppers type, in capitals.",
    amount: "Tugrik that the card holds.",
    ends: "Until when it may be redeemed, a day wholly.",
  },
  example: { number: "GIFT-2026-7Q4K-98TR", amount: 50_000, ends: "2027-12-31" },
  ...unownedCodes<"number", GiftCardNumberContent>({
    table: "gift_cards",
    key: "number",
    amount: "amount",
    usedAt: "redeemed_at",
    texts: [],
    isUnowned: "owner_id is null and line_id is null",
  }),
}
