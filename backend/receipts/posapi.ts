/** VAT receipts over PosAPI 3.0, the tax office's daemon on the merchant's network. Facts: docs/providers.md. */
import * as Schema from "effect/Schema"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { day, isBefore, later, second } from "#domain/rules/instants.ts"
import { taxesIn, type TaxType } from "#domain/rules/orders/receipt-lines.ts"
import { readTime, writtenTime } from "#domain/rules/orders/tax-office-time.ts"
import { AnswerLost, NotReached, providerHttp, ProviderRefused } from "#backend/http/provider-http.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { defaultPaymentCodes } from "./payment-method-codes.ts"
import type { Filed, ReceiptProvider, Sale, SoldLine } from "./receipt-provider.ts"
import type { GoodsTax, PosApiSettings } from "./receipt-settings.ts"

const Answer = Schema.Struct({
  id: orNull(Schema.String),
  status: Schema.String,
  lottery: orNull(Schema.String),
  qrData: orNull(Schema.String),
  message: orElse(Schema.String, ""),
})
const Info = Schema.Struct({ leftLotteries: orNull(Schema.Number), lastSentDate: orNull(Schema.String) })
const TinAnswer = Schema.Struct({ data: orNull(Schema.Union([Schema.Number, Schema.String])) })

/** Timeout of a call in milliseconds; PosAPI may take tens of seconds. */
const timeout = 90 * second

/** Number of lottery numbers below which more must be fetched. */
const fewLotteries = 200
/** Time without sending after which a person must look, in milliseconds: after three days receipts have no lottery. */
const longUnsent = 2 * day

type TaxedLine = SoldLine & { readonly tax: GoodsTax; readonly vat: number; readonly cityTax: number }

/** An amount with two decimals. */
const rounded = (amount: number): number => Math.round(amount * 100) / 100
const sumOf = (lines: ReadonlyArray<TaxedLine>, amountOf: (line: TaxedLine) => number): number =>
  rounded(lines.reduce((sum, line) => sum + amountOf(line), 0))

/** Taxation of a category: for `women/coats` that of `women/coats`, otherwise of `women`, otherwise of `*`. Throws where none is configured. */
export const taxOf = (category: string, goods: PosApiSettings["goods"]): GoodsTax => {
  const parts = category.split("/")
  const permalinks = parts.map((_, at) => parts.slice(0, parts.length - at).join("/"))
  const configured = [...permalinks, "*"].find((permalink) => Object.hasOwn(goods, permalink))
  const tax = configured === undefined ? undefined : goods[configured]
  if (tax === undefined) throw new ProviderRefused(`posapi: goods of ${category}`, 0, "NO_CLASS_CODE")
  return tax
}

export const posApiReceipts = (settings: PosApiSettings): ReceiptProvider => {
  const { merchantTin, branchNo, posNo, districtCode, goods, delivery, cityTaxPerMille, vatField, notVatType, lotteryHours } = settings
  const http = providerHttp("posapi", settings.url, timeout)
  const register = providerHttp("e-barimt", settings.tinUrl)
  const typeName = (type: TaxType): string => (type === "NOT_VAT" ? notVatType : type)

  const taxed = (line: SoldLine): TaxedLine => {
    const tax = line.category === null ? delivery : taxOf(line.category, goods)
    return { ...line, tax, ...taxesIn(line.amount, tax.taxType, cityTaxPerMille) }
  }
  const item = ({ sku, name, quantity, amount, tax, vat, cityTax }: TaxedLine) => ({
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
  const sums = (lines: ReadonlyArray<TaxedLine>) => ({
    totalAmount: sumOf(lines, ({ amount }) => amount),
    [vatField]: sumOf(lines, ({ vat }) => vat),
    totalCityTax: sumOf(lines, ({ cityTax }) => cityTax),
  })
  /** One receipt for each kind of taxation. */
  const parts = (lines: ReadonlyArray<TaxedLine>) =>
    [...new Set(lines.map(({ tax }) => tax.taxType))].map((type) => {
      const own = lines.filter(({ tax }) => tax.taxType === type)
      return { ...sums(own), taxType: typeName(type), merchantTin, items: own.map(item) }
    })
  /** Taxpayer number of an organization, which a receipt names it by. */
  const tinOf = async (organization: string): Promise<string> => {
    const { data } = await register({
      method: "get",
      path: "api/info/check/getTinInfo",
      query: { regNo: organization },
      answer: TinAnswer,
    }).catch((error: unknown) => {
      // Nothing was filed.
      throw error instanceof AnswerLost ? new NotReached(error.message) : error
    })
    if (data === null) throw new ProviderRefused("e-barimt: GET getTinInfo", 200, "NO_TIN")
    return String(data)
  }
  const payments = ({ method, total }: Sale) => {
    const code = method === null ? "CASH" : (settings.paymentCodes[method] ?? defaultPaymentCodes[method])
    return [{ code, status: "PAID", paidAmount: total }]
  }

  return {
    name: "posapi",
    lotteryHours,
    file: async (sale): Promise<Filed> => {
      const lines = sale.lines.map(taxed)
      const customerTin = sale.organization === null ? null : await tinOf(sale.organization)
      const answer = await http({
        method: "post",
        path: "rest/receipt",
        json: {
          ...sums(lines),
          branchNo,
          districtCode,
          merchantTin,
          posNo,
          // The same whenever the same sale is sent.
          billIdSuffix: sale.number.slice(1),
          type: customerTin === null ? "B2C_RECEIPT" : "B2B_RECEIPT",
          ...(customerTin !== null && { customerTin }),
          ...(sale.replaces !== null && { inactiveId: sale.replaces }),
          receipts: parts(lines),
          payments: payments(sale),
        },
        answer: Answer,
      })
      if (answer.status !== "SUCCESS" || answer.id === null) {
        throw new ProviderRefused("posapi: POST rest/receipt", 200, `${answer.status} ${answer.message}`.trim().slice(0, 80))
      }
      return {
        receiptId: answer.id,
        lottery: answer.lottery,
        qrData: answer.qrData,
        vat: sumOf(lines, ({ vat }) => vat),
        cityTax: sumOf(lines, ({ cityTax }) => cityTax),
      }
    },
    // Receipts of organizations cannot be taken back by call.
    voidReceipt: async ({ receiptId, filedAt, forOrganization }) => {
      if (forOrganization) return "by_hand"
      try {
        await http({ method: "delete", path: "rest/receipt", json: { id: receiptId, date: writtenTime(filedAt) }, answer: Schema.Unknown })
        return "done"
      } catch (error) {
        // The citizen has confirmed it.
        if (error instanceof ProviderRefused) return "by_hand"
        throw error
      }
    },
    warnings: async (now) => {
      try {
        const { leftLotteries, lastSentDate } = await http({ method: "get", path: "rest/info", answer: Info })
        const sent = lastSentDate === null ? null : readTime(lastSentDate)
        const warnings: MessageRef[] = []
        if (leftLotteries !== null && leftLotteries < fewLotteries) {
          warnings.push({ key: "stuck.fewLotteries", values: { count: leftLotteries } })
        }
        if (lastSentDate !== null && sent !== null && isBefore(sent, later(now, -longUnsent))) {
          warnings.push({ key: "stuck.nothingSent", values: { time: lastSentDate } })
        }
        return warnings
      } catch (error) {
        return [error instanceof Error ? error.message : String(error)]
      }
    },
  }
}
