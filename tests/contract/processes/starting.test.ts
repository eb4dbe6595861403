/** Start of a server: beside others, with a sandbox secret, and without a sandbox. */
import { afterEach, describe, expect, it } from "vitest"
import { createBackend } from "#backend/backend.ts"
import { carriersFor, NoCarriers } from "#backend/notifications/carriers/configured-carriers.ts"
import { NoProviders } from "#backend/configured-providers.ts"
import type { Providers } from "#backend/providers.ts"
import { pglite, postgres, type Engine } from "../support/engines.ts"
import { asClient, text, Trial } from "../support/test-backend.ts"

const timeout = 180_000

describe("starting server", () => {
  let trial: Trial | null = null
  const begin = async (engine: Engine, changes: Parameters<typeof Trial.begin>[1] = {}): Promise<Trial> => {
    trial = await Trial.begin(engine, changes)
    return trial
  }
  const logIn = (shop: Trial, password: string) =>
    shop.call("POST", "/oauth/token", { body: { grant_type: "password", username: "demo@example.mn", password }, headers: asClient })
  afterEach(async () => {
    await trial?.end()
    trial = null
  })

  it(
    "shares one database with others that start at once",
    async () => {
      const db = await postgres.open()
      const together = { ...postgres, open: async () => db }
      const shops = await Promise.all([begin(together), Trial.begin(together), Trial.begin(together)])
      const [count] = await db.query(
        `select (select count(*) from users) as users,
         (select count(*) from products) - (select count(*) from hotel_rooms) as products`,
      )
      expect(count).toEqual({ users: 3, products: 193 })
      expect(await Promise.all(shops.map(async (shop) => (await shop.call("GET", "/readyz")).status))).toEqual([200, 200, 200])
    },
    timeout,
  )

  it.each([{ host: "0.0.0.0" }, { publicOrigin: "https://shop.mn" }])(
    "for others than this machine, by %o, opens its sandbox to the secret alone",
    async (settings) => {
      const secret = "long and hard to guess"
      const shop = await begin(pglite, { ...settings, sandbox: { secret } })
      // A local proxy that sends no forwarding header.
      expect((await shop.call("GET", "/sandbox/messages", { address: "127.0.0.1" })).status).toBe(404)
      const request = (headers: Readonly<Record<string, string>>) =>
        shop.call("GET", "/sandbox/messages", { address: "203.0.113.5", headers })
      expect((await request({})).status).toBe(404)
      expect((await request({ "x-sandbox-secret": "guess" })).status).toBe(404)
      expect((await request({ "x-sandbox-secret": secret })).status).toBe(200)
      const wrong = await shop.call("POST", "/sandbox/enter", { body: { secret: "guess" }, form: true, address: "203.0.113.5" })
      expect(wrong.status).toBe(403)
      const entered = await shop.call("POST", "/sandbox/enter", { body: { secret }, form: true, address: "203.0.113.5" })
      const cookie = (entered.headers.get("set-cookie") ?? "").split(";")[0] ?? ""
      expect((await request({ cookie })).status).toBe(200)
      expect((await request({ cookie: cookie.replace(/=.*/, `=${encodeURIComponent(secret)}`) })).status).toBe(404)
      expect(decodeURIComponent(cookie)).not.toContain(secret)
      expect((entered.headers.get("set-cookie") ?? "").includes("; Secure")).toBe("publicOrigin" in settings)
      expect((await logIn(shop, "Demo-2026")).status).toBe(401)
      expect((await logIn(shop, secret)).status).toBe(200)
    },
    timeout,
  )

  it.each(["header", "form"] as const)(
    "limits guesses at the sandbox's secret to twenty an hour from one address, by %s",
    async (by) => {
      const secret = "long and hard to guess"
      const shop = await begin(pglite, { host: "0.0.0.0", sandbox: { secret } })
      const guess = (given: string, address: string) =>
        by === "form"
          ? shop.call("POST", "/sandbox/enter", { body: { secret: given }, form: true, address })
          : shop.call("GET", "/sandbox/messages", { headers: { "x-sandbox-secret": given }, address })
      const [wrong, right] = by === "form" ? [403, 303] : [404, 200]
      for (let at = 0; at < 25; at += 1) expect((await guess(secret, "203.0.113.4")).status).toBe(right)
      const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => guess(`guess ${at}`, "203.0.113.5")))
      expect(answers.filter(({ status }) => status === wrong)).toHaveLength(20)
      expect((await guess(secret, "203.0.113.5")).status).toBe(429)
      expect((await guess(secret, "203.0.113.4")).status).toBe(right)
      shop.wait(60)
      expect((await guess(secret, "203.0.113.5")).status).toBe(right)
    },
    timeout,
  )

  it(
    "refuses demo users without a sandbox",
    async () => {
      const shop = await begin(pglite)
      const tokens = (await logIn(shop, "Demo-2026")).body
      const providers: Providers = {
        payments: [],
        findOrganization: null,
        receipts: null,
      }
      await expect(createBackend({ ...shop.config, sandbox: null }, { db: shop.db, timed: false })).rejects.toThrow(NoProviders)
      await expect(createBackend({ ...shop.config, sandbox: null }, { db: shop.db, timed: false, providers })).rejects.toThrow(NoCarriers)
      const carriers = carriersFor(shop.config)
      const real = await createBackend({ ...shop.config, sandbox: null }, { db: shop.db, timed: false, providers, carriers })
      const request = async (method: string, path: string, headers: Readonly<Record<string, string>>, body: unknown = null) =>
        real.fetch(
          new Request(`http://localhost${path}`, {
            method,
            headers: { "content-type": "application/json", ...headers },
            body: body === null ? null : JSON.stringify(body),
          }),
          { address: "127.0.0.1" },
        )
      const password = { grant_type: "password", username: "demo@example.mn", password: "Demo-2026" }
      expect((await request("POST", "/oauth/token", asClient, password)).status).toBe(401)
      const session = { authorization: `Bearer ${text(tokens["access_token"])}` }
      expect((await request("GET", "/api/v2/users/me", session)).status).toBe(401)
      for (const path of ["/sandbox", "/sandbox/messages", "/sandbox/enter"]) expect((await request("GET", path, {})).status).toBe(404)
    },
    timeout,
  )
})
