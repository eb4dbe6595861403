/** Receipt as PosAPI takes it: lines with their taxes, in one part for each kind of taxation. */
import { taxesIn, type TaxType } from "#domain/rules/orders/receipt-lines.ts"
import { ProviderRefused } from "#backend/http/provider-http.ts"
import { defaultPaymentCodes } from "./payment-method-codes.ts"
import type { Sale, SoldLine } from "./receipt-provider.ts"
import type { GoodsTax, PosApiSettings } from "./receipt-settings.ts"

type TaxedLine = SoldLine & { readonly tax: GoodsTax; readonly vat: number; readonly cityTax: number }

/** An amount with two decimals. */
const rounded = (amount: number): number => Math.round(amount * 100) / 100
const sumOf = (lines: ReadonlyArray<TaxedLine>, amountOf: (line: TaxedLine) => number): number =>
  rounded(lines.reduce((sum, line) => sum + amountOf(line), 0))

/** Taxation of a category: for `women/coats` that of `women/coats`, otherwise of `women`, otherwise of `*`. Throws where none is configured. */
const taxOf = (category: string, goods: PosApiSettings["goods"]): GoodsTax => {
  const parts = category.split("/")
  const permalinks = parts.map((_, at) => parts.slice(0, parts.length - at).join("/"))
  const configured = [...permalinks, "*"].find((permalink) => Object.hasOwn(goods, permalink))
  const tax = configured === undefined ? undefined : goods[configured]
  if (tax === undefined) throw new ProviderRefused(`posapi: goods of ${category}`, 0, "NO_CLASS_CODE")
  return tax
}

/** A line with its taxes; the delivery has a taxation of its own. */
const taxedLine = (line: SoldLine, { goods, delivery, cityTaxPerMille }: PosApiSettings): TaxedLine => {
  const tax = line.category === null ? delivery : taxOf(line.category, goods)
  return { ...line, tax, ...taxesIn(line.amount, tax.taxType, cityTaxPerMille) }
}

const itemOf = ({ sku, name, quantity, amount, tax, vat, cityTax }: TaxedLine, { vatField }: PosApiSettings) => ({
  name,
  barCode: sku,
  barCodeType: "UNDEFINED",
  classificationCode: tax.classCode,
  taxProductCode: tax.taxProductCode,
  measureUnit: "ш",
  qty: quantity,
  unitPrice: rounded(amount / quantity),
  [vatField]: vat,
  totalCityTax: cityTax,
  totalAmount: amount,
})

/** VAT and city tax of lines, in tugrik. */
export const taxesOf = (lines: ReadonlyArray<TaxedLine>) => ({
  vat: sumOf(lines, ({ vat }) => vat),
  cityTax: sumOf(lines, ({ cityTax }) => cityTax),
})

const sumsOf = (lines: ReadonlyArray<TaxedLine>, { vatField }: PosApiSettings) => {
  const { vat, cityTax } = taxesOf(lines)
  return { totalAmount: sumOf(lines, ({ amount }) => amount), [vatField]: vat, totalCityTax: cityTax }
}

/** One receipt for each kind of taxation. */
const partsOf = (lines: ReadonlyArray<TaxedLine>, settings: PosApiSettings) => {
  const nameOf = (type: TaxType): string => (type === "NOT_VAT" ? settings.notVatType : type)
  return [...new Set(lines.map(({ tax }) => tax.taxType))].map((type) => {
    const own = lines.filter(({ tax }) => tax.taxType === type)
    return {
      ...sumsOf(own, settings),
      taxType: nameOf(type),
      merchantTin: settings.merchantTin,
      items: own.map((line) => itemOf(line, settings)),
    }
  })
}

const paymentsOf = ({ method, total }: Sale, { paymentCodes }: PosApiSettings) => {
  const code = method === null ? "CASH" : (paymentCodes[method] ?? defaultPaymentCodes[method])
  return [{ code, status: "PAID", paidAmount: total }]
}

/** Lines of a sale with their taxes. Throws where a category has no taxation. */
export const taxedLinesOf = ({ lines }: Sale, settings: PosApiSettings): ReadonlyArray<TaxedLine> =>
  lines.map((line) => taxedLine(line, settings))

/** The document of a sale; `customerTin` is the taxpayer number of an organization, `null` for a person. */
export const posApiDocument = (sale: Sale, lines: ReadonlyArray<TaxedLine>, customerTin: string | null, settings: PosApiSettings) => ({
  ...sumsOf(lines, settings),
  branchNo: settings.branchNo,
  districtCode: settings.districtCode,
  merchantTin: settings.merchantTin,
  posNo: settings.posNo,
  // The same whenever the same sale is sent.
  billIdSuffix: sale.number.slice(1),
  type: customerTin === null ? "B2C_RECEIPT" : "B2B_RECEIPT",
  ...(customerTin !== null && { customerTin }),
  ...(sale.replaces !== null && { inactiveId: sale.replaces }),
  receipts: partsOf(lines, settings),
  payments: paymentsOf(sale, settings),
})
