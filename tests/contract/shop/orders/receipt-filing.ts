/** Filing of VAT receipts at the tax office: once each, whatever the office answers. */
import { setTimeout as delay } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { AnswerLost, NotReached, ProviderRefused } from "#backend/http/provider-http.ts"
import { openCases } from "#backend/payments/open-cases.ts"
import { settleCase } from "#backend/payments/settle-case.ts"
import { instantOf } from "#domain/rules/instants.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"
import { lottery, receiptOf, taxOfficeOf } from "./tax-office.ts"

export const receiptFiling = (shop: () => Trial): void => {
  const { backendWith, deliveredOrder, storedReceipt } = taxOfficeOf(shop)

  describe("VAT receipt at the tax office", () => {
    it("is filed again ten minutes after a failure, which stops no other receipt or job", async () => {
      const [unreached, later] = [await deliveredOrder(), await deliveredOrder()]
      const statusOf = async ({ somebody, number }: typeof later) => (await shop().receipt(somebody, number)).body["status"]
      await shop().db.query(
        "update products set sale_expire_at = now() - interval '1 hour' where id = (select id from products where sale_percent > 0 limit 1)",
      )
      let requests = 0
      const office = await backendWith(async ({ number }) => {
        if (number !== unreached.number) return receiptOf(number, "1")
        requests += 1
        throw new NotReached("the office is closed")
      })
      await office.tend()
      await office.tend()
      expect([requests, await statusOf(unreached), await statusOf(later)]).toEqual([1, "pending", "confirmed"])
      expect(await shop().db.query("select 1 from products where sale_expire_at < now()")).toEqual([])
      shop().wait(10)
      await shop().backend.tend()
      expect(await statusOf(unreached)).toBe("confirmed")
    })

    it("blocks no other call while the tax office takes its time", async () => {
      await deliveredOrder()
      const statusesMeanwhile: unknown[] = []
      const office = await backendWith(async (sale) => {
        const requests = shop()
          .call("GET", "/api/v2/products/1")
          .then(({ status }) => status)
        statusesMeanwhile.push(await Promise.race([requests, delay(3000, "the shop waits")]))
        return receiptOf(sale.number, "2")
      })
      await office.tend()
      expect(new Set(statusesMeanwhile)).toEqual(new Set([200]))
    })

    it("whose answer is lost is never filed again by itself, but settled by a person, as filed or to be filed again", async () => {
      await shop().backend.tend()
      const [{ number }, other] = [await deliveredOrder(), await deliveredOrder()]
      const sent: string[] = []
      const office = await backendWith(async (sale) => {
        sent.push(sale.number)
        throw new AnswerLost("no answer")
      })
      for (let round = 0; round < 3; round += 1) {
        await office.tend()
        shop().wait(24 * 60)
      }
      expect(sent.filter((one) => one === number)).toHaveLength(1)
      expect(await storedReceipt(number)).toMatchObject({ status: "unknown" })
      const listed = (await openCases(shop().db)).filter((one) => one.number === number || one.number === other.number)
      expect(listed.map(({ kind }) => kind)).toEqual(["receipt unknown", "receipt unknown"])
      const caseOf = (order: string) => listed.find((one) => one.number === order)?.id ?? ""
      const by = { person: "Сараа", note: "looked at the tax office's site" }
      const at = instantOf(shop().now())
      await settleCase(shop().db, caseOf(number), { ...by, outcome: "settled", receiptId: "9".repeat(33) }, at)
      await settleCase(shop().db, caseOf(other.number), { ...by, outcome: "again" }, at)
      await shop().backend.tend()
      expect([(await storedReceipt(number))?.receipt_id, (await storedReceipt(other.number))?.status]).toEqual([
        "9".repeat(33),
        "confirmed",
      ])
    })

    it("that is refused, or whose process ended meanwhile, is not filed again", async () => {
      await shop().backend.tend()
      const [{ number }, killed] = [await deliveredOrder(), await deliveredOrder()]
      await shop().db.query(
        "update receipts set status = 'asking', next_at = $2 where order_id = (select id from orders where number = $1)",
        [killed.number, instantOf(shop().now())],
      )
      const office = await backendWith(async (sale) => {
        if (sale.number !== number) throw new Error("filed again")
        throw new ProviderRefused("office", 400, "CLASS_CODE")
      })
      await office.tend()
      expect([(await storedReceipt(number))?.status, (await storedReceipt(killed.number))?.status]).toEqual(["refused", "unknown"])
    })

    it("is filed once by two processes at once", async () => {
      await shop().backend.tend()
      const { number } = await deliveredOrder()
      const sent: string[] = []
      const offices = await Promise.all(
        [1, 2].map(() =>
          backendWith(async (sale) => {
            sent.push(sale.number)
            await delay(50)
            return receiptOf(sale.number, "5")
          }),
        ),
      )
      await Promise.all(offices.map((office) => office.tend()))
      expect([sent.filter((one) => one === number), (await storedReceipt(number))?.status]).toEqual([[number], "confirmed"])
    })

    it("keeps no lottery number for longer than it may [W10]", async () => {
      await shop().backend.tend()
      const { number } = await deliveredOrder()
      const office = await backendWith(async (sale) => receiptOf(sale.number, "6"))
      await office.tend()
      expect((await storedReceipt(number))?.lottery).toBe(lottery)
      shop().wait(24 * 60 + 1)
      await office.tend()
      expect(await storedReceipt(number)).toMatchObject({ status: "confirmed", lottery: null })
    })
  })
}
