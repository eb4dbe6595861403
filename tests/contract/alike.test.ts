/** Known and unknown logins: reset, codes and passwords answer alike, in words and in the work that is done for them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "#backend/database/database.ts"
import { pglite } from "./support/engines.ts"
import { asClient, type Somebody, Trial } from "./support/test-backend.ts"

/** Notes the statements of a database and of its transactions; the sending of letters works beside the calls and is left out. */
const noting = (db: Database, statements: Array<string>): Database => ({
  ...db,
  query: (sql, params) => {
    if (!sql.startsWith("update letters")) statements.push(sql)
    return db.query(sql, params)
  },
  transaction: (work, options) => db.transaction((tx) => work(noting(tx, statements)), options),
})

const median = (values: ReadonlyArray<number>): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

describe("a known and an unknown login", () => {
  const statements: Array<string> = []
  let shop: Trial
  let known: Somebody
  beforeAll(async () => {
    shop = await Trial.begin({ name: "noted", open: async () => noting(await pglite.open(), statements) })
    known = await shop.somebody()
  })
  afterAll(() => shop?.end())

  /** Answer and statements of a call, without the requested login. */
  const responseTo = async (path: string, login: string, body: object) => {
    shop.wait(2)
    statements.length = 0
    const { status, body: answer } = await shop.call("POST", path, { body, headers: asClient, address: "198.51.100.9" })
    return {
      status,
      answer: JSON.stringify(answer)
        .replaceAll(login, "…")
        .replaceAll(/"\w•••@/g, '"…@'),
      statements: [...statements],
    }
  }
  const both = async (path: string, bodyOf: (login: string) => object) => {
    const nobody = `nobody${shop.unique()}@example.mn`
    return [await responseTo(path, known.login, bodyOf(known.login)), await responseTo(path, nobody, bodyOf(nobody))] as const
  }

  it.each<readonly [what: string, path: string, bodyOf: (login: string) => object]>([
    ["a code is asked for", "/api/v2/mcs_auth", (login) => ({ login })],
    ["a reset is asked for", "/api/v2/mcs_auth/reset", (login) => ({ login })],
    ["a reset has a wrong code", "/api/v2/mcs_auth/reset", (login) => ({ login, code: "000000" })],
    [
      "a reset has a wrong code and a password",
      "/api/v2/mcs_auth/reset",
      (login) => ({ login, code: "000000", password: "Long-enough-1", password_confirmation: "Long-enough-1" }),
    ],
    ["a login has a wrong code", "/api/v2/mcs_auth/verify", (login) => ({ login, code: "000000" })],
    ["a login has a wrong password", "/oauth/token", (username) => ({ grant_type: "password", username, password: "Wrong-2026" })],
  ])("are answered alike, by the same statements, where %s", async (_, path, bodyOf) => {
    const [ofKnown, ofUnknown] = await both(path, bodyOf)
    expect(ofKnown.statements.length).toBeGreaterThan(0)
    expect(ofUnknown).toEqual(ofKnown)
  })

  it("store no letter for nobody", async () => {
    const login = `nobody${shop.unique()}@example.mn`
    expect((await responseTo("/api/v2/mcs_auth/reset", login, { login })).status).toBe(200)
    expect(await shop.db.query("select from letters where recipient = $1", [login])).toEqual([])
  })

  it("cost the hash of a password alike", async () => {
    await shop.db.query(
      "update users set password_hash = (select password_hash from users where email = 'demo@example.mn') where id = $1",
      [known.id],
    )
    const times = { known: [] as Array<number>, unknown: [] as Array<number> }
    for (let at = 0; at < 18; at += 1) {
      const who = at % 2 === 0 ? "known" : "unknown"
      const username = who === "known" ? known.login : `nobody${shop.unique()}@example.mn`
      const started = performance.now()
      const { status } = await shop.call("POST", "/oauth/token", {
        body: { grant_type: "password", username, password: "Wrong-2026" },
        headers: asClient,
        address: `198.51.100.${20 + at}`,
      })
      times[who].push(performance.now() - started)
      expect(status).toBe(401)
    }
    // Without a hash of its own an unknown login is answered in a tenth of the time.
    const ratio = median(times.unknown) / median(times.known)
    expect(ratio, JSON.stringify(times)).toBeGreaterThan(0.4)
    expect(ratio, JSON.stringify(times)).toBeLessThan(2.5)
  })
})
