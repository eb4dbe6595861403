/** Statement of the wallet: entries, filters, export, and its sums in the database. */
import { describe, expect, it } from "vitest"
import { text, type Trial } from "#tests/contract/support/test-backend.ts"
import { walletSteps } from "./wallet-steps.ts"

export const statementCalls = (shop: () => Trial): void => {
  const { get, sumOfEntries } = walletSteps(shop)

  describe("statement", () => {
    it("shows the balance of the whole wallet after each change, newest first [E13] [S29b]", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 50_000)
      await shop().give(somebody.id, "bonus", 8000)
      await shop().give(somebody.id, "partner", 3000)
      const { body } = await get(somebody, "store_credits")
      expect(body).toMatchObject({
        balance: "61000.0",
        total_count: 3,
        parts: { money: "50000.0", bonus: "8000.0", partner: "3000.0", discount: "0.0", gift_card: "0.0" },
      })
      expect([0, 1, 2].map((at) => [body["store_credits"]?.[at]?.["kind"], body["store_credits"]?.[at]?.["balance"]])).toEqual([
        ["partner", "61000.0"],
        ["bonus", "58000.0"],
        ["money", "50000.0"],
      ])
      expect(body["store_credits"]?.[0]?.["partner"]).toBe("Tenger Fuel")
    })

    it("is filtered by part and by days, and read by pages [B12]", async () => {
      const somebody = await shop().somebody()
      for (let at = 1; at <= 25; at += 1) await shop().give(somebody.id, "money", at * 100)
      await shop().give(somebody.id, "bonus", 500)
      await shop().db.query(
        "update wallet_entries set created_at = created_at - interval '40 days' where user_id = $1 and amount = 100 and balance <= 500",
        [somebody.id],
      )
      const first = await get(somebody, "store_credits?part=money")
      expect([first.body["count"], first.body["total_count"], first.body["pages"]]).toEqual([20, 25, 2])
      expect((await get(somebody, "store_credits?part=money&page=2")).body["count"]).toBe(5)
      expect((await get(somebody, "store_credits?part=money&page=3")).body).toMatchObject({ store_credits: [], total_count: 25, pages: 2 })
      expect((await get(somebody, "store_credits?part=money&days=30")).body["total_count"]).toBe(20)
      expect((await get(somebody, "store_credits?part=gold")).status).toBe(422)
    })

    it("is exported with the same filters [S29b]", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 50_000)
      await shop().give(somebody.id, "bonus", 8000)
      const { body } = await get(somebody, "store_credits/export?part=bonus")
      const [heading, row, end] = text(body["csv"]).split("\r\n")
      expect([heading, end]).toEqual(['\uFEFFDate,Transaction,Part,"Amount, ₮","Balance, ₮",Order,Reference', ""])
      expect(row).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,Correction,Bonus wallet,8000,8000,,$/)
      expect(text(body["name"])).toMatch(/^wallet-\d{4}-\d\d-\d\d\.csv$/)
    })

    it("is exported under the day in Ulaanbaatar, which begins at 16:00 UTC [S29b]", async () => {
      // 17:00 UTC is 01:00 of the next day there.
      const minutesOfDay = Math.floor(shop().now() / 60_000) % (24 * 60)
      const ahead = 17 * 60 - minutesOfDay
      shop().wait(ahead)
      const somebody = await shop().somebody()
      const { body } = await get(somebody, "store_credits/export")
      const tomorrow = new Date(shop().now() + 8 * 3_600_000).toISOString().slice(0, 10)
      shop().wait(-ahead)
      expect(text(body["name"])).toBe(`wallet-${tomorrow}.csv`)
    })

    it.each([
      ["a balance without an entry", "update wallet_parts set balance = balance + 1 where user_id = $1"],
      [
        "an entry without its balance",
        "insert into wallet_entries (user_id, kind, action, amount, balance, created_at) values ($1, 'money', 'recharged', 5, 5, now())",
      ],
      ["a changed entry", "update wallet_entries set amount = amount - 1 where user_id = $1"],
      ["a lost entry", "delete from wallet_entries where user_id = $1"],
      ["a lost part", "delete from wallet_parts where user_id = $1"],
    ])("is protected by the database, which refuses %s [E13]", async (_, sql) => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 50_000)
      await expect(shop().db.query(sql, [somebody.id])).rejects.toThrow(/does not sum to its balance/)
      expect([await shop().wallet(somebody.id), await sumOfEntries(somebody.id)]).toEqual([50_000, 50_000])
    })

    it("of the demo shopper covers about three months and every part, and sums to the balance [E13]", async () => {
      const [demo] = await shop().db.query<{ id: number }>("select id from users where email = 'demo@example.mn'")
      const kinds = await shop().db.query<{ kind: string }>("select distinct kind from wallet_entries where user_id = $1 order by kind", [
        demo?.id,
      ])
      expect(kinds.map(({ kind }) => kind)).toEqual(["bonus", "discount", "gift_card", "money", "partner"])
      const [age] = await shop().db.query<{ days: number }>(
        "select extract(day from max(created_at) - min(created_at))::int as days from wallet_entries where user_id = $1",
        [demo?.id],
      )
      expect(age?.days).toBeGreaterThan(85)
      expect(await shop().wallet(demo?.id ?? 0)).toBe(await sumOfEntries(demo?.id ?? 0))
    })
  })
}
