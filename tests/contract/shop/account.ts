/** Account: profile, contacts, password, picture, settings, addresses, cards, devices, export and deletion. */
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { createBackend } from "#backend/backend.ts"
import { readSite } from "#backend/shell/site-config.ts"
import { plain, text, asClient, type Trial } from "#tests/contract/test-backend.ts"
import { fileAt } from "#backend/paths.ts"

type Headers = Readonly<Record<string, string>>

const home = {
  label: "Гэр",
  address: { firstname: "Номин", lastname: "Батболд", phone: "9911 2233", city: "Улаанбаатар", district: "Баянзүрх", quarter: "", address1: "42-р байр" },
}

export const accountCalls = (shop: () => Trial): void => {
  const users = (path: string) => `/api/v2/users/${path}`
  const get = (path: string, headers: Headers) => shop().call("GET", users(path), { headers })
  const send = (method: string, path: string, headers: Headers, body: unknown = {}) => shop().call(method, users(path), { headers, body })
  const update = (headers: Headers, body: unknown) => send("POST", "update_profile", headers, body)
  const logIn = (username: string, password: string, headers: Headers = {}) =>
    shop().call("POST", "/oauth/token", { body: { grant_type: "password", username, password }, headers: { ...asClient, ...headers } })
  const bearer = (token: unknown): Headers => ({ authorization: `Bearer ${String(token)}` })

  /** A new user with a password. */
  const withPassword = async () => {
    const somebody = await shop().somebody()
    await send("POST", "confirmation", somebody.headers)
    const code = await shop().lastCode(somebody.login)
    const set = await update(somebody.headers, { password: "Nuuts-2026", password_confirmation: "Nuuts-2026", code })
    expect(set.status).toBe(200)
    return somebody
  }

  describe("profile", () => {
    it("is read, changed and said by users/me [C4] [E3]", async () => {
      const { headers, login } = await shop().somebody()
      const before = await get("profile", headers)
      expect(plain(before.body)).toMatchObject({ version: 1, email: login, email_confirmed: true, mobile: null, has_password: false })
      const changed = await update(headers, {
        version: 1,
        first_name: " Номин ",
        last_name: "Батболд",
        birthday: "1994-03-17",
        gender: "female",
        occupation: "Багш",
        registration_number: "yб94031704",
      })
      expect(plain(changed.body)).toMatchObject({
        version: 2,
        person: { first_name: "Номин", birthday: "1994-03-17", gender: "female", occupation: "Багш", registration_number: "УБ94031704" },
      })
      const me = await get("me", headers)
      expect(plain(me.body)).toMatchObject({ full_name: "Батболд Номин", gender: "female", searchHistory: [], bookmarks: [], profile: null })
      expect(plain(me.body["loginData"])).toMatchObject({ is_this: true })
    })

    it("is not overwritten by a window that read it earlier", async () => {
      const { headers } = await shop().somebody()
      const change = { version: 1, first_name: "Бат", last_name: "Дорж" }
      expect((await update(headers, change)).status).toBe(200)
      const late = await update(headers, { ...change, last_name: "Ганболд" })
      expect(late.status).toBe(409)
      expect(late.body["status_code"]).toBe("profile_changed")
      expect((await get("profile", headers)).body["person"]?.["last_name"]).toBe("Дорж")
    })

    it.each([
      ["a missing name", { first_name: " " }, "first_name"],
      ["a birthday to come", { birthday: "2999-01-01" }, "birthday"],
      ["a day that is none", { birthday: "2001-02-30" }, "birthday"],
      ["a number of another birthday", { birthday: "1994-03-18", registration_number: "УБ94031704" }, "registration_number"],
      ["a number that is none", { registration_number: "12" }, "registration_number"],
    ])("refuses %s", async (_, change, field) => {
      const { headers } = await shop().somebody()
      const answer = await update(headers, { version: 1, first_name: "Бат", last_name: "Дорж", ...change })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body["errors"] ?? {})).toEqual([field])
    })

    it("keeps searches and bookmarks for other devices [E3]", async () => {
      const { headers } = await shop().somebody()
      expect((await send("PUT", "search_history", headers, { texts: ["ороолт", "гутал"] })).status).toBe(200)
      expect((await send("PUT", "bookmarks", headers, { ids: [7, 3] })).status).toBe(200)
      expect(plain((await get("me", headers)).body)).toMatchObject({ searchHistory: ["ороолт", "гутал"], bookmarks: [7, 3] })
    })
  })

  describe("contact", () => {
    it("is changed by a code to the new one [S18] [S29f]", async () => {
      const { headers } = await shop().somebody()
      const mobile = "88120001"
      const sent = await send("POST", "contact_code", headers, { contact: "8812 0001" })
      expect(sent.body["sent_to"]).toBe("88••••01")
      const code = await shop().lastCode(mobile)
      expect((await update(headers, { mobile, code: code === "111111" ? "111112" : "111111" })).status).toBe(422)
      const changed = await update(headers, { mobile, code })
      expect(plain(changed.body)).toMatchObject({ mobile, mobile_confirmed: true })
      expect((await update(headers, { mobile, code })).status).toBe(422)
    })

    it("that is taken says so only to who has its code", async () => {
      const { headers } = await shop().somebody()
      const sent = await send("POST", "contact_code", headers, { contact: "org@example.mn" })
      expect(sent.status).toBe(200)
      const guessed = await update(headers, { email: "org@example.mn", code: "000000" })
      expect(guessed.body["error"]).toBe("Код буруу эсвэл хугацаа нь дууссан байна")
      const taken = await update(headers, { email: "org@example.mn", code: await shop().lastCode("org@example.mn") })
      expect(taken.status).toBe(422)
      expect(plain(taken.body["errors"])).toEqual({ email: ["Энэ хаяг өөр бүртгэлд холбогдсон байна"] })
    })

    it("does not take a code that was sent for a login", async () => {
      const { headers } = await shop().somebody()
      await shop().call("POST", "/api/v2/mcs_auth", { body: { login: "88120002" } })
      expect((await update(headers, { mobile: "88120002", code: await shop().lastCode("88120002") })).status).toBe(422)
    })
  })

  describe("password", () => {
    it("of the account is changed with the current one, which ends the other sessions [S18]", async () => {
      const { headers, login } = await withPassword()
      const other = await logIn(login, "Nuuts-2026")
      const wrong = await update(headers, { password: "Shine-2026", password_confirmation: "Shine-2026", current_password: "not this" })
      expect(wrong.status).toBe(422)
      expect(plain(wrong.body["errors"])).toEqual({ current_password: ["Нууц үг буруу байна"] })
      const differs = await update(headers, { password: "Shine-2026", password_confirmation: "Shine-2027", current_password: "Nuuts-2026" })
      expect(plain(differs.body["errors"])).toEqual({ password_confirmation: ["Нууц үг таарахгүй байна"] })
      expect((await update(headers, { password: "Shine-2026", password_confirmation: "Shine-2026", current_password: "Nuuts-2026" })).status).toBe(200)
      expect((await get("me", headers)).status).toBe(200)
      expect((await get("me", bearer(plain(other.body["access_token"])))).status).toBe(401)
      expect((await logIn(login, "Shine-2026")).status).toBe(200)
    })

    it("of the account is guessed ten times at most", async () => {
      const { headers } = await withPassword()
      const guess = () => update(headers, { password: "Shine-2026", password_confirmation: "Shine-2026", current_password: "guess" })
      for (let at = 0; at < 10; at += 1) expect((await guess()).status).toBe(422)
      expect((await guess()).status).toBe(429)
    })

    it("is not set for the first time without a code", async () => {
      const { headers } = await shop().somebody()
      expect((await update(headers, { password: "Shine-2026", password_confirmation: "Shine-2026" })).status).toBe(422)
    })
  })

  describe("settings", () => {
    it("are kept on the server [S29k]", async () => {
      const { headers } = await shop().somebody()
      const first = await get("settings", headers)
      expect(plain(first.body)).toMatchObject({ locale: null, theme: null, notifications: { orders: { push: true, email: true, sms: true } } })
      const chosen = { locale: "en", theme: "system", notifications: { ...Object(plain(first.body["notifications"])), offers: { push: false, email: true, sms: false } } }
      expect((await send("PUT", "settings", headers, chosen)).status).toBe(200)
      expect(plain((await get("settings", headers)).body)).toEqual(chosen)
    })

    it("leave news of an order at least one channel", async () => {
      const { headers } = await shop().somebody()
      const silent = { locale: null, theme: null, notifications: { orders: { push: false, email: false, sms: false } } }
      expect((await send("PUT", "settings", headers, silent)).status).toBe(422)
    })
  })

  describe("address book", () => {
    it("has one default and keeps it when an address goes [S29k]", async () => {
      const { headers } = await shop().somebody()
      const first = await send("POST", "addresses", headers, home)
      expect(plain(first.body["addresses"])).toMatchObject([{ label: "Гэр", is_default: true, address: { phone: "99112233", district: "Баянзүрх" } }])
      const second = await send("POST", "addresses", headers, { ...home, label: "Ажил", is_default: true })
      expect(plain(second.body["addresses"])).toMatchObject([{ label: "Ажил", is_default: true }, { label: "Гэр", is_default: false }])
      const id = String(plain(second.body["addresses"]?.[0]?.["id"]))
      const renamed = await send("PUT", `addresses/${id}`, headers, { ...home, label: "Оффис", is_default: true })
      expect(renamed.body["addresses"]?.[0]?.["label"]).toBe("Оффис")
      const left = await send("DELETE", `addresses/${id}`, headers)
      expect(plain(left.body["addresses"])).toMatchObject([{ label: "Гэр", is_default: true }])
      expect(plain((await get("addresses", headers)).body)).toEqual(plain(left.body))
    })

    it("is its owner's alone", async () => {
      const [owner, stranger] = [await shop().somebody(), await shop().somebody()]
      const { body } = await send("POST", "addresses", owner.headers, home)
      const id = String(plain(body["addresses"]?.[0]?.["id"]))
      expect((await send("PUT", `addresses/${id}`, stranger.headers, home)).status).toBe(404)
      expect((await send("DELETE", `addresses/${id}`, stranger.headers)).status).toBe(404)
      expect(plain((await get("addresses", stranger.headers)).body["addresses"])).toEqual([])
    })

    it.each([
      ["an unknown district", { district: "Атлантида" }],
      ["a phone that is none", { phone: "12" }],
      ["no street", { address1: " " }],
    ])("refuses %s", async (_, change) => {
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
      expect(plain((await get("all_card", headers)).body)).toEqual({ cards: [], pending: 1 })
      expect((await shop().call("GET", page)).status).toBe(200)
      expect((await request()).status).toBe(303)
      await (await register(headers, "0937")).request()
      const two = plain((await get("cards", headers)).body["cards"])
      expect(two).toMatchObject([{ last_digits: "4242", is_default: true }, { last_digits: "0937", is_default: false }])
      const { id } = (two as ReadonlyArray<{ readonly id: string }>)[1]!
      expect(plain((await send("PUT", "register_card", headers, { card_id: id })).body["cards"])).toMatchObject([{ last_digits: "0937", is_default: true }, { last_digits: "4242" }])
      const left = await send("DELETE", "remove_card", headers, { cardId: id })
      expect(plain(left.body["cards"])).toMatchObject([{ last_digits: "4242", is_default: true }])
    })

    it("are registered once, and are their owner's alone", async () => {
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
      expect(Object.keys(body)).toEqual(expect.arrayContaining(["orders", "line_items", "sessions", "wallet_parts", "wallet_entries", "saved_cards"]))
      expect(JSON.stringify(body)).not.toMatch(/_hash"|argon2/)
    })

    it("is deleted with the account, once no order is under way", async () => {
      const somebody = await withPassword()
      const { headers, login, id } = somebody
      await shop().give(id, "bonus", 5000)
      const number = await shop().placed(somebody, await shop().variant(3))
      expect(plain((await get("leaving", headers)).body)).toMatchObject({ open_orders: [number], balance: "5000.0" })
      expect((await send("POST", "leaving", headers, { password: "not this" })).status).toBe(422)
      const early = await send("POST", "leaving", headers, { password: "Nuuts-2026" })
      expect(early.status).toBe(409)
      await shop().call("PUT", `/api/v2/orders/${number}/cancel`, { body: {}, headers })
      expect((await send("POST", "leaving", headers, { password: "Nuuts-2026" })).status).toBe(200)
      expect((await get("me", headers)).status).toBe(401)
      expect((await logIn(login, "Nuuts-2026")).status).toBe(401)
      const [order] = await shop().db.query<{ user_id: number | null; given: { phone: string; city: string } }>("select user_id, address->'given' as given from orders where number = $1", [number])
      expect(order).toMatchObject({ user_id: null, given: { phone: "", city: "Улаанбаатар" } })
    })

    it("is deleted by a code where there is no password", async () => {
      const { headers, login } = await shop().somebody()
      expect((await send("POST", "leaving", headers)).status).toBe(422)
      await send("POST", "confirmation", headers)
      expect((await send("POST", "leaving", headers, { code: await shop().lastCode(login) })).status).toBe(200)
    })
  })

  describe("picture", () => {
    const upload = async (fetch: (request: Request) => Promise<Response>, headers: Headers, bytes: Uint8Array<ArrayBuffer>, type: string) => {
      const body = new FormData()
      body.append("avatar", new File([bytes], "me", { type }))
      const answer = await fetch(new Request(`http://localhost${users("update_avatar")}`, { method: "POST", headers, body }))
      return { status: answer.status, body: (await answer.json()) as Record<string, string> }
    }
    const drawn = async (width: number, height: number) =>
      new Uint8Array(await sharp({ create: { width, height, channels: 3, background: "#27a" } }).png().toBuffer())

    it("is refused where the site has none [P3]", async () => {
      const { headers } = await shop().somebody()
      const { flags } = shop().config.site
      Object.assign(flags, { canUploadAvatar: false })
      expect((await upload((request) => shop().backend.fetch(request, {}), headers, await drawn(9, 9), "image/png")).status).toBe(403)
      expect((await send("DELETE", "avatar", headers)).status).toBe(403)
      Object.assign(flags, { canUploadAvatar: true })
    })

    it("is cut square and re-encoded, whatever it was [V1] [C4]", async () => {
      const { site } = readSite(fileAt("sites/full.json"))
      const backend = await createBackend({ ...shop().config, site }, { db: { ...shop().db, close: async () => undefined }, timed: false })
      const fetch = (request: Request) => backend.fetch(request, {})
      const { headers } = await shop().somebody()
      const taken = await upload(fetch, headers, await drawn(400, 200), "image/png")
      shop().coverage.note("POST", users("update_avatar"), taken.status)
      expect(taken.status).toBe(200)
      const address = taken.body["profile"] ?? ""
      const picture = await fetch(new Request(`http://localhost${address}`))
      expect(picture.headers.get("content-type")).toBe("image/jpeg")
      expect(await sharp(new Uint8Array(await picture.arrayBuffer())).metadata()).toMatchObject({ format: "jpeg", width: 300, height: 300 })
      const me = await fetch(new Request(`http://localhost${users("me")}`, { headers }))
      expect(await me.json()).toMatchObject({ profile: address })
      const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
      expect((await upload(fetch, headers, svg, "image/png")).status).toBe(422)
      expect((await upload(fetch, headers, (await drawn(9, 9)).slice(0, 40), "image/png")).status).toBe(422)
      expect((await upload(fetch, headers, await drawn(6000, 6000), "image/png")).body["error"]).toBe("Зураг хэт том байна")
      const removed = await fetch(new Request(`http://localhost${users("avatar")}`, { method: "DELETE", headers }))
      shop().coverage.note("DELETE", users("avatar"), removed.status)
      expect((await fetch(new Request(`http://localhost${address}`))).status).toBe(404)
      await backend.close()
    })
  })
}
