/** Start of a server: beside others, with a sandbox secret, and without a sandbox. */
import { afterEach, describe, expect, it, onTestFinished } from "vitest"
import { createBackend } from "#backend/backend.ts"
import type { Carriers } from "#backend/notifications/carriers/carrier.ts"
import { carriersFor, NoCarriers } from "#backend/notifications/carriers/configured-carriers.ts"
import { NoProviders } from "#backend/configured-providers.ts"
import type { Providers } from "#backend/providers.ts"
import { pglite, postgres, type Engine } from "../support/engines.ts"
import { asClient, text, Trial } from "../support/test-backend.ts"

/** A database server starts, and a shop is filled, in each test. */
const timeout = 180_000

/** Secret that opens the sandbox to others than this machine. */
const secret = "long and hard to guess"

describe("starting server", () => {
  const trials: Trial[] = []
  const begin = async (engine: Engine, changes: Parameters<typeof Trial.begin>[1] = {}): Promise<Trial> => {
    const trial = await Trial.begin(engine, changes)
    trials.push(trial)
    return trial
  }
  const logIn = (shop: Trial, password: string) =>
    shop.call("POST", "/oauth/token", { body: { grant_type: "password", username: "demo@example.mn", password }, headers: asClient })
  afterEach(async () => {
    for (const trial of trials.splice(0)) await trial.end()
  })

  it(
    "shares one database with others that start at once",
    async () => {
      const db = await postgres.open()
      onTestFinished(() => db.close())
      const shared = { ...postgres, open: async () => ({ ...db, close: async () => undefined }) }
      const shops = await Promise.all([begin(shared), begin(shared), begin(shared)])
      const [count] = await db.query(
        `select (select count(*) from users) as users,
         (select count(*) from products) - (select count(*) from hotel_rooms) as products`,
      )
      expect(count).toEqual({ users: 3, products: 193 })
      expect(await Promise.all(shops.map(async (shop) => (await shop.call("GET", "/readyz")).status))).toEqual([200, 200, 200])
    },
    timeout,
  )

  describe.each([{ host: "0.0.0.0" }, { publicOrigin: "https://shop.mn" }])("for others than this machine, by %o", (settings) => {
    const openedToOthers = async () => {
      const shop = await begin(pglite, { ...settings, sandbox: { secret } })
      const messages = (headers: Readonly<Record<string, string>>, address = "203.0.113.5") =>
        shop.call("GET", "/sandbox/messages", { address, headers })
      const enter = (given: string) => shop.call("POST", "/sandbox/enter", { body: { secret: given }, form: true, address: "203.0.113.5" })
      return { shop, messages, enter }
    }

    it(
      "opens its sandbox to a header with the secret alone",
      async () => {
        const { messages } = await openedToOthers()
        // A local proxy that sends no forwarding header.
        expect((await messages({}, "127.0.0.1")).status).toBe(404)
        expect((await messages({})).status).toBe(404)
        expect((await messages({ "x-sandbox-secret": "guess" })).status).toBe(404)
        expect((await messages({ "x-sandbox-secret": secret })).status).toBe(200)
      },
      timeout,
    )

    it(
      "opens its sandbox to a cookie of the form, which does not hold the secret",
      async () => {
        const { messages, enter } = await openedToOthers()
        expect((await enter("guess")).status).toBe(403)
        const setCookie = (await enter(secret)).headers.get("set-cookie") ?? ""
        const cookie = setCookie.split(";")[0] ?? ""
        expect((await messages({ cookie })).status).toBe(200)
        expect((await messages({ cookie: cookie.replace(/=.*/, `=${encodeURIComponent(secret)}`) })).status).toBe(404)
        expect(decodeURIComponent(cookie)).not.toContain(secret)
        expect(setCookie.includes("; Secure")).toBe("publicOrigin" in settings)
      },
      timeout,
    )

    it(
      "lets demo users log in by the secret alone",
      async () => {
        const { shop } = await openedToOthers()
        expect([(await logIn(shop, "Demo-2026")).status, (await logIn(shop, secret)).status]).toEqual([401, 200])
      },
      timeout,
    )
  })

  it.each(["header", "form"] as const)(
    "limits guesses at the sandbox's secret to twenty an hour from one address, by %s",
    async (by) => {
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

  describe("without a sandbox", () => {
    const noProviders: Providers = { payments: [], findOrganization: null, receipts: null }
    /** A shop whose backend is started a second time, without a sandbox. */
    const startedTwice = async () => {
      const shop = await begin(pglite)
      const start = (more: { readonly providers?: Providers; readonly carriers?: Carriers }) =>
        createBackend({ ...shop.config, sandbox: null }, { db: shop.db, timed: false, ...more })
      return { shop, start }
    }

    it(
      "starts neither without providers nor without carriers",
      async () => {
        const { start } = await startedTwice()
        await expect(start({})).rejects.toThrow(NoProviders)
        await expect(start({ providers: noProviders })).rejects.toThrow(NoCarriers)
      },
      timeout,
    )

    it(
      "refuses the passwords and the sessions of demo users, and has no sandbox pages",
      async () => {
        const { shop, start } = await startedTwice()
        const session = { authorization: `Bearer ${text((await logIn(shop, "Demo-2026")).body["access_token"])}` }
        const withoutSandbox = await start({ providers: noProviders, carriers: carriersFor(shop.config) })
        const status = async (path: string, init: RequestInit = {}) =>
          (await withoutSandbox.fetch(new Request(`http://localhost${path}`, init), { address: "127.0.0.1" })).status
        const password = {
          method: "POST",
          headers: { "content-type": "application/json", ...asClient },
          body: JSON.stringify({ grant_type: "password", username: "demo@example.mn", password: "Demo-2026" }),
        }
        expect(await status("/oauth/token", password)).toBe(401)
        expect(await status("/api/v2/users/me", { headers: session })).toBe(401)
        for (const path of ["/sandbox", "/sandbox/messages", "/sandbox/enter"]) expect([path, await status(path)]).toEqual([path, 404])
      },
      timeout,
    )
  })
})
