/** Figures of a day and stuck work, as the operator's commands read them. */
import { describe, expect, it } from "vitest"
import { dayFigures } from "#backend/merchant/day-figures.ts"
import { stuckWork } from "#backend/merchant/stuck-work.ts"
import { instantOf } from "#domain/rules/instants.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"

export const figuresOf = (shop: () => Trial): void => {
  /** Date in Ulaanbaatar. */
  const today = () => instantOf(shop().now() + 8 * 3_600_000).slice(0, 10)

  it("counts what was placed and paid on a day in Ulaanbaatar", async () => {
    const before = await dayFigures(shop().db, today())
    const somebody = await shop().somebody()
    const number = await shop().placed(somebody, await shop().variant(5, 100_000))
    await shop().placed(somebody, await shop().variant(5, 100_000))
    await shop().bank(number, "pay")
    const after = await dayFigures(shop().db, today())
    expect([
      after.placed - before.placed,
      after.paid - before.paid,
      after.received - before.received,
      after.registered - before.registered,
    ]).toEqual([2, 1, 105_000, 1])
  })

  /** Tugrik received and refunded on days, by the figures after and before `act`. */
  const moneyOf = async (days: ReadonlyArray<string>, act: () => Promise<unknown>) => {
    const read = async () => {
      const figures = await Promise.all(days.map((day) => dayFigures(shop().db, day)))
      return figures.flatMap(({ received, refunded }) => [received, refunded])
    }
    const before = await read()
    await act()
    return (await read()).map((amount, at) => amount - before[at]!)
  }
  const paid = async () => {
    const somebody = await shop().somebody()
    const number = await shop().placed(somebody, await shop().variant(5, 100_000))
    await shop().bank(number, "pay")
    return { somebody, number }
  }

  it("leaves a payment on its day when it is refunded on a later one", async () => {
    const yesterday = instantOf(shop().now() - 16 * 3_600_000).slice(0, 10)
    const money = await moneyOf([yesterday, today()], async () => {
      const { somebody, number } = await paid()
      expect((await shop().cancel(somebody, number)).status).toBe(200)
      await shop().db.query("update orders set paid_at = paid_at - interval '1 day' where number = $1", [number])
    })
    expect(money).toEqual([105_000, 0, 0, 105_000])
  })

  it("counts a second payment as received and as refunded", async () => {
    const { number } = await paid()
    await shop().db.query("update bank_answers set reference = 'first ' || reference where reference like $1", [`%${number}%`])
    expect(await moneyOf([today()], () => shop().bank(number, "pay"))).toEqual([105_000, 105_000])
  })

  it("counts nothing on a day without orders", async () => {
    expect(await dayFigures(shop().db, "2001-01-01")).toEqual({
      placed: 0,
      paid: 0,
      received: 0,
      refunded: 0,
      delivered: 0,
      canceled: 0,
      registered: 0,
    })
  })

  describe("stuck work", () => {
    const insertLetter = (key: string, channel: string, recipient: string, problem: string) =>
      shop().db.query(
        `insert into letters (key, channel, recipient, locale, text, state, problem, next_try_at, created_at)
         values ($1, $2, $3, 'mn', 'secret', 'failed', $4, now(), now())`,
        [key, channel, recipient, problem],
      )
    const insertPush = (key: string) =>
      shop().db.query(
        `with device as (insert into push_devices (id, endpoint, origin, p256dh, auth, locale, created_at, seen_at)
           values (gen_random_uuid(), 'https://push.example/stuck', 'https://push.example', 'x', 'x', 'mn', now(), now()) returning id)
         insert into pushes (key, device_id, title, body, path, state, problem, next_try_at, useful_until, created_at)
           select $1, id, 'secret', 'secret', '/', 'failed', '403', now(), now(), now() from device`,
        [key],
      )
    /** Lines of the work that is stuck so many minutes from now. */
    const linesIn = async (minutes: number, filesReceipts = true) =>
      (await stuckWork(shop().db, filesReceipts, instantOf(shop().now() + minutes * 60_000))).map(
        ({ what, name, note }) => `${what} ${name} ${note}`,
      )

    it("has failed letters and pushes at once, without their texts and recipients", async () => {
      await insertLetter("stuck one", "sms", "99112233", "refused")
      await insertPush("stuck push")
      const lines = await linesIn(0)
      expect(lines).toContain("letter sms stuck one failed: refused")
      expect(lines).toContain("push stuck push failed: 403")
      expect(lines.join("\n")).not.toMatch(/secret|99112233/)
    })

    it("has no letter to somebody who unsubscribed meanwhile", async () => {
      await insertLetter("left one", "email", "a@example.mn", "left")
      expect((await linesIn(0)).join("\n")).not.toContain("left one")
    })

    it("has a receipt that is not filed an hour after the delivery, and none of an order on its way", async () => {
      const { number } = await paid()
      const isStuck = async (...args: Parameters<typeof linesIn>) => (await linesIn(...args)).includes(`receipt ${number} pending`)
      expect(await isStuck(61)).toBe(false)
      await shop().db.query("update orders set delivered_at = $2 where number = $1", [number, instantOf(shop().now())])
      expect([await isStuck(0), await isStuck(61)]).toEqual([false, true])
      expect(await isStuck(61, false)).toBe(false)
    })

    it("has no payment and no receipt that is a case", async () => {
      const { number } = await paid()
      await shop().db.query(`update receipts set status = 'refused' where order_id = (select id from orders where number = $1)`, [number])
      await shop().db.query(
        `insert into payment_requests (payment_id, provider, token, number, amount, state, created_at, next_at)
         select p.id, 'storepay', rpad(o.number, 43, 'x'), o.number || '-9', 1000, 'unknown', now(), now()
         from payments p join orders o on o.id = p.order_id where o.number = $1`,
        [number],
      )
      expect((await linesIn(61)).filter((line) => /^(?:payment|receipt) /.test(line) && line.includes(number))).toEqual([])
    })
  })
}
