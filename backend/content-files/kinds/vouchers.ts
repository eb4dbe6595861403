/** Vouchers that nobody owns. E18. */
import { VoucherContent } from "#domain/entities/wallet/code-content.ts"
import type { ContentKind } from "../content-kind.ts"
import { unownedCodes } from "../unowned-codes.ts"

export const kind: ContentKind<VoucherContent> = {
  item: VoucherContent,
  effect: "Codes that put an amount into a wallet, once. A used one keeps its amount, and stays with who used it.",
  fields: {
    code: "What shoppers type, in capitals.",
    name: "What the account calls it.",
    amount: "Tugrik that it adds to the wallet.",
    ends: "Until when it may be used, a day wholly.",
  },
  example: { code: "BAYAR-7Q4K", name: { mn: "Шинэ жилийн эрхийн бичиг", en: "New Year voucher" }, amount: 20_000, ends: "2027-01-31" },
  ...unownedCodes<"code", VoucherContent>({
    table: "vouchers",
    key: "code",
    amount: "value",
    usedAt: "used_at",
    texts: ["name"],
    isUnowned: "owner_id is null",
  }),
}
