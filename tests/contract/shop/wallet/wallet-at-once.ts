/** Concurrent movements of wallet money on PostgreSQL, which has many connections. */
import { describe, expect, it } from "vitest"
import { instantOf } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"
import { moveWallet } from "#backend/wallet/move-wallet.ts"
import { type Somebody, text, type Trial } from "#tests/contract/support/test-backend.ts"

export const walletAtOnce = (shop: () => Trial): void => {
  /** Parts whose balance is not the sum of their entries, of all users. */
  const wrongParts = () =>
    shop().db.query(
      `select p.user_id, p.kind from wallet_parts p
       left join (select user_id, kind, partner_id, sum(amount) as amount from wallet_entries group by 1, 2, 3) e
         on e.user_id = p.user_id and e.kind = p.kind and e.partner_id is not distinct from p.partner_id
       where p.balance <> coalesce(e.amount, 0)`,
    )
  const post = (somebody: Somebody, path: string, body: unknown, address: string) =>
    shop().call("POST", `/api/v2/${path}`, { body, headers: somebody.headers, address })

  describe("wallet money", () => {
    it("is spent by five of twenty orders that pay a fifth of one balance at once, and the statement still sums [E13] [X4]", async () => {
      const somebody = await shop().somebody()
      await shop().give(somebody.id, "money", 50_000)
      const spend = (order: number) =>
        shop().db.transaction((tx) =>
          moveWallet(tx, somebody.id, [{ kind: "money", amount: tugrik(10_000) }], {
            action: "used",
            orderNumber: `R${order}`,
            at: instantOf(shop().now()),
          }),
        )
      const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, order) => spend(order)))
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5)
      expect(await shop().balance(somebody.id, "money")).toBe(0)
      expect(await wrongParts()).toEqual([])
    })

    it("of a gift card and of a voucher is credited once to six people who redeem both at once [E18]", async () => {
      const people = await Promise.all(Array.from({ length: 6 }, () => shop().somebody()))
      const number = `GIFT-RACE-${shop().unique()}`
      const code = `RACE${shop().unique()}`
      await shop().db.query("insert into gift_cards (number, amount) values ($1, 30000)", [number])
      await shop().db.query('insert into vouchers (code, name, value) values ($1, \'{"mn": ""}\', 20000)', [code])
      const answers = await Promise.all(
        people.flatMap((one, at) => [
          post(one, "gift_cards/redeem", { number }, `10.2.0.${at}`),
          post(one, "gift_cards/redeem", { number }, `10.2.0.${at}`),
          post(one, "vouchers/use", { code }, `10.2.0.${at}`),
        ]),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
      const credited = await Promise.all(people.map(({ id }) => shop().wallet(id)))
      expect(credited.reduce((all, one) => all + one, 0)).toBe(50_000)
      expect(await wrongParts()).toEqual([])
    })

    it("of a recharge is credited once, however often the bank answers at once [S29c]", async () => {
      const somebody = await shop().somebody()
      const number = text(
        (await post(somebody, "store_credits/recharge", { amount: 20_000, payment_method_id: 1 }, "10.2.1.1")).body["number"],
      )
      await Promise.all(Array.from({ length: 8 }, () => shop().bank(number, "pay")))
      expect(await shop().balance(somebody.id, "money")).toBe(20_000)
      expect(await wrongParts()).toEqual([])
    })
  })
}
