/** Web Push: devices, and the notes that a push service receives from the shop. */
import { limits } from "#backend/http/rate-limits.ts"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { pushToEverybody } from "#backend/push/push-outbox.ts"
import { sendWishNews } from "#backend/lists/send-wish-news.ts"
import { startPushServer, type PushServer, type TestDevice } from "#tests/contract/support/push-server.ts"
import { text, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"
import { instantOf } from "#domain/rules/instants.ts"

export const pushCalls = (shop: () => Trial): void => {
  let server: PushServer
  beforeAll(async () => {
    server = await startPushServer()
    // The stand-in is no push service that the shop knows.
    ;(shop().config.push.origins as string[]).push(server.origin)
  })
  afterAll(() => server.close())
  beforeEach(() => shop().db.query("delete from push_devices"))

  const subscribe = async (device: TestDevice, language = "mn"): Promise<string> => {
    const answer = await shop().call("POST", "/api/v2/push/devices", {
      body: device,
      headers: { "accept-language": language },
      address: `10.9.0.${(shop().unique() % 250) + 1}`,
    })
    expect(answer.status).toBe(200)
    return text(answer.body["playerId"])
  }
  const link = (playerId: string, { headers }: Somebody) =>
    shop().call("POST", "/api/v2/users/link_device", { body: { playerId }, headers })
  /** A new shopper with a linked device. */
  const withDevice = async (name: string): Promise<Somebody> => {
    const somebody = await shop().somebody()
    expect((await link(await subscribe(server.device(name)), somebody)).status).toBe(200)
    return somebody
  }
  /** Titles of the notes that a device received. */
  const titlesTo = (name: string) => server.received.filter(({ device }) => device === name).map(({ note }) => note.title)
  /** Sends what is new of wishes. */
  const sendWishes = async () => {
    await shop().backend.operate((services) => sendWishNews(services, instantOf(shop().now())))
    await shop().backend.tend()
  }
  /** Sends an offer to every device that wants offers; resolves with the number of devices. */
  const sendOffer = (key: string) => {
    const now = instantOf(shop().now())
    return pushToEverybody(
      shop().db,
      {
        key,
        kind: "offers",
        text: {
          mn: { title: "Хямдрал", body: "Маргааш дуусна", path: "/promotions" },
          en: { title: "Sale", body: "Ends tomorrow", path: "/en/promotions" },
        },
        usefulUntil: instantOf(shop().now() + 3_600_000),
      },
      now,
    )
  }

  describe("push", () => {
    it("reports each of five steps of an order once to the linked device, signed and encrypted [B24] [C4]", async () => {
      const somebody = await withDevice("orders")
      const number = await shop().placed(somebody, await shop().variant(5, 100_000))
      await shop().delivered(number)
      await shop().backend.tend()
      await shop().backend.tend()
      expect(titlesTo("orders")).toHaveLength(5)
      const key = text((await shop().call("GET", "/api/v2/push/key")).body["publicKey"])
      const [first] = server.received.filter(({ device }) => device === "orders")
      expect(first).toMatchObject({ key, claims: { aud: server.origin }, note: { path: `/account/orders/${number}` } })
      expect(first?.claims.exp).toBeLessThan(Date.now() / 1000 + 25 * 3600)
      expect(first?.ttl).toBeGreaterThan(0)
    })

    it("reports once a wish whose price fell, also without an e-mail address, unless prices are switched off [B24] [B17]", async () => {
      const [notified, silent] = [await withDevice("wishes"), await withDevice("silent-wishes")]
      const variant = await shop().variant(3, 90_000)
      for (const { id, headers } of [notified, silent]) {
        await shop().call("POST", "/api/v2/wishlists/add_id", { body: { variant_id: variant }, headers })
        await shop().db.query("update users set email = null, email_confirmed = false, phone = $2, phone_confirmed = true where id = $1", [
          id,
          `88${String(100_000 + (shop().unique() % 900_000))}`,
        ])
      }
      await shop().db.query(`update users set settings = '{"notifications": {"prices": {"push": false}}}' where id = $1`, [silent.id])
      await shop().db.query("update variants set selling_price = 70000 where id = $1", [variant])
      await sendWishes()
      await sendWishes()
      expect([titlesTo("wishes").length, titlesTo("silent-wishes")]).toEqual([1, []])
      const note = server.received.find(({ device }) => device === "wishes")?.note
      expect([note?.path, note?.body]).toEqual([expect.stringMatching(/^\/products\/[a-z0-9-]+$/), "20,000₮ хямдарсан · Үнэ: 70,000₮"])
    })

    it("reports once a wish that is back in stock, unless stock is switched off [B24] [S29k]", async () => {
      const [notified, silent] = [await withDevice("back"), await withDevice("silent-back")]
      const variant = await shop().variant(0, 90_000)
      for (const { headers } of [notified, silent])
        await shop().call("POST", "/api/v2/wishlists/add_id", { body: { variant_id: variant }, headers })
      await shop().db.query(
        `update users set settings = '{"notifications": {"prices": {"push": true}, "stock": {"push": false}}}' where id = $1`,
        [silent.id],
      )
      await sendWishes()
      await shop().db.query("update variants set on_hand = 3 where id = $1", [variant])
      await sendWishes()
      await sendWishes()
      expect([server.received.filter(({ device }) => device === "back").map(({ note }) => note.body), titlesTo("silent-back")]).toEqual([
        ["Дахин ирсэн · Үнэ: 90,000₮"],
        [],
      ])
    })

    it("reaches the user who linked a device last, under the id that the device has had [C4]", async () => {
      const [first, second] = [await shop().somebody(), await shop().somebody()]
      const playerId = await subscribe(server.device("taken"))
      expect(await subscribe(server.device("taken"))).toBe(playerId)
      await link(playerId, first)
      await link(playerId, second)
      await shop().placed(first, await shop().variant(5))
      await shop().backend.tend()
      expect(titlesTo("taken")).toEqual([])
      await shop().placed(second, await shop().variant(5))
      await shop().backend.tend()
      expect(titlesTo("taken")).toHaveLength(1)
    })

    it("links no unknown device, and none for a visitor [C4]", async () => {
      const somebody = await shop().somebody()
      expect((await link("00000000-0000-4000-8000-000000000000", somebody)).status).toBe(404)
      expect((await link("anything", somebody)).status).toBe(422)
      const body = { playerId: await subscribe(server.device("visitor")) }
      expect((await shop().call("POST", "/api/v2/users/link_device", { body })).status).toBe(401)
    })

    it("ends with the session, also for what was queued before [B24]", async () => {
      const somebody = await withDevice("out")
      await shop().placed(somebody, await shop().variant(5))
      await shop().call("POST", "/oauth/revoke", { body: { token: text(somebody.tokens["access_token"]) }, form: true })
      await shop().db.query("delete from sessions where user_id = $1", [somebody.id])
      await shop().backend.tend()
      expect(titlesTo("out")).toEqual([])
    })

    it("sends a user the chosen kinds, and a visitor's device offers in its language [B24] [S29k]", async () => {
      const silent = await withDevice("silent")
      const keen = await withDevice("keen")
      await subscribe(server.device("stranger"), "en")
      const choose = (user: Somebody, notifications: object) =>
        shop().db.query("update users set settings = $2 where id = $1", [user.id, JSON.stringify({ notifications })])
      await choose(silent, { orders: { push: false, email: true } })
      await choose(keen, { offers: { push: true } })
      await shop().placed(silent, await shop().variant(5))
      expect([await sendOffer("site kinds"), await sendOffer("site kinds")]).toEqual([2, 0])
      await shop().backend.tend()
      expect([titlesTo("silent"), titlesTo("keen"), titlesTo("stranger")]).toEqual([[], ["Хямдрал"], ["Sale"]])
    })

    it("sends offers after a logout to the devices whose user had chosen them [B24] [S29k]", async () => {
      const keen = await withDevice("keen-before")
      const silent = await withDevice("silent-before")
      await shop().db.query("update users set settings = $2 where id = $1", [
        keen.id,
        JSON.stringify({ notifications: { offers: { push: true } } }),
      ])
      await shop().db.query("delete from sessions where user_id = any ($1::bigint[])", [[keen.id, silent.id]])
      expect(await sendOffer("site after logout")).toBe(1)
      await shop().backend.tend()
      expect([titlesTo("keen-before"), titlesTo("silent-before")]).toEqual([["Хямдрал"], []])
    })

    it("limits new devices of an address, and no known ones, since phones of an operator share an address [B24]", async () => {
      const address = "10.9.1.1"
      const known = server.device("known")
      const storeOf = (device: TestDevice) => shop().call("POST", "/api/v2/push/devices", { body: device, address })
      const statuses = new Set<number>()
      for (let visit = 0; visit < 70; visit += 1) statuses.add((await storeOf(known)).status)
      expect([...statuses]).toEqual([200])
      for (let one = 0; one < 59; one += 1) await storeOf(server.device(`crowd${one}`))
      await shop().setCount(`push devices from ${address}`, limits.pushDevices.max)
      expect([(await storeOf(server.device("one-more"))).status, (await storeOf(known)).status]).toEqual([429, 200])
    })

    it("removes devices that the push service reports as gone, and reaches the others [B24]", async () => {
      const names = Array.from({ length: 60 }, (_, at) => `many${at}`)
      for (const [at, name] of names.entries()) {
        await subscribe(server.device(name))
        if (at % 2 === 0) server.answers.set(name, at % 4 === 0 ? 410 : 404)
      }
      expect(await sendOffer("site many")).toBe(60)
      await shop().backend.tend()
      const [left] = await shop().db.query<{ count: number }>("select count(*)::int as count from push_devices")
      expect([left?.count, names.filter((name) => titlesTo(name).length === 1).length]).toEqual([30, 30])
    })

    it("removes devices that are refused for their key, and none of the present key [B24]", async () => {
      const key = text((await shop().call("GET", "/api/v2/push/key")).body["publicKey"])
      const other = `B${"x".repeat(86)}`
      const refused: ReadonlyArray<readonly [string, string | null, number]> = [
        ["stale", other, 403],
        ["stale-mozilla", other, 401],
        ["stale-apple", other, 400],
        ["unknown", null, 403],
        ["present", key, 403],
        ["unknown-fault", null, 400],
      ]
      for (const [name, applicationServerKey, status] of refused) {
        await subscribe({ ...server.device(name), applicationServerKey })
        server.answers.set(name, status)
      }
      await sendOffer("site other key")
      await shop().backend.tend()
      const left = await shop().db.query<{ endpoint: string }>("select endpoint from push_devices order by endpoint")
      expect(left.map(({ endpoint }) => endpoint.split("/").at(-1))).toEqual(["present", "unknown-fault"])
    })

    it("keeps the key of a device that is stored again without one [B24]", async () => {
      const key = text((await shop().call("GET", "/api/v2/push/key")).body["publicKey"])
      await subscribe({ ...server.device("two-releases"), applicationServerKey: key })
      await subscribe(server.device("two-releases"))
      expect(await shop().db.query("select application_server_key from push_devices")).toEqual([{ application_server_key: key }])
    })

    it("tries again after a minute what a push service could not take, and sends it once [B24]", async () => {
      await subscribe(server.device("later"))
      server.answers.set("later", 503)
      await sendOffer("site later")
      await shop().backend.tend()
      await shop().backend.tend()
      expect(server.requests.filter((name) => name === "later")).toHaveLength(1)
      server.answers.delete("later")
      shop().wait(1)
      await shop().backend.tend()
      shop().wait(1)
      await shop().backend.tend()
      expect(titlesTo("later")).toHaveLength(1)
    })

    it("follows no redirect [B24]", async () => {
      await subscribe(server.device("moved"))
      server.answers.set("moved", 302)
      await sendOffer("site moved")
      await shop().backend.tend()
      expect(await shop().db.query("select key, state from pushes")).toEqual([{ key: "site moved", state: "failed" }])
      expect(titlesTo("moved")).toEqual([])
    })

    it("sends nothing that is no longer useful [B24]", async () => {
      await subscribe(server.device("late"))
      await sendOffer("site late")
      shop().wait(61)
      await shop().backend.tend()
      expect(await shop().db.query("select key, state from pushes")).toEqual([{ key: "site late", state: "failed" }])
      expect(titlesTo("late")).toEqual([])
    })

    const store = (endpoint: string, keys: object) => shop().call("POST", "/api/v2/push/devices", { body: { endpoint, keys } })

    it.each([
      "http://fcm.googleapis.com/x",
      "https://127.0.0.1/x",
      "https://10.0.0.5/x",
      "https://localhost/x",
      "https://[::1]/x",
      "https://[::ffff:10.0.0.5]/x",
      "https://[fd00::1]/x",
      "https://[fe80::1]/x",
      "https://2130706433/x",
      "https://0x7f.1/x",
      "https://0177.0.0.1/x",
      "https://0/x",
      "https://169.254.169.254/latest/meta-data",
      "https://metadata.google.internal/x",
      "https://fcm.googleapis.com./x",
      "https://push.apple.com/x",
      "https://evilpush.apple.com/x",
      "//10.0.0.5/x",
      "data:text/plain,x",
      "https://fcm.googleapis.com:8443/x",
      "https://fcm.googleapis.com@10.0.0.5/x",
      "https://fcm.googleapis.com.evil.mn/x",
      "nonsense",
    ])("stores no device at %s, which is no known push service [B24]", async (endpoint) => {
      expect((await store(endpoint, server.device("inside").keys)).status).toBe(422)
    })

    it("stores a device of a known push service, unless its keys are broken [B24]", async () => {
      expect((await store("https://web.push.apple.com/x", server.device("apple").keys)).status).toBe(200)
      expect((await store("https://fcm.googleapis.com/x", { p256dh: "x", auth: "y" })).status).toBe(422)
    })

    it("sends nothing to a device that unsubscribed, of which an unknown id is no error", async () => {
      const playerId = await subscribe(server.device("leaving"))
      expect((await shop().call("DELETE", `/api/v2/push/devices/${playerId}`)).status).toBe(200)
      expect((await shop().call("DELETE", "/api/v2/push/devices/anything")).status).toBe(200)
      expect(await sendOffer("site leaving")).toBe(0)
    })
  })
}
