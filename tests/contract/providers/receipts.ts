/** VAT receipts over PosAPI 3.0 and over QPay, as their stand-ins receive them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { zero } from "#domain/rules/money.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { createBackend } from "#backend/backend.ts"
import { openCases } from "#backend/payments/open-cases.ts"
import { qpayCalls } from "#backend/payments/providers/qpay-calls.ts"
import { posApiReceipts } from "#backend/receipts/posapi.ts"
import { qpayReceipts } from "#backend/receipts/qpay-receipts.ts"
import type { ReceiptProvider } from "#backend/receipts/receipt-provider.ts"
import type { PosApiSettings } from "#backend/receipts/receipt-settings.ts"
import { text } from "#tests/contract/support/test-backend.ts"
import { startPosApi, type PosApiServer } from "./posapi-server.ts"
import type { ProviderTrial } from "./provider-trial.ts"
import { qpaySecrets } from "./qpay-server.ts"
import { methodIds } from "#domain/rules/cart/payment-methods.ts"

export const posApiSettings = (url: string): PosApiSettings => {
  const usual = { classCode: "2310000", taxType: "VAT_ABLE", taxProductCode: null } as const
  return {
    provider: "posapi",
    url,
    merchantTin: "37900846788",
    branchNo: "001",
    posNo: "0001",
    districtCode: "3420",
    goods: { "*": usual, books: { classCode: "3229100", taxType: "VAT_FREE", taxProductCode: "305" } },
    delivery: { ...usual, classCode: "6511100" },
    cityTaxPerMille: 0,
    paymentCodes: {},
    vatField: "totalVAT",
    notVatType: "NOT_VAT",
    tinUrl: url,
    lotteryHours: 24,
  }
}

export const receiptProviders = (trial: () => ProviderTrial): void => {
  const shop = () => trial().shop
  let opened: PosApiServer | null = null
  const pos = (): PosApiServer => {
    if (opened === null) throw new Error("PosAPI has not been started")
    return opened
  }
  /** The same shop with a company that files its receipts. */
  const shopWith = (receipts: ReceiptProvider) =>
    createBackend(shop().config, { db: shop().db, timed: false, providers: { payments: [], receipts, findOrganization: null } })
  const delivered = async (methodId: number, quantity = 1, receipt?: unknown) => {
    const somebody = await shop().somebody()
    const number = await shop().checkedOut(somebody, await shop().variant(9, 100_000), quantity)
    await shop().call("PUT", `/api/v2/checkouts/${number}`, {
      body: { state: "payment", order: { payments_attributes: [{ payment_method_id: methodId }] }, receipt },
      headers: somebody.headers,
    })
    await shop().call("GET", `/api/v2/orders/${number}/payment`, { headers: somebody.headers })
    if (methodId === methodIds.qr) {
      const invoice = trial().qpay.latest(number)
      if (invoice === null) throw new Error("QPay has no invoice")
      trial().qpay.pay(invoice)
      shop().wait(1)
      await shop().call("GET", new URL(invoice.callbackUrl).pathname)
      for (const state of ["ready", "shipped", "delivered"] as const) await shop().courier(number, state)
    } else await shop().delivered(number)
    return { somebody, number }
  }
  const stored = async (number: string) =>
    (
      await shop().db.query<{
        status: string
        receipt_id: string | null
        lottery: string | null
        vat: number
        problem: string | null
        void_state: string | null
      }>(
        "select r.status, r.receipt_id, r.lottery, r.vat, r.problem, r.void_state from receipts r join orders o on o.id = r.order_id where o.number = $1",
        [number],
      )
    )[0]
  const receiptsOf = (number: string) => pos().receipts.filter(({ suffix }) => suffix === number.slice(1))
  const kinds = async (number: string) => (await openCases(shop().db)).filter((one) => one.number === number).map(({ kind }) => kind)

  describe("receipts by PosAPI", () => {
    beforeAll(async () => {
      opened = await startPosApi()
      // Receipts of earlier tests go to the sandbox's office.
      await shop().backend.tend()
    })
    afterAll(async () => {
      await opened?.stop()
      await shop().backend.tend()
    })

    it("are warned of before the till runs out of lottery numbers, or has sent nothing for two days [W10]", async () => {
      const till = posApiReceipts(posApiSettings(pos().url))
      const warnings = async (now: string) => till.warnings?.(instantOf(Date.parse(now)))
      expect(await warnings("2026-11-24T10:00:00Z")).toEqual([])
      expect(await warnings("2026-11-25T02:00:01Z")).toEqual([{ key: "stuck.nothingSent", values: { time: "2026-11-23 10:00:00" } }])
      Object.assign(pos().info, { leftLotteries: 12, lastSentDate: "2026-11-25 10:00:00" })
      expect(await warnings("2026-11-25T02:00:01Z")).toEqual([{ key: "stuck.fewLotteries", values: { count: 12 } }])
      pos().faults.isDown = true
      expect(await warnings("2026-11-25T02:00:01Z")).toEqual([expect.stringContaining("rest/info")])
      pos().faults.isDown = false
    })

    it("have class codes, kinds of taxation, payment codes and the VAT of each line [W10]", async () => {
      const { number } = await delivered(methodIds.card, 3)
      await (await shopWith(posApiReceipts(posApiSettings(pos().url)))).tend()
      const [receipt, ...others] = receiptsOf(number)
      expect(others).toEqual([])
      expect(receipt?.body).toMatchObject({
        type: "B2C_RECEIPT",
        totalAmount: 305_000,
        totalVAT: 27_727.28,
        branchNo: "001",
        payments: [{ code: "PAYMENT_CARD", status: "PAID", paidAmount: 305_000 }],
        receipts: [
          {
            taxType: "VAT_ABLE",
            items: [
              { classificationCode: "2310000", qty: 3, totalAmount: 300_000, totalVAT: 27_272.73 },
              { classificationCode: "6511100", totalAmount: 5000, totalVAT: 454.55 },
            ],
          },
        ],
      })
      expect(await stored(number)).toMatchObject({ status: "confirmed", receipt_id: receipt?.id, lottery: "FG 57069045", vat: 27_727 })
    })

    it("separate exempt goods from others, with the code of the exemption", async () => {
      const { number } = await delivered(methodIds.card)
      const [{ permalink } = { permalink: "" }] = await shop().db.query<{ permalink: string }>(
        "select t.permalink from orders o join line_items l on l.order_id = o.id join variants v on v.id = l.variant_id join products p on p.id = v.product_id join taxons t on t.id = p.taxon_id where o.number = $1",
        [number],
      )
      const settings = posApiSettings(pos().url)
      await (
        await shopWith(
          posApiReceipts({
            ...settings,
            goods: {
              ...settings.goods,
              [permalink.split("/")[0] ?? ""]: { classCode: "0111100", taxType: "VAT_FREE", taxProductCode: "401" },
            },
          }),
        )
      ).tend()
      expect(receiptsOf(number)[0]?.body).toMatchObject({
        totalVAT: 454.55,
        receipts: [{ taxType: "VAT_FREE", totalVAT: 0, items: [{ taxProductCode: "401" }] }, { taxType: "VAT_ABLE" }],
      })
    })

    it("name an organization by its taxpayer number, and are refused for a person to settle without one", async () => {
      pos().tins.set("6041238", 37_900_846_788)
      const [known, unknown] = [
        await delivered(methodIds.card, 1, { kind: "organization", registry_number: "6041238" }),
        await delivered(methodIds.card, 1, { kind: "organization", registry_number: "7654321" }),
      ]
      await (await shopWith(posApiReceipts(posApiSettings(pos().url)))).tend()
      expect(receiptsOf(known.number)[0]?.body).toMatchObject({ type: "B2B_RECEIPT", customerTin: "37900846788" })
      expect([receiptsOf(unknown.number), (await stored(unknown.number))?.status, await kinds(unknown.number)]).toEqual([
        [],
        "refused",
        ["receipt refused"],
      ])
    })

    it("are filed once when an answer is lost, and again when nothing was received", async () => {
      const [lost, late] = [await delivered(methodIds.card), await delivered(methodIds.card)]
      const office = await shopWith(posApiReceipts(posApiSettings(pos().url)))
      pos().faults.isDown = true
      await office.tend()
      pos().faults.isDown = false
      expect(await stored(late.number)).toMatchObject({ status: "pending", problem: expect.stringContaining("429") as unknown })
      pos().faults.loses = (suffix) => suffix === lost.number.slice(1)
      for (let round = 0; round < 4; round += 1) {
        shop().wait(60)
        await office.tend()
      }
      pos().faults.loses = () => false
      expect([receiptsOf(lost.number).length, receiptsOf(late.number).length]).toEqual([1, 1])
      expect([await stored(lost.number), await stored(late.number)]).toMatchObject([
        { status: "unknown", receipt_id: null },
        { status: "confirmed" },
      ])
      expect(await kinds(lost.number)).toEqual(["receipt unknown"])
    })

    it("are filed once when a filed one cannot be stored, and a person settles it", async () => {
      const { number } = await delivered(methodIds.card)
      const office = await shopWith(posApiReceipts(posApiSettings(pos().url)))
      await shop().db.script(`
        create function refuse_receipt() returns trigger language plpgsql as $$ begin raise exception 'no room for the receipt'; end $$;
        create trigger refused_receipt before update on receipts for each row when (new.receipt_id is not null) execute function refuse_receipt()`)
      await office.tend()
      await shop().db.script("drop trigger refused_receipt on receipts; drop function refuse_receipt")
      expect([receiptsOf(number).length, await stored(number)]).toMatchObject([1, { status: "asking", receipt_id: null }])
      for (let round = 0; round < 4; round += 1) {
        shop().wait(60)
        await office.tend()
      }
      expect([receiptsOf(number).length, await stored(number)]).toMatchObject([1, { status: "unknown", receipt_id: null }])
      expect(await kinds(number)).toEqual(["receipt unknown"])
    })

    it("are refused for goods without a class code", async () => {
      const { number } = await delivered(methodIds.card)
      await (await shopWith(posApiReceipts({ ...posApiSettings(pos().url), goods: {} }))).tend()
      expect([receiptsOf(number), await stored(number)]).toMatchObject([
        [],
        { status: "refused", problem: expect.stringContaining("NO_CLASS_CODE") as unknown },
      ])
    })

    it("of returned goods are deleted, or by hand where the shopper has confirmed them", async () => {
      // No delivery fee is left of them.
      const [one, other] = await shop().withSite(
        { shippingFee: zero },
        async () => [await delivered(methodIds.card), await delivered(methodIds.card)] as const,
      )
      const office = await shopWith(posApiReceipts(posApiSettings(pos().url)))
      await office.tend()
      const giveBack = async ({ somebody, number }: typeof one) => {
        const line = (await shop().order(somebody, number)).body["line_items"]?.[0]?.["id"]
        const { body } = await shop().call("POST", `/api/v2/orders/${number}/returns`, {
          body: { reason: "size", lines: [{ id: line, quantity: 1 }] },
          headers: somebody.headers,
        })
        await shop().call("POST", `/sandbox/returns/${text(body["returns"]?.[0]?.["number"])}/accept`)
      }
      await giveBack(one)
      await office.tend()
      pos().faults.confirms = true
      await giveBack(other)
      await office.tend()
      pos().faults.confirms = false
      expect([receiptsOf(one.number).map(({ isVoid }) => isVoid), receiptsOf(other.number).map(({ isVoid }) => isVoid)]).toEqual([
        [true],
        [false],
      ])
      expect([(await stored(one.number))?.void_state, await kinds(other.number)]).toEqual([
        "done",
        expect.arrayContaining(["void by hand"]),
      ])
    })
  })

  describe("receipts by QPay", () => {
    it("are filed and voided there for what was paid by QPay, and refused for a person to settle otherwise", async () => {
      const one = await shop().withSite({ shippingFee: zero }, () => delivered(methodIds.qr))
      const other = await delivered(methodIds.card)
      const office = await shopWith(
        qpayReceipts({ provider: "qpay", path: "v2/ebarimt_v3", lotteryHours: 24 }, qpayCalls(trial().qpay.url, qpaySecrets, Date.now)),
      )
      await office.tend()
      await office.tend()
      const own = trial().qpay.receipts.filter(({ payment }) =>
        trial()
          .qpay.latest(one.number)
          ?.payments.some(({ payment_id }) => payment_id === payment),
      )
      expect(own).toMatchObject([{ receiver: "CITIZEN", isVoid: false }])
      expect([await stored(one.number), await stored(other.number)]).toMatchObject([
        { status: "confirmed", lottery: "QP 00000001", vat: 9091 },
        { status: "refused" },
      ])
      const line = (await shop().order(one.somebody, one.number)).body["line_items"]?.[0]?.["id"]
      const { body } = await shop().call("POST", `/api/v2/orders/${one.number}/returns`, {
        body: { reason: "size", lines: [{ id: line, quantity: 1 }] },
        headers: one.somebody.headers,
      })
      await shop().call("POST", `/sandbox/returns/${text(body["returns"]?.[0]?.["number"])}/accept`)
      await office.tend()
      expect([own.map(({ isVoid }) => isVoid), (await stored(one.number))?.void_state]).toEqual([[true], "done"])
    })
  })
}
