/** Stand-in of PosAPI 3.0 and of the register of taxpayer numbers. Each fixture names its line in docs/providers.md. */
import { startJsonServer, type JsonRequest, type JsonServer, type JsonResponse } from "./json-server.ts"

export type StandInReceipt = {
  readonly id: string
  /** `billIdSuffix`: the order's digits. */
  readonly suffix: string
  readonly total: number
  readonly body: Readonly<Record<string, unknown>>
  /** Deleted, or replaced by a later one. */
  isVoid: boolean
}

export type PosApiServer = JsonServer & {
  readonly receipts: StandInReceipt[]
  readonly tins: Map<string, number>
  readonly info: { leftLotteries: number; lastSentDate: string }
  readonly faults: { isDown: boolean; confirms: boolean; loses: (suffix: string) => boolean }
}

type Item = {
  readonly classificationCode: string
  readonly taxProductCode: string | null
  readonly totalAmount: number
  readonly totalVAT: number
  readonly qty: number
}
type Part = {
  readonly taxType: string
  readonly totalAmount: number
  readonly totalVAT: number
  readonly items: ReadonlyArray<Item>
}

const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.011
const sumOf = (values: ReadonlyArray<number>): number => values.reduce((sum, value) => sum + value, 0)

/** What is wrong with a receipt; `null` for a right one. */
const problemOf = ({
  branchNo,
  merchantTin,
  posNo,
  districtCode,
  type,
  billIdSuffix,
  customerTin,
  totalAmount,
  payments,
  receipts,
}: JsonRequest["body"]): string | null => {
  // P2: what is required at the top.
  if (!/^\d{3}$/.test(String(branchNo)) || !/^\d{4}$/.test(String(districtCode)) || !merchantTin || !posNo || !billIdSuffix) return "HEAD"
  // P3: an organization by its taxpayer number, a person without one.
  if (type === "B2B_RECEIPT" ? !/^\d{11,14}$/.test(String(customerTin)) : type !== "B2C_RECEIPT" || customerTin !== undefined) return "TYPE"
  const parts = receipts as ReadonlyArray<Part>
  // P4: one part for each kind of taxation, whose sums agree; a class code for every item.
  if (
    new Set(parts.map(({ taxType }) => taxType)).size !== parts.length ||
    !near(sumOf(parts.map((part) => part.totalAmount)), Number(totalAmount))
  )
    return "PARTS"
  for (const { taxType, totalAmount: total, totalVAT, items } of parts) {
    if (!near(sumOf(items.map((item) => item.totalAmount)), total) || !near(sumOf(items.map((item) => item.totalVAT)), totalVAT))
      return "SUMS"
    if (
      items.some(
        ({ classificationCode, taxProductCode, qty }) =>
          !/^\d{7}$/.test(classificationCode) ||
          qty < 1 ||
          (taxType === "VAT_FREE" || taxType === "VAT_ZERO") === (taxProductCode === null),
      )
    )
      return "CODE"
    // P5: the VAT that a price contains.
    if (!items.every((item) => near(item.totalVAT, taxType === "VAT_ABLE" ? Math.round((item.totalAmount / 1.1) * 10) / 100 : 0)))
      return "VAT"
  }
  const paid = payments as ReadonlyArray<{ readonly code: string; readonly status: string; readonly paidAmount: number }>
  // P6: payment codes.
  if (
    !paid.every(
      ({ code, status }) => ["CASH", "PAYMENT_CARD", "BANK_TRANSFER", "BANK_TRANSFER_QPAY"].includes(code) && status === "PAID",
    ) ||
    !near(sumOf(paid.map(({ paidAmount }) => paidAmount)), Number(totalAmount))
  )
    return "PAYMENTS"
  return null
}

export const startPosApi = async (): Promise<PosApiServer> => {
  const receipts: StandInReceipt[] = []
  const byId = new Map<string, StandInReceipt>()
  const tins = new Map<string, number>()
  const info: PosApiServer["info"] = { leftLotteries: 10_000, lastSentDate: "2026-11-23 10:00:00" }
  const faults: PosApiServer["faults"] = { isDown: false, confirms: false, loses: () => false }
  const answer = ({ method, path, query, body }: JsonRequest): JsonResponse | null => {
    // P9: not found is 200 with `data: null`.
    if (path === "/api/info/check/getTinInfo")
      return [
        200,
        tins.has(query.get("regNo") ?? "") ? { status: 200, data: tins.get(query.get("regNo") ?? "") } : { status: 500, data: null },
      ]
    // P10: what is left to hand out, and when it was last sent.
    if (path === "/rest/info" && method === "GET") return faults.isDown ? [503, {}] : [200, info]
    if (path !== "/rest/receipt") return [404, {}]
    if (faults.isDown) return [429, {}]
    if (method === "POST") {
      const problem = problemOf(body)
      if (problem !== null) return [200, { id: null, status: "ERROR", message: problem }]
      // P1: 33 digits; the same sale sent again is another receipt.
      const receipt: StandInReceipt = {
        id: String(receipts.length + 1).padStart(33, "0"),
        suffix: String(body["billIdSuffix"]),
        total: Number(body["totalAmount"]),
        body,
        isVoid: false,
      }
      receipts.push(receipt)
      byId.set(receipt.id, receipt)
      // P7: `inactiveId` replaces an earlier one.
      const replaced = byId.get(String(body["inactiveId"]))
      if (replaced !== undefined) replaced.isVoid = true
      if (faults.loses(receipt.suffix)) return null
      return [
        200,
        {
          id: receipt.id,
          status: "SUCCESS",
          lottery: body["type"] === "B2B_RECEIPT" ? null : "FG 57069045",
          qrData: `qr ${receipt.id}`,
          date: "2026-11-23 10:00:00",
        },
      ]
    }
    if (method !== "DELETE") return [405, {}]
    // P8: only a person's receipt that was not confirmed.
    const found = byId.get(String(body["id"]))
    if (
      found === undefined ||
      found.body["type"] !== "B2C_RECEIPT" ||
      faults.confirms ||
      !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(String(body["date"]))
    )
      return [400, { error: "CANNOT_DELETE" }]
    found.isVoid = true
    return [200, {}]
  }
  return { ...(await startJsonServer(answer)), receipts, tins, info, faults }
}
