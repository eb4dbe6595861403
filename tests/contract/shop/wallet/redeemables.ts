/** What is redeemed into a wallet or an order: coupons, vouchers, gift cards, e-tickets. */
import { limits } from "#backend/http/rate-limits.ts"
import { describe, expect, it } from "vitest"
import type { Locale } from "#domain/entities/locale.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import { plain, text, type Body, type Trial } from "#tests/contract/support/test-backend.ts"
import { walletSteps } from "./wallet-steps.ts"
import { applyCoupon, payFromWallet } from "../cart/checkout-steps.ts"

export const redeemableCalls = (shop: () => Trial): void => {
  const { get, post, sumOfEntries, giftCard, voucher } = walletSteps(shop)
  /** A message with its no-break spaces as spaces. */
  const spaced = (message: Body | undefined): string => text(message).replaceAll("\u00A0", " ")
  const today = (locale: Locale): string => formatDate(instantOf(shop().now()), locale).replaceAll("\u00A0", " ")
  const usedToday = (what: string): string => `This ${what} was already used on ${today("en")}`

  describe("coupons", () => {
    const coupon = async (holder: number, columns: Readonly<Record<string, unknown>> = {}): Promise<string> => {
      const code = `OWN${shop().unique()}`
      const all = { percent: 10, minimum: 0, expires_at: null, once_per_user: false, ...columns }
      await shop().db.query(
        'insert into coupons (code, name, percent, minimum, expires_at, once_per_user) values ($1, \'{"mn": "Купон", "en": "Coupon"}\', $2, $3, $4, $5)',
        [code, all.percent, all.minimum, all.expires_at, all.once_per_user],
      )
      await shop().db.query("insert into coupon_holders (user_id, code, given_at) values ($1, $2, now())", [holder, code])
      return code
    }

    it("are listed as active, used or expired [S22] [B8] [C8]", async () => {
      const somebody = await shop().somebody()
      const active = await coupon(somebody.id)
      const expired = await coupon(somebody.id, { expires_at: "2020-01-01T00:00:00Z" })
      const used = await coupon(somebody.id, { once_per_user: true })
      const number = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
      await applyCoupon(shop(), somebody, number, used)
      await shop().place(somebody, number)
      const { body } = await get(somebody, "coupons")
      const list = plain(body["coupons"]) as ReadonlyArray<{ readonly number: string; readonly status: string }>
      expect(Object.fromEntries(list.map((one) => [one.number, one.status]))).toEqual({
        [active]: "active",
        [expired]: "expired",
        [used]: "used",
      })
    })

    it("are shown with their terms to their holder alone [C8]", async () => {
      const somebody = await shop().somebody()
      const code = await coupon(somebody.id, { minimum: 50_000 })
      expect((await get(somebody, `coupons/${code}`)).body).toMatchObject({
        number: code,
        name: "Coupon",
        percent: 10,
        min_purchase: "50000.0",
      })
      expect((await get(await shop().somebody(), `coupons/${code}`)).status).toBe(404)
    })

    it("are refused with the day of their use, of their end or of their beginning [V5]", async () => {
      const somebody = await shop().somebody()
      const used = await coupon(somebody.id, { once_per_user: true })
      const spent = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
      const apply = async (code: string, order: string, locale = "en") => {
        const { status, body } = await applyCoupon(shop(), somebody, order, code, locale)
        return status === 200 ? null : spaced(body["error"])
      }
      expect(await apply(used, spent)).toBeNull()
      await shop().place(somebody, spent)
      const order = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
      const expired = await coupon(somebody.id, { expires_at: "2025-12-01T00:00:00+08:00" })
      const coming = await coupon(somebody.id)
      await shop().db.query("update coupons set starts_at = '2999-03-01 00:00+08' where code = $1", [coming])
      expect([await apply(used, order), await apply(used, order, "mn")]).toEqual([
        `You already used this coupon on ${today("en")}`,
        `Та энэ купоныг аль хэдийн ашигласан байна (${today("mn")})`,
      ])
      expect([await apply(expired, order), await apply(coming, order)]).toEqual([
        "This coupon was valid until 30 Nov 2025",
        "This coupon is valid from 1 Mar 2999",
      ])
      expect(await apply(expired, order, "mn")).toBe("Энэ купоны хугацаа дууссан байна. Хүчинтэй байсан сүүлийн өдөр: 2025.11.30")
    })

    it("that only their owner may use are not sent by e-mail [C8]", async () => {
      const somebody = await shop().somebody()
      const code = await coupon(somebody.id)
      await shop().db.query("update coupons set owner_id = $2 where code = $1", [code, somebody.id])
      expect((await get(somebody, `coupons/${code}`)).body["is_personal"]).toBe(true)
      const refused = await post(somebody, `coupons/${code}/send_by_email`, { email: "friend@example.mn" })
      expect([refused.status, plain(refused.body["error"])]).toEqual([
        422,
        "Only you can use this coupon, so it cannot be sent to anybody else",
      ])
    })

    it("are sent by e-mail by their holder alone, until they expire [C8]", async () => {
      const somebody = await shop().somebody()
      const code = await coupon(somebody.id, { minimum: 50_000 })
      const friend = `friend${shop().unique()}@example.mn`
      expect((await post(somebody, `coupons/${code}/send_by_email`, { email: "nobody" })).body["errors"]).toEqual({
        email: ["The e-mail address is not valid"],
      })
      expect((await post(somebody, `coupons/${code}/send_by_email`, { email: friend })).status).toBe(200)
      const inbox = await shop().call("GET", `/sandbox/messages?to=${friend}`)
      expect(text(inbox.body[0]?.["text"])).toContain(
        `Your coupon ${code} takes 10% off. Enter it in your cart. It is for purchases of 50,000₮ or more.`,
      )
      await shop().db.query("update coupons set starts_at = '2999-03-01 00:00+08' where code = $1", [code])
      await post(somebody, `coupons/${code}/send_by_email`, { email: friend })
      const coming = await shop().call("GET", `/sandbox/messages?to=${friend}`)
      expect(spaced(coming.body[0]?.["text"])).toContain("Good from 1 Mar 2999.")
      await shop().db.query("update coupons set expires_at = '2020-01-01' where code = $1", [code])
      expect((await post(somebody, `coupons/${code}/send_by_email`, { email: friend })).status).toBe(422)
      expect((await post(await shop().somebody(), `coupons/${code}/send_by_email`, { email: friend })).status).toBe(404)
    })
  })

  describe("vouchers", () => {
    it("are credited to the discount part once [S21] [E18] [C24]", async () => {
      const somebody = await shop().somebody()
      const code = await voucher(30_000, somebody.id)
      expect((await get(somebody, "vouchers")).body["vouchers"]).toMatchObject([
        { code, name: "Voucher", value: "30000.0", status: "active" },
      ])
      const used = await post(somebody, "vouchers/use", { code: ` ${code.toLowerCase()} ` })
      expect(used.body).toMatchObject({ code, status: "used" })
      const again = await post(somebody, "vouchers/use", { code })
      expect([again.status, spaced(again.body["error"])]).toEqual([422, usedToday("voucher")])
      expect([await shop().balance(somebody.id, "discount"), await sumOfEntries(somebody.id)]).toEqual([30_000, 30_000])
      expect((await get(somebody, "vouchers")).body["vouchers"]).toMatchObject([{ code, status: "used" }])
    })

    it("are credited once and answered alike where a lost answer is fetched again by its key [S21] [X1]", async () => {
      const somebody = await shop().somebody()
      for (const [path, body] of [
        ["vouchers/use", { code: await voucher(30_000, somebody.id) }],
        ["gift_cards/redeem", { number: await giftCard(20_000) }],
      ] as const) {
        const key = { "Idempotency-Key": `redeemed-${shop().unique()}` }
        const first = await post(somebody, path, body, key)
        expect([first.status, await post(somebody, path, body, key)]).toMatchObject([200, { status: 200, body: first.body }])
      }
      expect(await shop().balance(somebody.id, "discount")).toBe(30_000)
      expect(await shop().balance(somebody.id, "gift_card")).toBe(20_000)
    })

    it("are listed with those that can be used first [S21]", async () => {
      const somebody = await shop().somebody()
      const over = await voucher(1000, somebody.id, "'2020-01-01 00:00+08'")
      const good = await voucher(2000, somebody.id, "'2999-01-01'")
      expect(plain((await get(somebody, "vouchers")).body["vouchers"])).toMatchObject([{ code: good }, { code: over }])
    })

    it("are refused when blank, wrong, used, expired or another's [V5] [X7]", async () => {
      const [somebody, other] = [await shop().somebody(), await shop().somebody()]
      const used = await voucher(1000)
      await post(other, "vouchers/use", { code: used })
      const expired = await voucher(1000, null, "'2020-01-01 00:00+08'")
      const others = await voucher(1000, other.id)
      const errors = async (code: string) => spaced((await post(somebody, "vouchers/use", { code })).body["errors"]?.["code"]?.[0])
      expect([await errors(" "), await errors("NO-SUCH"), await errors(used), await errors(expired), await errors(others)]).toEqual([
        "Enter your voucher code",
        "There is no such voucher",
        usedToday("voucher"),
        "This voucher was valid until 31 Dec 2019",
        "This voucher was given to another person",
      ])
    })
  })

  describe("gift cards", () => {
    it("are credited once [E18] [C24]", async () => {
      const somebody = await shop().somebody()
      const number = await giftCard(150_000)
      expect((await post(somebody, "gift_cards/redeem", { number: number.toLowerCase() })).body).toMatchObject({
        number,
        balance: "150000.0",
      })
      const again = await post(somebody, "gift_cards/redeem", { number })
      expect([again.status, spaced(again.body["error"])]).toEqual([422, usedToday("gift card")])
      expect((await get(somebody, "gift_cards")).body["gift_cards"]).toMatchObject([{ number }])
      expect(await shop().balance(somebody.id, "gift_card")).toBe(150_000)
    })

    it("pay a whole order, delivery included [W2]", async () => {
      const somebody = await shop().somebody()
      await post(somebody, "gift_cards/redeem", { number: await giftCard(150_000) })
      const order = await shop().checkedOut(somebody, await shop().variant(5, 100_000))
      await payFromWallet(shop(), somebody, order, 105_000, "gift_card")
      expect((await shop().place(somebody, order)).body).toMatchObject({ payment_state: "paid", total: "0.0" })
      expect(await shop().balance(somebody.id, "gift_card")).toBe(45_000)
    })

    it("are refused when blank, wrong, used or expired [V5]", async () => {
      const somebody = await shop().somebody()
      const used = await giftCard(1000)
      await post(await shop().somebody(), "gift_cards/redeem", { number: used })
      const expired = await giftCard(1000, "'2020-01-01 00:00+08'")
      const errors = async (number: string) =>
        spaced((await post(somebody, "gift_cards/redeem", { number })).body["errors"]?.["number"]?.[0])
      expect([await errors(""), await errors("№ 1"), await errors("GIFT-0"), await errors(used), await errors(expired)]).toEqual([
        "The gift card number is incorrect",
        "The gift card number is incorrect",
        "The gift card number is incorrect",
        usedToday("gift card"),
        "This gift card was valid until 31 Dec 2019",
      ])
    })

    it("cannot be found by trying: a person has ten wrong numbers", async () => {
      const guesser = await shop().somebody()
      const right = await giftCard(1000)
      const status = async (number: string) => (await post(guesser, "gift_cards/redeem", { number }, {}, "10.9.9.8")).status
      for (let at = 0; at < 10; at += 1) expect(await status(`GUESS-${at}`)).toBe(422)
      expect([await status("GUESS-10"), await status(right)]).toEqual([429, 429])
    })

    it("cannot be found by trying for many people from one address", async () => {
      const right = await giftCard(1000)
      await shop().setCount("redeeming from 10.9.9.9", limits.redemptionsByAddress.max)
      expect((await post(await shop().somebody(), "gift_cards/redeem", { number: right }, {}, "10.9.9.9")).status).toBe(429)
      expect((await post(await shop().somebody(), "gift_cards/redeem", { number: right })).status).toBe(200)
    })
  })

  describe("e-tickets", () => {
    it("are the shopper's own, the next one first [C24]", async () => {
      const somebody = await shop().somebody()
      expect((await get(somebody, "tickets")).body["tickets"]).toEqual([])
      await shop().db.query(
        `insert into tickets (code, user_id, name, place, starts_at) values
         ($1, $3, '{"mn": "Тоглолт", "en": "Concert"}', '{"mn": ""}', now() - interval '1 day'), ($2, $3, '{"mn": "Үзэсгэлэн", "en": "Exhibition"}', '{"mn": ""}', now() + interval '1 day')`,
        [`ET-${shop().unique()}`, `ET-${shop().unique()}`, somebody.id],
      )
      expect((await get(somebody, "tickets")).body["tickets"]).toMatchObject([{ name: "Exhibition" }, { name: "Concert" }])
    })
  })
}
