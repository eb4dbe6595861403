/** VAT receipts over PosAPI 3.0, the tax office's daemon on the merchant's network. Facts: docs/providers.md. */
import * as Schema from "effect/Schema"
import type { Instant } from "#domain/entities/ids.ts"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { day, isBefore, later, second } from "#domain/rules/instants.ts"
import { readTaxOfficeTime, taxOfficeTime } from "#domain/rules/orders/tax-office-time.ts"
import { AnswerLost, NotReached, providerHttp, ProviderRefused } from "#backend/http/provider-http.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { posApiDocument, taxedLinesOf, taxesOf } from "./posapi-document.ts"
import type { ReceiptProvider } from "./receipt-provider.ts"
import type { PosApiSettings } from "./receipt-settings.ts"

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

type State = typeof Info.Type

/** What a person must know of the till before receipts fail. */
const warningsOf = ({ leftLotteries, lastSentDate }: State, now: Instant): ReadonlyArray<MessageRef> => {
  const sentAt = lastSentDate === null ? null : readTaxOfficeTime(lastSentDate)
  const isLongUnsent = sentAt !== null && isBefore(sentAt, later(now, -longUnsent))
  const hasFewLotteries = leftLotteries !== null && leftLotteries < fewLotteries
  return [
    ...(hasFewLotteries ? [{ key: "stuck.fewLotteries", values: { count: leftLotteries } } as const] : []),
    ...(isLongUnsent ? [{ key: "stuck.nothingSent", values: { time: lastSentDate ?? "" } } as const] : []),
  ]
}

/** Taxpayer number of an organization, by which a receipt names it. Throws `NotReached` where the register does not answer: nothing was filed. */
const tinOf = async (register: ReturnType<typeof providerHttp>, organization: string): Promise<string> => {
  const request = { method: "get", path: "api/info/check/getTinInfo", query: { regNo: organization }, answer: TinAnswer } as const
  const { data } = await register(request).catch((error: unknown) => {
    throw error instanceof AnswerLost ? new NotReached(error.message) : error
  })
  if (data === null) throw new ProviderRefused("e-barimt: GET getTinInfo", 200, "NO_TIN")
  return String(data)
}

export const posApiReceipts = (settings: PosApiSettings): ReceiptProvider => {
  const http = providerHttp("posapi", settings.url, timeout)
  const register = providerHttp("e-barimt", settings.tinUrl)
  return {
    name: "posapi",
    lotteryHours: settings.lotteryHours,
    file: async (sale) => {
      const lines = taxedLinesOf(sale, settings)
      const customerTin = sale.organization === null ? null : await tinOf(register, sale.organization)
      const json = posApiDocument(sale, lines, customerTin, settings)
      const { status, id, lottery, qrData, message } = await http({ method: "post", path: "rest/receipt", json, answer: Answer })
      if (status !== "SUCCESS" || id === null) {
        throw new ProviderRefused("posapi: POST rest/receipt", 200, `${status} ${message}`.trim().slice(0, 80))
      }
      return { receiptId: id, lottery, qrData, ...taxesOf(lines) }
    },
    // Receipts of organizations cannot be taken back by call.
    voidReceipt: async ({ receiptId, filedAt, forOrganization }) => {
      if (forOrganization) return "by_hand"
      try {
        await http({
          method: "delete",
          path: "rest/receipt",
          json: { id: receiptId, date: taxOfficeTime(filedAt) },
          answer: Schema.Unknown,
        })
        return "done"
      } catch (error) {
        // The citizen has confirmed it.
        if (error instanceof ProviderRefused) return "by_hand"
        throw error
      }
    },
    warnings: async (now) => {
      try {
        return warningsOf(await http({ method: "get", path: "rest/info", answer: Info }), now)
      } catch (error) {
        return [error instanceof Error ? error.message : String(error)]
      }
    },
  }
}
