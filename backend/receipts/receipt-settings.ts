/** Settings of the company that files VAT receipts, in the site's configuration file. */
import * as Schema from "effect/Schema"
import { isTaxpayerNumber } from "#domain/rules/identity/registration-number.ts"
import { taxTypes } from "#domain/rules/orders/receipt-lines.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import type { TextKey } from "#backend/texts/text-key.ts"
import { paymentCodes } from "./payment-method-codes.ts"

const digits = (count: string, message: TextKey) => Schema.String.check(Schema.isPattern(new RegExp(`^\\d{${count}}$`), { message }))

/** How goods are taxed. */
const GoodsTax = Schema.Struct({
  classCode: digits("7", "setting.classCode"),
  taxType: orElse(Schema.Literals(taxTypes), "VAT_ABLE"),
  /** Reason of an exemption or of the zero rate. */
  taxProductCode: orNull(Schema.String),
}).pipe(Schema.encodeKeys({ classCode: "class_code", taxType: "tax_type", taxProductCode: "tax_product_code" }))
export type GoodsTax = typeof GoodsTax.Type

/** Hours for which the lottery number and the QR data are shown on the receipt; then they are deleted. */
const lotteryHours = orElse(LooseInt.check(Schema.isGreaterThanOrEqualTo(1), Schema.isLessThanOrEqualTo(24 * 14)), 24)

const PosApiSettings = Schema.Struct({
  provider: Schema.Literal("posapi"),
  /** A daemon on the merchant's own network: no key, and mostly no https. */
  url: Schema.String.check(Schema.isPattern(/^https?:\/\/[^\s/]+/, { message: "setting.address" satisfies TextKey })),
  merchantTin: Schema.String.check(Schema.makeFilter((text) => isTaxpayerNumber(text) || ("setting.taxpayer" satisfies TextKey))),
  branchNo: digits("3", "setting.branch"),
  posNo: digits("1,10", "setting.till"),
  districtCode: digits("4", "setting.district"),
  /** By permalink of the category; the longest that fits counts, `*` for all others. */
  goods: Schema.Record(Schema.String, GoodsTax),
  delivery: GoodsTax,
  cityTaxPerMille: orElse(LooseInt.check(Schema.isGreaterThanOrEqualTo(0), Schema.isLessThanOrEqualTo(100)), 0),
  /** Payment codes that differ from the usual ones, by payment method. */
  paymentCodes: orElse(Schema.Record(Schema.String, Schema.Literals(paymentCodes)), {}),
  vatField: orElse(Schema.Literals(["totalVAT", "totalVat"]), "totalVAT"),
  notVatType: orElse(Schema.Literals(["NOT_VAT", "NO_VAT"]), "NOT_VAT"),
  /** Service that knows the taxpayer number of a registry number. */
  tinUrl: orElse(Schema.String, "https://api.ebarimt.mn"),
  lotteryHours,
}).pipe(
  Schema.encodeKeys({
    merchantTin: "merchant_tin",
    branchNo: "branch_no",
    posNo: "pos_no",
    districtCode: "district_code",
    cityTaxPerMille: "city_tax_per_mille",
    paymentCodes: "payment_codes",
    vatField: "vat_field",
    notVatType: "not_vat_type",
    tinUrl: "tin_url",
    lotteryHours: "lottery_hours",
  }),
)
export type PosApiSettings = typeof PosApiSettings.Type

/** Receipts of QPay, for what was paid by QPay; with the credentials of its payments. */
const QPayReceiptSettings = Schema.Struct({
  provider: Schema.Literal("qpay"),
  path: orElse(Schema.String, "v2/ebarimt_v3"),
  lotteryHours,
}).pipe(Schema.encodeKeys({ lotteryHours: "lottery_hours" }))
export type QPayReceiptSettings = typeof QPayReceiptSettings.Type

export const ReceiptSettings = Schema.Union([PosApiSettings, QPayReceiptSettings])
export type ReceiptSettings = typeof ReceiptSettings.Type
