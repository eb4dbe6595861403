/** Reference of the settings of VAT receipts. `docs/settings.md` is written from it. */
import type { ByProvider } from "#backend/setting-reference.ts"
import type { ReceiptSettings } from "./receipt-settings.ts"

const lotteryHours = { effect: "Hours for which a receipt shows its lottery number and QR code; then they are deleted.", example: 24 }

export const receiptReference = {
  posapi: {
    url: { effect: "Address of the tax office's daemon on the merchant's network.", example: "http://10.0.0.5:7080" },
    merchant_tin: { effect: "Taxpayer number of the company, 11 or 14 digits.", example: "37900000000" },
    branch_no: { effect: "Number of the branch, three digits.", example: "001" },
    pos_no: { effect: "Number of the till.", example: "001" },
    district_code: { effect: "Code of the district, four digits.", example: "3420" },
    goods: {
      effect: "Class code and tax type by address of the category; the longest that fits counts, `*` for all others.",
      example: {
        "*": { class_code: "0000000" },
        books: { class_code: "0000000", tax_type: "VAT_FREE", tax_product_code: "000" },
      },
    },
    delivery: { effect: "Class code and tax type of the delivery fee.", example: { class_code: "0000000" } },
    city_tax_per_mille: { effect: "City tax, in thousandths.", example: 20 },
    payment_codes: {
      effect: "Payment codes of the tax office that differ from the usual ones, by payment method.",
      example: { qr: "PAYMENT_CARD" },
    },
    vat_field: { effect: "Name of the field of the VAT in the daemon's version.", example: "totalVAT" },
    not_vat_type: { effect: "Tax type of a company that pays no VAT, in the daemon's version.", example: "NOT_VAT" },
    tin_url: { effect: "Service that knows the taxpayer number of a registry number.", example: "https://api.ebarimt.mn" },
    lottery_hours: lotteryHours,
  },
  qpay: {
    path: { effect: "Path of the call that files a receipt of a payment by QPay.", example: "v2/ebarimt_v3" },
    lottery_hours: lotteryHours,
  },
} as const satisfies ByProvider<typeof ReceiptSettings.Encoded>
