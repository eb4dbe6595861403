/** Lucky wheel: chances, draws, prizes. C15. */
import { describe, expect, it } from "vitest"
import { grant, type PrizeRow } from "#backend/promotions/grant.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { plain, text, type Body, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"
import { checked, drawSteps } from "./draw-steps.ts"
import { applyCoupon } from "../cart/checkout-steps.ts"
import { sortedStatuses } from "../identity/identity-steps.ts"

export const drawCalls = (shop: () => Trial): void => {
  const { see, turn, rows, prizes, known } = drawSteps(shop)

  describe("lucky wheel", () => {
    it("shows visitors its odds, without a chance [C15]", async () => {
      const { body } = await see(null)
      expect([body["chances"], body["commitment"], plain(body["draws"])]).toEqual([null, null, []])
      const odds = body["prizes"] as unknown as ReadonlyArray<{ weight: number }>
      expect([odds.length, odds.reduce((sum, { weight }) => sum + weight, 0)]).toEqual([8, 1000])
    })

    it("turns for no visitor [C15]", async () => {
      const body = { commitment: "0".repeat(64), nonce: "nonce-of-test" }
      expect((await shop().call("PUT", "/api/v2/promotions/lucky_wheel", { body })).status).toBe(401)
    })

    it("publishes a commitment that the draw opens, as the check outside of the shop confirms [C15]", async () => {
      const somebody = await known()
      const { body } = await see(somebody)
      expect([body["chances"], plain((await see(somebody)).body["commitment"])]).toEqual([1, plain(body["commitment"])])
      const answer = await turn(somebody, body["commitment"])
      const draw = answer.body["draws"]?.[0]
      expect([answer.status, answer.body["chances"], plain(draw?.["commitment"])]).toEqual([200, 0, plain(body["commitment"])])
      expect(checked(answer.body, `--noted=${text(body["commitment"])}`)).toBe(`fair: ${text(draw?.["chance"])}, ${text(draw?.["prize"])}`)
      expect(() => checked(answer.body, `--noted=${"0".repeat(64)}`)).toThrow()
      expect(() => checked({ ...draw, seed: "0".repeat(64) } as unknown as Body)).toThrow()
    })

    it("exports its secret seed to its user only once it is drawn [C15]", async () => {
      const somebody = await known()
      const { body } = await see(somebody)
      const exported = async () => (await shop().call("GET", "/api/v2/users/export", { headers: somebody.headers })).body["draws"]
      expect(plain(await exported())).toEqual([])
      await turn(somebody, body["commitment"])
      expect(plain(await exported())).toMatchObject([{ commitment: text(body["commitment"]), seed: expect.any(String) }])
    })

    it("grants one prize for one chance, though the answer is lost [C15]", async () => {
      const somebody = await known()
      const commitment = (await see(somebody)).body["commitment"]
      const answers = [
        await turn(somebody, commitment, { key: "the-same-key" }),
        await turn(somebody, commitment, { key: "the-same-key" }),
        await turn(somebody, commitment, { nonce: "another-nonce" }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(new Set(answers.map(({ body }) => text(body["draws"]?.[0]?.["award"]))).size).toBe(1)
      expect(await prizes(somebody)).toBe(1)
    })

    it("draws once for ten calls at once [C15]", async () => {
      const somebody = await known()
      const commitment = (await see(somebody)).body["commitment"]
      const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => turn(somebody, commitment, { nonce: `nonce-${at}-of-ten` })))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      expect(await prizes(somebody)).toBe(1)
    })

    it("has no second chance at once, and shows when the next one is [C15]", async () => {
      const somebody = await known()
      await turn(somebody, (await see(somebody)).body["commitment"])
      const spent = await see(somebody)
      expect([spent.body["chances"], spent.body["commitment"]]).toEqual([0, null])
      expect(Date.parse(text(spent.body["next_at"]))).toBeGreaterThan(shop().now())
    })

    it("refuses another's commitment [C15]", async () => {
      const [somebody, other] = [await known(), await known()]
      const { body } = await see(somebody)
      expect((await turn(other, body["commitment"])).status).toBe(422)
    })

    it("refuses a commitment whose odds have changed, and publishes another [C15]", async () => {
      const somebody = await known()
      const commitment = (await see(somebody)).body["commitment"]
      const [prize] = await rows("update draw_prizes set quantity = 0 where game = 'lucky_wheel' and position = 7 returning id")
      expect((await turn(somebody, commitment)).status).toBe(422)
      const renewed = await see(somebody)
      expect(plain(renewed.body["commitment"])).not.toBe(plain(commitment))
      expect(renewed.body["prizes"]?.[7]).toMatchObject({ id: prize?.["id"], weight: 0, left: 0 })
      expect((await turn(somebody, renewed.body["commitment"])).status).toBe(200)
    })

    it("grants the last prize of each kind to one of two who draw at once [C15]", async () => {
      const before = await rows("select id, weight, quantity from draw_prizes where game = 'lucky_wheel' order by position")
      try {
        for (const kind of ["coupon", "gift_card", "bonus", "ticket"]) {
          await rows("update draw_prizes set quantity = 0 where game = 'lucky_wheel'")
          await rows(
            "update draw_prizes set quantity = 1 where id = (select id from draw_prizes where game = 'lucky_wheel' and kind = $1 order by position limit 1)",
            [kind],
          )
          const [winner, late] = [await known(), await known()]
          const [first, second] = [await see(winner), await see(late)]
          const answers = await Promise.all([turn(winner, first.body["commitment"]), turn(late, second.body["commitment"])])
          expect(sortedStatuses(answers)).toEqual([200, 422])
          expect((await prizes(winner)) + (await prizes(late))).toBe(1)
          const quantities = await rows("select quantity from draw_prizes where game = 'lucky_wheel'")
          expect(quantities.map(({ quantity }) => quantity)).toEqual(quantities.map(() => 0))
        }
      } finally {
        for (const { id, quantity } of before) await rows("update draw_prizes set quantity = $2 where id = $1", [id, quantity])
      }
    })

    it("turns for somebody with an e-mail address only after a phone is confirmed [C15]", async () => {
      const somebody = await shop().somebody()
      const { body } = await see(somebody)
      expect([body["chances"], body["commitment"], body["lack"]]).toEqual([0, null, "phone"])
      await rows("update users set phone = $2, phone_confirmed = false where id = $1", [somebody.id, `9${1_000_000 + shop().unique()}`])
      expect((await see(somebody)).body["lack"]).toBe("phone")
      await rows("update users set phone_confirmed = true where id = $1", [somebody.id])
      expect((await see(somebody)).body).toMatchObject({ chances: 1, lack: null })
    })

    it("turns for somebody with an e-mail address only after an order is paid [C15]", async () => {
      const buyer = await shop().somebody()
      const number = await shop().placed(buyer, await shop().variant(3))
      expect((await see(buyer)).body["lack"]).toBe("phone")
      await shop().bank(number, "pay")
      expect((await see(buyer)).body).toMatchObject({ chances: 1, lack: null })
    })

    it("gives its codes to the winner alone [C15]", async () => {
      const [winner, other] = [await known(), await known()]
      for (const kind of ["gift_card", "coupon"] as const) {
        const [prize] = await rows("select * from draw_prizes where game = 'lucky_wheel' and kind = $1 order by position limit 1", [kind])
        const code = await grant(shop().db, prize as unknown as PrizeRow, winner.id, instantOf(shop().now()))
        const use = async (somebody: Somebody) => {
          const { headers } = somebody
          if (kind === "gift_card") return shop().call("POST", "/api/v2/gift_cards/redeem", { body: { number: code }, headers })
          const { body } = await shop().add(await shop().variant(3), 1, headers)
          return applyCoupon(shop(), somebody, text(body["number"]), code)
        }
        expect([(await use(other)).status, (await use(winner)).status]).toEqual([422, 200])
      }
    })
  })
}
