/** Settings of an account: choices, address book, cards, devices, own data. */
import { describe, expect, it } from "vitest"
import { plain, text, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"
import { applyCoupon } from "../cart/checkout-steps.ts"
import { accountSteps, type Headers } from "./account-steps.ts"

const home = {
  label: "Гэр",
  address: {
    firstname: "Номин",
    lastname: "Батболд",
    phone: "9911 2233",
    city: "Улаанбаатар",
    district: "Баянзүрх",
    quarter: "",
    address1: "42-р байр",
  },
}

export const accountSettings = (shop: () => Trial): void => {
  const { get, send, logIn, bearer, withPassword } = accountSteps(shop)

  describe("settings", () => {
    it("are stored on the server [S29k]", async () => {
      const { headers } = await shop().somebody()
      const first = await get("settings", headers)
      expect(plain(first.body)).toMatchObject({
        locale: null,
        theme: null,
        notifications: { orders: { push: true, email: true, sms: true } },
      })
      const chosen = {
        locale: "en",
        theme: "system",
        notifications: { ...Object(plain(first.body["notifications"])), offers: { push: false, email: true, sms: false } },
      }
      expect((await send("PUT", "settings", headers, chosen)).status).toBe(200)
      expect(plain((await get("settings", headers)).body)).toEqual(chosen)
      // Another device reads both after its login.
      expect(plain((await get("me", headers)).body)).toMatchObject({ locale: "en", theme: "system" })
    })

    it("are changed on two devices, one beside the other", async () => {
      const { headers } = await shop().somebody()
      await send("PUT", "settings", headers, { notifications: { offers: { push: true }, stock: { push: false } } })
      await send("PUT", "settings", headers, { theme: "dark" })
      await send("PUT", "settings", headers, { notifications: { offers: { email: true } } })
      expect(plain((await get("settings", headers)).body)).toMatchObject({
        theme: "dark",
        notifications: { offers: { push: true, email: true }, stock: { push: false } },
      })
    })

    it("leave news of an order at least one channel", async () => {
      const { headers } = await shop().somebody()
      const silent = { locale: null, theme: null, notifications: { orders: { push: false, email: false, sms: false } } }
      expect((await send("PUT", "settings", headers, silent)).status).toBe(422)
    })
  })

  describe("address book", () => {
    it("has one default, also after an address was removed [S29k]", async () => {
      const { headers } = await shop().somebody()
      const first = await send("POST", "addresses", headers, home)
      expect(plain(first.body["addresses"])).toMatchObject([
        { label: "Гэр", is_default: true, address: { phone: "99112233", district: "Баянзүрх" } },
      ])
      const second = await send("POST", "addresses", headers, { ...home, label: "Ажил", is_default: true })
      expect(plain(second.body["addresses"])).toMatchObject([
        { label: "Ажил", is_default: true },
        { label: "Гэр", is_default: false },
      ])
      const id = String(plain(second.body["addresses"]?.[0]?.["id"]))
      const renamed = await send("PUT", `addresses/${id}`, headers, { ...home, label: "Оффис", is_default: true })
      expect(renamed.body["addresses"]?.[0]?.["label"]).toBe("Оффис")
      const left = await send("DELETE", `addresses/${id}`, headers)
      expect(plain(left.body["addresses"])).toMatchObject([{ label: "Гэр", is_default: true }])
      expect(plain((await get("addresses", headers)).body)).toEqual(plain(left.body))
    })

    it("names city and district in the language of the request", async () => {
      const { headers } = await shop().somebody()
      await send("POST", "addresses", headers, home)
      const { body } = await get("addresses", { ...headers, "accept-language": "en" })
      expect(plain(body["addresses"])).toMatchObject([
        { address: { city: "Ulaanbaatar", district: "Bayanzurkh", address1: home.address.address1 } },
      ])
    })

    it("is inaccessible to other users", async () => {
      const [owner, stranger] = [await shop().somebody(), await shop().somebody()]
      const { body } = await send("POST", "addresses", owner.headers, home)
      const id = String(plain(body["addresses"]?.[0]?.["id"]))
      expect((await send("PUT", `addresses/${id}`, stranger.headers, home)).status).toBe(404)
      expect((await send("DELETE", `addresses/${id}`, stranger.headers)).status).toBe(404)
      expect(plain((await get("addresses", stranger.headers)).body["addresses"])).toEqual([])
    })

    it("stores a second phone of the receiver, which must differ from the first [V5]", async () => {
      const { headers } = await shop().somebody()
      const add = (alternative_phone: string) =>
        send("POST", "addresses", headers, { ...home, address: { ...home.address, alternative_phone } })
      expect(plain((await add("+976 99112233")).body["errors"])).toEqual({
        alternative_phone: ["Хоёр утасны дугаар ижил байж болохгүй."],
      })
      expect((await add("123")).status).toBe(422)
      expect(plain((await add("8811 2233")).body["addresses"])).toMatchObject([
        { address: { phone: "99112233", alternative_phone: "88112233" } },
      ])
      expect(plain((await add("")).body["addresses"]?.[1]?.["address"])).not.toHaveProperty("alternative_phone")
    })

    it.each([
      ["an unknown district", { district: "Атлантида" }],
      ["a phone that is none", { phone: "12" }],
      ["no street", { address1: " " }],
    ])("refuses an address with %s", async (_, change) => {
      const { headers } = await shop().somebody()
      expect((await send("POST", "addresses", headers, { ...home, address: { ...home.address, ...change } })).status).toBe(422)
    })
  })

  describe("cards", () => {
    const register = async (headers: Headers, digits: string) => {
      const { body } = await send("PUT", "register_card", headers)
      const [page = ""] = text(body["url"]).split("?")
      const bank = new URLSearchParams({ digits, bank: "Тэнгис банк" })
      const request = () => shop().call("POST", page, { body: Object.fromEntries(bank), form: true })
      return { page, request }
    }

    it("are registered on the bank's page, chosen and removed [C10]", async () => {
      const { headers } = await shop().somebody()
      const { page, request } = await register(headers, "4242")
      expect(plain((await get("all_card", headers)).body)).toEqual({ cards: [], pending: 1, can_register: true })
      expect((await shop().call("GET", page)).status).toBe(200)
      expect((await request()).status).toBe(303)
      await (await register(headers, "0937")).request()
      const two = plain((await get("cards", headers)).body["cards"])
      expect(two).toMatchObject([
        { last_digits: "4242", is_default: true },
        { last_digits: "0937", is_default: false },
      ])
      const { id } = (two as ReadonlyArray<{ readonly id: string }>)[1]!
      expect(plain((await send("PUT", "register_card", headers, { card_id: id })).body["cards"])).toMatchObject([
        { last_digits: "0937", is_default: true },
        { last_digits: "4242" },
      ])
      const left = await send("DELETE", "remove_card", headers, { cardId: id })
      expect(plain(left.body["cards"])).toMatchObject([{ last_digits: "4242", is_default: true }])
    })

    it("are registered once, and inaccessible to other users", async () => {
      const [owner, stranger] = [await shop().somebody(), await shop().somebody()]
      const { page, request } = await register(owner.headers, "4242")
      await request()
      await request()
      expect((await shop().call("GET", page)).status).toBe(404)
      const cards = plain((await get("cards", owner.headers)).body["cards"]) as ReadonlyArray<{ readonly id: string }>
      expect(cards.length).toBe(1)
      expect((await send("DELETE", "remove_card", stranger.headers, { cardId: cards[0]!.id })).status).toBe(404)
      expect((await send("PUT", "register_card", stranger.headers, { card_id: cards[0]!.id })).status).toBe(404)
    })
  })

  describe("devices", () => {
    it("are listed by name and logged out one by one or all others [S29k]", async () => {
      const { headers, login } = await withPassword()
      const phone = await logIn(login, "Nuuts-2026", { "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36" })
      await logIn(login, "Nuuts-2026")
      const { body } = await get("devices", headers)
      const devices = plain(body["devices"]) as ReadonlyArray<{ readonly id: string; readonly name: string; readonly is_this: boolean }>
      expect(devices.length).toBe(3)
      const android = devices.find(({ name }) => name === "Chrome, Android")
      expect((await send("DELETE", `devices/${android?.id}`, headers)).status).toBe(200)
      expect((await get("me", bearer(plain(phone.body["access_token"])))).status).toBe(401)
      const left = await send("DELETE", "devices/others", headers)
      expect(plain(left.body["devices"])).toMatchObject([{ is_this: true }])
      expect((await send("DELETE", "devices/unknown", headers)).status).toBe(404)
    })
  })

  describe("data", () => {
    it("of a user is exported whole, without secrets", async () => {
      const { headers, login } = await withPassword()
      await send("POST", "addresses", headers, home)
      const { body } = await get("export", headers)
      expect(body["users"]?.[0]?.["email"]).toBe(login)
      expect(plain(body["addresses"])).toMatchObject([{ label: "Гэр" }])
      expect(Object.keys(body)).toEqual(
        expect.arrayContaining(["orders", "line_items", "sessions", "wallet_parts", "wallet_entries", "saved_cards"]),
      )
      expect(JSON.stringify(body)).not.toMatch(/_hash"|argon2/)
    })

    it("is deleted with the account, once no order is under way", async () => {
      const somebody = await withPassword()
      const { headers, login, id } = somebody
      await shop().give(id, "bonus", 5000)
      const number = await shop().placed(somebody, await shop().variant(3))
      expect(plain((await get("leaving", headers)).body)).toMatchObject({ open_orders: [number], balance: "5000.0" })
      await shop().give(id, "bonus", 0)
      expect((await send("POST", "leaving", headers, { password: "not this" })).status).toBe(422)
      const early = await send("POST", "leaving", headers, { password: "Nuuts-2026" })
      expect(early.status).toBe(409)
      await shop().call("PUT", `/api/v2/orders/${number}/cancel`, { body: {}, headers })
      expect((await send("POST", "leaving", headers, { password: "Nuuts-2026" })).status).toBe(200)
      expect((await get("me", headers)).status).toBe(401)
      expect((await logIn(login, "Nuuts-2026")).status).toBe(401)
      const [order] = await shop().db.query<{ user_id: number | null; given: { phone: string; city: string } }>(
        "select user_id, address->'given' as given from orders where number = $1",
        [number],
      )
      expect(order).toMatchObject({ user_id: null, given: { phone: "", city: "Улаанбаатар" } })
    })

    it("is deleted with a won coupon on a placed order, and the use still counts towards the limit of a coupon", async () => {
      const somebody = await withPassword()
      const { headers, id } = somebody
      const [won, open, limited] = ["WON", "OPEN", "LIMITED"].map((prefix) => `${prefix}${shop().unique()}`)
      await shop().db.query("insert into coupons (code, amount, owner_id) values ($1, 500, $3), ($2, 500, $3)", [won, open, id])
      await shop().db.query("insert into coupons (code, amount, usage_limit) values ($1, 500, 1)", [limited])
      const buy = async (buyer: Somebody, code: string) => {
        const number = await shop().checkedOut(buyer, await shop().variant(3))
        const applied = await applyCoupon(shop(), buyer, number, code)
        if (applied.status === 200) await shop().place(buyer, number)
        return { number, applied }
      }
      const canceled = await buy(somebody, won ?? "")
      await shop().cancel(somebody, canceled.number)
      const used = await buy(somebody, limited ?? "")
      await shop().delivered(used.number)
      // The cashback would require a TAN code.
      await shop().give(id, "bonus", 0)
      expect((await send("POST", "leaving", headers, { password: "Nuuts-2026" })).status).toBe(200)
      const left = await shop().db.query("select code, owner_id, expires_at is not null as ended from coupons where code = any ($1)", [
        [won, open],
      ])
      expect(left).toEqual([{ code: won, owner_id: null, ended: true }])
      const late = await buy(await shop().somebody(), limited ?? "")
      expect(plain(late.applied.body["status_code"])).toBe("coupon_code_max_usage")
    })

    it("is deleted with money in the wallet by a TAN code alone [V5]", async () => {
      const { headers, login, id } = await withPassword()
      expect(plain((await get("leaving", headers)).body)).toMatchObject({ needs_tan: false })
      await shop().give(id, "bonus", 5000)
      expect(plain((await get("leaving", headers)).body)).toMatchObject({ needs_tan: true })
      expect(plain((await send("POST", "leaving", headers, { password: "Nuuts-2026" })).body["errors"])).toEqual({
        code: ["Танд илгээсэн ТАН кодыг оруулна уу"],
      })
      await send("POST", "confirmation", headers)
      const code = await shop().lastCode(login)
      const wrong = await send("POST", "leaving", headers, { code: String((Number(code) + 1) % 1_000_000).padStart(6, "0") })
      expect(plain(wrong.body["errors"])).toEqual({ code: ["ТАН код буруу эсвэл хугацаа нь дууссан байна"] })
      expect((await send("POST", "leaving", headers, { code })).status).toBe(200)
      expect((await get("me", headers)).status).toBe(401)
    })

    it("is deleted by a code where there is no password", async () => {
      const { headers, login } = await shop().somebody()
      expect((await send("POST", "leaving", headers)).status).toBe(422)
      await send("POST", "confirmation", headers)
      expect((await send("POST", "leaving", headers, { code: await shop().lastCode(login) })).status).toBe(200)
    })
  })
}
