/** Orders paid by a loan of Storepay, and whether it lends before. */
import { describe, expect, it } from "vitest"
import type { Somebody } from "#tests/contract/support/test-backend.ts"
import { otherLender, type ProviderTrial } from "./provider-trial.ts"

const lease = 6

export const storepayCalls = (trial: () => ProviderTrial): void => {
  const shop = () => trial().shop
  const lender = () => trial().storepay
  /** A shopper whose confirmed phone may borrow so much; `null` is unknown to the lender. */
  const borrower = async (limit: number | null) => {
    const somebody = await shop().somebody()
    const phone = `8${String(1_000_000 + shop().unique())}`
    await shop().db.query("update users set phone = $2, phone_confirmed = true where id = $1", [somebody.id, phone])
    if (limit !== null) lender().limits.set(phone, limit)
    return { ...somebody, phone }
  }
  const check = async (somebody: Somebody, number: string, payment: number = lease) =>
    shop().call("GET", `/api/v2/orders/${number}/check_lend?payment=${payment}`, { headers: somebody.headers })
  const inCart = async (somebody: Somebody) => shop().checkedOut(somebody, await shop().variant(5, 400_000))
  const opened = async (limit = 1_000_000) => {
    const somebody = await borrower(limit)
    const number = await inCart(somebody)
    await shop().place(somebody, number, lease)
    const payment = async () => (await shop().call("GET", `/api/v2/orders/${number}/payment`, { headers: somebody.headers })).body
    const shown = await payment()
    return { somebody, number, payment, shown, loan: lender().loans.at(-1) }
  }

  describe("check_lend", () => {
    it("confirms before the order is placed that the shopper may borrow what is left to pay [C5]", async () => {
      const somebody = await borrower(405_000)
      expect((await check(somebody, await inCart(somebody))).body).toEqual({
        outcome: "may",
        lender: "Storepay",
        amount: "405000.0",
        reason: null,
        most: null,
      })
    })

    it("refuses with a reason: more than the limit, an unknown phone, no phone [C5]", async () => {
      const poor = await borrower(100_000)
      expect((await check(poor, await inCart(poor))).body).toMatchObject({ outcome: "may_not", reason: "limit", most: "100000.0" })
      const stranger = await borrower(null)
      expect((await check(stranger, await inCart(stranger))).body).toMatchObject({ outcome: "may_not", reason: "stranger", most: null })
      const nobody = await shop().somebody()
      expect((await check(nobody, await inCart(nobody))).body).toMatchObject({ outcome: "may_not", reason: "phone" })
    })

    it("receives the shopper's own confirmed phone, never the receiver's", async () => {
      const somebody = await borrower(1_000_000)
      await shop().db.query("update users set phone_confirmed = false where id = $1", [somebody.id])
      lender().limits.set("99112233", 5_000_000)
      expect((await check(somebody, await inCart(somebody))).body).toMatchObject({ reason: "phone" })
    })

    it("reports a lender that does not answer, and lends again once it does [C5]", async () => {
      const somebody = await borrower(1_000_000)
      const number = await inCart(somebody)
      lender().faults.isDown = true
      expect((await check(somebody, number)).body).toMatchObject({ outcome: "unknown", reason: "silent" })
      lender().faults.isDown = false
      expect((await check(somebody, number)).body).toMatchObject({ outcome: "may" })
    })

    it("refuses other methods, small sums and others' orders", async () => {
      const somebody = await borrower(1_000_000)
      const number = await inCart(somebody)
      expect((await check(somebody, number, 1)).status).toBe(422)
      const small = await borrower(1_000_000)
      expect((await check(small, await shop().checkedOut(small, await shop().variant(5, 20_000)))).status).toBe(422)
      expect((await check(await borrower(1_000_000), number)).status).toBe(404)
    })

    it("takes a new token where the lender's has ended", async () => {
      const somebody = await borrower(1_000_000)
      const number = await inCart(somebody)
      await check(somebody, number)
      const before = lender().tokens()
      lender().faults.expiresTokens = true
      expect((await check(somebody, number)).body).toMatchObject({ outcome: "may" })
      expect(lender().tokens()).toBe(before + 1)
    })
  })

  describe("of two lenders", () => {
    /** Asks by the second lender, and leases by it. */
    const leased = async () => {
      const somebody = await borrower(null)
      trial().otherStorepay.limits.set(somebody.phone, 1_000_000)
      const number = await inCart(somebody)
      const terms = { provider: otherLender, months: 6, down_payment: 121_500 }
      const placed = await shop().call("PUT", `/api/v2/checkouts/${number}`, {
        headers: somebody.headers,
        body: { state: "payment", order: { payments_attributes: [{ payment_method_id: lease, lease: terms }] } },
      })
      expect(placed.status).toBe(200)
      // Requested once the transaction is over.
      await shop().call("GET", `/api/v2/orders/${number}/payment`, { headers: somebody.headers })
      return { somebody, number, placed }
    }

    it("calls the lender that the shopper chose, before and at the order, with the agreed terms [C5]", async () => {
      const [first, other] = [lender().loans.length, trial().otherStorepay.loans.length]
      const { somebody, number } = await leased()
      const ask = (name: string) =>
        shop().call("GET", `/api/v2/orders/${number}/check_lend?payment=${lease}&lender=${encodeURIComponent(name)}`, {
          headers: somebody.headers,
        })
      expect((await ask(otherLender)).body).toMatchObject({ outcome: "may", lender: otherLender })
      expect((await ask("Storepay")).body).toMatchObject({ outcome: "may_not", reason: "stranger", lender: "Storepay" })
      expect([lender().loans.length, trial().otherStorepay.loans.length]).toEqual([first, other + 1])
      const { description, amount } = trial().otherStorepay.loans.at(-1) ?? { description: "", amount: 0 }
      expect(amount).toBe(405_000)
      expect(description).toMatch(new RegExp(`${number}\\. 6 сар, урьдчилгаа 121,500₮, сард [\\d,]+₮$`))
    })

    it("is offered until the providers of all lenders are down", async () => {
      const isActive = async (...down: ReadonlyArray<string>) => {
        await shop().db.query(
          `insert into provider_health (provider, failures, problem, down_since) select name, 9, '', $2 from unnest($1::text[]) as name
           on conflict (provider) do update set failures = 9, down_since = excluded.down_since`,
          [down, new Date(shop().now())],
        )
        const { body } = await shop().call("GET", "/api/v2/checkouts/payment_methods")
        await shop().db.query("update provider_health set failures = 0, down_since = null where provider = any ($1)", [down])
        return body["payment_methods"]?.[5]?.["active"]
      }
      expect(await isActive("storepay")).toBe(true)
      expect(await isActive("storepay", "storepay-other")).toBe(false)
    })

    it("keeps the terms with the order, for the shopper, the letter and the merchant [C5]", async () => {
      const { somebody, number, placed } = await leased()
      const terms = { provider: otherLender, months: 6, down_payment: "121500.0" }
      expect(placed.body["payments"]).toMatchObject([{ method_type: "lease", lease: terms }])
      const { body } = await shop().call("GET", `/api/v2/orders/${number}`, { headers: somebody.headers })
      expect(body["payments"]).toMatchObject([{ lease: terms }])
      const letters = await shop().db.query<{ text: string }>("select text from letters where user_id = $1 and channel = 'email'", [
        somebody.id,
      ])
      expect(letters.map(({ text }) => text).join("\n")).toContain(`${otherLender}: урьдчилгаа 121,500₮, 6 сар, сард `)
    })
  })

  describe("loan", () => {
    it("is requested once, by the shopper's own phone, and pays the order when it is confirmed [C5]", async () => {
      const { somebody, payment, shown, loan } = await opened()
      expect(shown).toMatchObject({ status: "pending", method: "lease", lease: { months: 24 } })
      expect(loan).toMatchObject({ phone: somebody.phone, amount: 405_000, state: "waiting" })
      const path = new URL(loan?.callbackUrl ?? "").pathname
      await shop().call("GET", `${path}?id=${loan?.id}`)
      expect((await payment())["status"]).toBe("pending")
      shop().wait(1)
      if (loan !== undefined) loan.state = "confirmed"
      for (let time = 0; time < 2; time += 1) expect((await shop().call("GET", `${path}?id=${loan?.id}`)).status).toBe(200)
      expect((await payment())["status"]).toBe("paid")
    })

    it("is ended with a cancelled order", async () => {
      const { somebody, number, loan } = await opened()
      await shop().cancel(somebody, number)
      shop().wait(1)
      await shop().backend.tend()
      expect(loan?.state).toBe("canceled")
    })

    it("that is refused lets the shopper choose another method", async () => {
      const { shown } = await opened(1000)
      expect(shown["status"]).toBe("failed")
    })

    it("whose response is lost is requested no second time, and is for a person", async () => {
      lender().faults.losesLoans = true
      const before = lender().loans.length
      const { number, payment } = await opened()
      lender().faults.losesLoans = false
      shop().wait(10)
      await shop().backend.tend()
      await payment()
      expect(lender().loans.length).toBe(before + 1)
      expect(await shop().db.query("select kind from payment_cases where number = $1", [number])).toEqual([{ kind: "lost" }])
    })

    it("that may have been requested before the shop ended is for a person, though the order was cancelled meanwhile", async () => {
      const somebody = await borrower(1_000_000)
      const number = await inCart(somebody)
      await shop().place(somebody, number, lease)
      await shop().db.query("update payment_requests set state = 'asking', asked_at = $2, next_at = $3 where number = $1", [
        `${number}-1`,
        new Date(shop().now() - 7 * 60_000),
        new Date(shop().now() - 60_000),
      ])
      await shop().cancel(somebody, number)
      await shop().backend.tend()
      expect(await shop().db.query("select kind from payment_cases where number = $1", [number])).toEqual([{ kind: "lost" }])
    })
  })
}
