/** Lucky wheel and jackpot: chances, draws, prizes. C15. */
import { execFileSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { grant, type PrizeRow } from "#backend/promotions/grant.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { address, plain, text, type Body, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"

const script = fileURLToPath(new URL("../../../../app/build/check-draw.mjs", import.meta.url))
/** Line of the script about draws, or about the answer that has them. Throws for one that is not fair. */
const checked = (answer: Body | undefined, ...options: ReadonlyArray<string>): string =>
  execFileSync(process.execPath, [script, ...options], { encoding: "utf8", input: JSON.stringify(answer) }).trim()

export const drawCalls = (shop: () => Trial): void => {
  const see = (somebody: Somebody | null, game = "lucky_wheel") =>
    shop().call("GET", `/api/v2/promotions/${game}`, { headers: { ...somebody?.headers, "accept-language": "en" } })
  const turn = (
    somebody: Somebody,
    commitment: unknown,
    { nonce = "nonce-of-test", key, game = "lucky_wheel" }: { nonce?: string; key?: string; game?: string } = {},
  ) =>
    shop().call("PUT", `/api/v2/promotions/${game}`, {
      body: { commitment, nonce },
      headers: { ...somebody.headers, "accept-language": "en", ...(key !== undefined && { "idempotency-key": key }) },
    })
  const rows = async (sql: string, params: ReadonlyArray<unknown> = []) => shop().db.query<Record<string, unknown>>(sql, params)
  /** What a user holds of all kinds of prizes. */
  const prizes = async ({ id }: Somebody): Promise<number> => {
    const [row] = await rows(
      `select (select count(*) from coupon_holders where user_id = $1) + (select count(*) from tickets where user_id = $1)
         + (select count(*) from wallet_entries where user_id = $1 and memo like 'BONUS-%')
         + (select count(*) from draws d join gift_cards g on g.number = d.award where d.user_id = $1) as held`,
      [id],
    )
    return Number(row?.["held"])
  }

  /** A shopper with a confirmed phone, for whom the wheel turns. */
  const known = async (): Promise<Somebody> => {
    const somebody = await shop().somebody()
    await rows("update users set phone = $2, phone_confirmed = true where id = $1", [somebody.id, `8${1_000_000 + shop().unique()}`])
    return somebody
  }

  describe("lucky wheel", () => {
    it("tells everybody its odds, without a chance for visitors [C15]", async () => {
      const { body } = await see(null)
      expect([body["chances"], body["commitment"], plain(body["draws"])]).toEqual([null, null, []])
      const prizes = body["prizes"] as unknown as ReadonlyArray<{ weight: number }>
      expect([prizes.length, prizes.reduce((sum, { weight }) => sum + weight, 0)]).toEqual([8, 1000])
      expect(
        (
          await shop().call("PUT", "/api/v2/promotions/lucky_wheel", {
            body: { commitment: "0".repeat(64), nonce: "nonce-of-test" },
          })
        ).status,
      ).toBe(401)
    })

    it("publishes a commitment that the draw opens to, checked from outside [C15]", async () => {
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

    it("gives the next chance with the next day [C15]", async () => {
      const somebody = await known()
      await turn(somebody, (await see(somebody)).body["commitment"])
      const spent = await see(somebody)
      expect([spent.body["chances"], spent.body["commitment"]]).toEqual([0, null])
      expect(Date.parse(text(spent.body["next_at"]))).toBeGreaterThan(shop().now())
    })

    it("refuses another's commitment, and one whose odds have changed [C15]", async () => {
      const [somebody, other] = [await known(), await known()]
      const commitment = (await see(somebody)).body["commitment"]
      expect((await turn(other, commitment)).status).toBe(422)
      const [prize] = await rows("update draw_prizes set quantity = 0 where game = 'lucky_wheel' and position = 7 returning id")
      expect((await turn(somebody, commitment)).status).toBe(422)
      const renewed = await see(somebody)
      expect(plain(renewed.body["commitment"])).not.toBe(plain(commitment))
      expect(renewed.body["prizes"]?.[7]).toMatchObject({ id: prize?.["id"], weight: 0, left: 0 })
      expect((await turn(somebody, renewed.body["commitment"])).status).toBe(200)
    })

    it("lands every kind of prize, and never grants more than there are [C15]", async () => {
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
          const statuses = (
            await Promise.all([turn(winner, first.body["commitment"]), turn(late, second.body["commitment"])])
          ).map(({ status }) => status)
          expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422])
          expect((await prizes(winner)) + (await prizes(late))).toBe(1)
          const [left] = await rows("select sum(quantity)::int as left, min(quantity) as least from draw_prizes where game = 'lucky_wheel'")
          expect(left).toEqual({ left: 0, least: 0 })
        }
      } finally {
        for (const { id, quantity } of before) await rows("update draw_prizes set quantity = $2 where id = $1", [id, quantity])
      }
    })

    it("turns for nobody who has an e-mail address alone, until a phone is confirmed or an order paid [C15]", async () => {
      const somebody = await shop().somebody()
      const { body } = await see(somebody)
      expect([body["chances"], body["commitment"], body["lack"]]).toEqual([0, null, "phone"])
      await rows("update users set phone = $2, phone_confirmed = false where id = $1", [somebody.id, `9${1_000_000 + shop().unique()}`])
      expect((await see(somebody)).body["lack"]).toBe("phone")
      await rows("update users set phone_confirmed = true where id = $1", [somebody.id])
      expect((await see(somebody)).body).toMatchObject({ chances: 1, lack: null })
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
        const use = async ({ headers }: Somebody) => {
          if (kind === "gift_card") return shop().call("POST", "/api/v2/gift_cards/redeem", { body: { number: code }, headers })
          const { body } = await shop().add(await shop().variant(3), 1, headers)
          return shop().call("PUT", `/api/v2/orders/${text(body["number"])}/apply_coupon_code`, { body: { coupon_code: code }, headers })
        }
        expect([(await use(other)).status, (await use(winner)).status]).toEqual([422, 200])
      }
    })
  })

  describe("jackpot", () => {
    const jackpot = (somebody: Somebody) => see(somebody, "jackpot")
    /** Number of a new order that was paid `hours` ago. */
    const paid = async (somebody: Somebody, hours: number): Promise<string> => {
      const number = await shop().placed(somebody, await shop().variant(3))
      await shop().bank(number, "pay")
      await rows("update orders set paid_at = paid_at - make_interval(hours => $2) where number = $1", [number, hours])
      return number
    }
    /** Number of an order that was delivered right after it was paid, `hours` ago. */
    const delivered = async (somebody: Somebody, hours: number): Promise<string> => {
      const number = await paid(somebody, hours)
      for (const state of ["ready", "shipped", "delivered"] as const) await shop().courier(number, state)
      await rows("update orders set delivered_at = paid_at where number = $1", [number])
      return number
    }
    /** Longer than any time for returns. */
    const bought = 73
    /** Runs `visit` while the jackpot ends in so many hours. */
    const during = async ({ ends }: { readonly ends: number }, visit: () => Promise<void>): Promise<void> => {
      const [before] = await rows("select id, expires_at from promotions where kind = 'jackpot'")
      await rows("update promotions set expires_at = $2 where id = $1", [
        before?.["id"],
        new Date(shop().now() + ends * 3_600_000).toISOString(),
      ])
      try {
        await visit()
      } finally {
        await rows("update promotions set expires_at = $2 where id = $1", [before?.["id"], before?.["expires_at"]])
      }
    }
    const cancel = (somebody: Somebody, number: string) =>
      shop().call("PUT", `/api/v2/orders/${number}/cancel`, { body: { reason: null }, headers: somebody.headers })

    it("opens the ticket of a paid order once it can neither be cancelled nor returned [C15]", async () => {
      const somebody = await shop().somebody()
      await shop().placed(somebody, await shop().variant(3))
      expect(plain((await jackpot(somebody)).body["tickets"])).toEqual([])
      const number = await delivered(somebody, bought)
      const { body } = await jackpot(somebody)
      expect([body["chances"], plain(body["tickets"])]).toEqual([1, [{ order: number, opens_at: null, waits_for: null }]])
      const answer = await turn(somebody, body["commitment"], { game: "jackpot" })
      expect([answer.status, answer.body["chances"], text(answer.body["draws"]?.[0]?.["chance"])]).toEqual([200, 0, number])
      expect(checked(answer.body)).toMatch(/^fair: /)
      expect((await cancel(somebody, number)).status).toBe(422)
      expect((await turn(somebody, "0".repeat(64), { game: "jackpot" })).status).toBe(422)
    })

    it("gives no prize for an order that is cancelled afterwards [C15]", async () => {
      const somebody = await shop().somebody()
      const number = await paid(somebody, 23)
      const { body } = await jackpot(somebody)
      expect([body["chances"], body["commitment"]]).toEqual([0, null])
      expect(plain(body["tickets"])).toEqual([{ order: number, opens_at: null, waits_for: "delivery" }])
      expect((await cancel(somebody, number)).status).toBe(200)
      expect(plain((await jackpot(somebody)).body["tickets"])).toEqual([])
      expect(await prizes(somebody)).toBe(0)
    })

    it("gives no prize for an order that is returned: it waits for the time of returns and for the answer [C15] [W8]", async () => {
      const somebody = await shop().somebody()
      const number = await delivered(somebody, 1)
      const { body } = await jackpot(somebody)
      expect([body["chances"], body["commitment"]]).toEqual([0, null])
      expect(plain(body["tickets"])).toEqual([{ order: number, opens_at: text(body["next_at"]), waits_for: null }])
      expect(Date.parse(text(body["next_at"]))).toBeGreaterThan(shop().now())
      const path = `/api/v2/orders/${number}/returns`
      const { body: known } = await shop().call("GET", path, { headers: somebody.headers })
      const lines = known["lines"] as unknown as ReadonlyArray<{ readonly id: number; readonly left: number }>
      const requested = await shop().call("POST", path, {
        body: { reason: "mind", note: "", lines: lines.map(({ id, left }) => ({ id, quantity: left })) },
        headers: somebody.headers,
      })
      await rows("update orders set delivered_at = delivered_at - interval '4 days' where number = $1", [number])
      expect(plain((await jackpot(somebody)).body["tickets"])).toEqual([{ order: number, opens_at: null, waits_for: "return" }])
      expect((await shop().call("POST", `/sandbox/returns/${text(requested.body["returns"]?.[0]?.["number"])}/accept`)).status).toBe(200)
      expect(plain((await jackpot(somebody)).body["tickets"])).toEqual([])
      expect(await prizes(somebody)).toBe(0)
    })

    it("refuses an old commitment of an order that was cancelled [C15]", async () => {
      const somebody = await shop().somebody()
      const number = await delivered(somebody, bought)
      const { body } = await jackpot(somebody)
      expect(body["chances"]).toBe(1)
      await rows("update orders set state = 'canceled', payment_state = 'refunded' where number = $1", [number])
      expect((await turn(somebody, body["commitment"], { game: "jackpot" })).status).toBe(422)
    })

    it("keeps the ticket of a stay closed as long as the stay can be cancelled, also after the jackpot has ended [C15] [E29]", async () => {
      const somebody = await shop().somebody()
      const dateIn = (days: number) => new Date(shop().now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)
      const { body: rooms } = await shop().call("GET", `/api/v2/horeca/hotel_detail?id=8&from=${dateIn(50)}&to=${dateIn(51)}`)
      const options = { arrives: dateIn(50), leaves: dateIn(51), rooms: 1, guests: 2 }
      const { body: cart } = await shop().call("POST", "/api/v2/orders/populate", {
        body: { variant_id: rooms["rooms"]?.[0]?.["variant_id"], options },
        headers: somebody.headers,
      })
      const number = text(cart["number"])
      await shop().call("PUT", `/api/v2/checkouts/${number}`, {
        body: { state: "address", order: { ship_address_attributes: address } },
        headers: somebody.headers,
      })
      await shop().place(somebody, number)
      await shop().bank(number, "pay")
      await rows("update orders set paid_at = paid_at - interval '30 hours' where number = $1", [number])
      const { body } = await jackpot(somebody)
      expect([body["chances"], body["commitment"]]).toEqual([0, null])
      const opens = Date.parse(`${dateIn(50)}T14:00:00+08:00`) - 24 * 3_600_000
      expect([Date.parse(text(body["next_at"])), Date.parse(text(body["tickets"]?.[0]?.["opens_at"]))]).toEqual([opens, opens])
      await during({ ends: -29 }, async () => {
        expect((await jackpot(somebody)).body["starts_at"]).not.toBeNull()
        await rows(
          "update line_items set options = options || jsonb_build_object('arrives', $2::text, 'leaves', $3::text) where order_id = (select id from orders where number = $1)",
          [number, dateIn(0), dateIn(1)],
        )
        const { body: open } = await jackpot(somebody)
        expect([open["chances"], (await turn(somebody, open["commitment"], { game: "jackpot" })).status]).toEqual([1, 200])
      })
    })

    it("draws the tickets of an ended jackpot while the next one runs [C15]", async () => {
      const somebody = await shop().somebody()
      const old = await delivered(somebody, 160)
      await during({ ends: -120 }, async () => {
        await rows(
          `insert into promotions (kind, name, starts_at, expires_at) select 'jackpot', '{"mn": "Дараагийн", "en": "The next"}', expires_at, expires_at + interval '30 days' from promotions where kind = 'jackpot'`,
        )
        try {
          const recent = await delivered(somebody, bought)
          const { body } = await jackpot(somebody)
          expect(plain(body["tickets"])).toEqual([old, recent].map((order) => ({ order, opens_at: null, waits_for: null })))
          expect(new Date(text(body["expires_at"])).getTime()).toBeGreaterThan(shop().now())
          const answer = await turn(somebody, body["commitment"], { game: "jackpot" })
          expect([answer.status, text(answer.body["draws"]?.[0]?.["chance"]), answer.body["chances"]]).toEqual([200, old, 1])
        } finally {
          await rows("delete from promotions where name->>'en' = 'The next'")
        }
      })
    })

    it("draws the tickets of its last day for a week after its end, then closes [C15]", async () => {
      const [somebody, stranger] = [await shop().somebody(), await shop().somebody()]
      await delivered(somebody, 100)
      await during({ ends: -90 }, async () => {
        expect((await jackpot(somebody)).body["chances"]).toBe(1)
        expect((await jackpot(stranger)).body["starts_at"]).toBeNull()
      })
      await rows(
        "update orders set paid_at = paid_at - interval '11 days', delivered_at = delivered_at - interval '11 days' where user_id = $1",
        [somebody.id],
      )
      await during({ ends: -11 * 24 - 90 }, async () => expect((await jackpot(somebody)).body["starts_at"]).toBeNull())
    })
  })
}
