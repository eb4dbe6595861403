/** Limits of an address that a stranger has filled: others at that address pass by proof of work. Decision 47. */
import { describe, expect, it } from "vitest"
import { workChallengeHeader, workSolutionHeader } from "#adapters/shop/contract/work-headers.ts"
import { solveWork } from "#adapters/shop/client/work.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { addressKey } from "#backend/http/rate-limiter.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"
import { limitedCalls, type Send, type WorkLimit } from "./limited-calls.ts"

export const addressLimits = (shop: () => Trial): void => {
  const calls = limitedCalls(shop)
  const newAddress = (): string => `10.201.${Math.floor(shop().unique() / 250) % 250}.${shop().unique() % 250}`
  /** An address at which a stranger has filled a limit `times` over. */
  const flooded = async (name: WorkLimit, times: number): Promise<string> => {
    const address = newAddress()
    await shop().setCount(addressKey(limits[name], { key: address }), limits[name].max * times)
    return address
  }
  const countOf = async (name: WorkLimit, address: string): Promise<number> =>
    (
      await shop().db.query<{ count: number }>("select count from rate_limits where key = $1", [addressKey(limits[name], { key: address })])
    )[0]?.count ?? 0
  const challengeOf = async (send: Send, address: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
    const refused = await send(address, headers)
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true])
    return refused.headers.get(workChallengeHeader) ?? ""
  }
  const solved = async (challenge: string) => ({ [workSolutionHeader]: (await solveWork(challenge)) ?? "" })
  const key = (name: string) => ({ "idempotency-key": `${name} of somebody in a crowd ${shop().unique()}` })

  describe("limit of an address", () => {
    it.each(Object.keys(calls) as ReadonlyArray<WorkLimit>)(
      "%s, filled by a stranger, refuses calls without work, and accepts those with it",
      async (name) => {
        const elsewhere = await (await calls[name]())(newAddress(), key(name))
        expect(name === "unknownWishLists" ? [404] : [200, 201, 202]).toContain(elsewhere.status)
        const address = await flooded(name, 1)
        const send = await calls[name]()
        const intent = key(name)
        const challenge = await challengeOf(send, address, intent)
        // The refusal is no stored response of the intent.
        const answer = await send(address, { ...intent, ...(await solved(challenge)) })
        expect([answer.status, answer.headers.get(workChallengeHeader)]).toEqual([elsewhere.status, null])
        const stranger = await calls[name]()
        for (let at = 0; at < 3; at += 1) await challengeOf(stranger, address, key(name))
      },
    )

    it.each([1, 2, 3, 4, 100])(
      "that is filled %i times over accepts work, and raises its level only after accepted work",
      async (times) => {
        const address = await flooded("newsletterRequests", times)
        const send = await calls.newsletterRequests()
        const challenge = await challengeOf(send, address)
        for (let at = 0; at < 5; at += 1) await challengeOf(send, address)
        expect(await countOf("newsletterRequests", address)).toBe(limits.newsletterRequests.max * times)
        expect((await send(address, await solved(challenge))).status).toBe(202)
        expect(await countOf("newsletterRequests", address)).toBe(limits.newsletterRequests.max * times + 1)
        const { data } = (JSON.parse(challenge) as { readonly parameters: { readonly data: { readonly level: number } } }).parameters
        expect(data.level).toBe(Math.min(times - 1, 3))
      },
    )

    it("accepts a solution once, at its address, in time, and below the current level by one at most", async () => {
      const [address, other] = [await flooded("contactForms", 1), await flooded("contactForms", 1)]
      const send = await calls.contactForms()
      const solution = await solved(await challengeOf(send, address))
      await challengeOf(send, other, solution)
      const repeated = await Promise.all([1, 2, 3].map(() => send(address, solution)))
      expect(repeated.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([202, 429, 429])
      const late = await solved(await challengeOf(send, address))
      const cheap = await solved(await challengeOf(send, address))
      const risen = await solved(await challengeOf(send, address))
      await shop().setCount(addressKey(limits.contactForms, { key: address }), limits.contactForms.max * 2)
      expect((await send(address, risen)).status).toBe(202)
      await shop().setCount(addressKey(limits.contactForms, { key: address }), limits.contactForms.max * 3)
      await challengeOf(send, address, cheap)
      await shop().setCount(addressKey(limits.contactForms, { key: address }), limits.contactForms.max)
      shop().wait(6)
      await challengeOf(send, address, late)
    })

    const malformed = ["", "x", "null", "[]", "{}", '{"challenge":{}}', '{"challenge":{"parameters":null,"signature":1},"solution":1}']
    it.each([...malformed, "[".repeat(1900), "x".repeat(5000)])("refuses %j as a solution", async (header) => {
      await challengeOf(await calls.contactForms(), await flooded("contactForms", 1), { [workSolutionHeader]: header })
      expect((await (await calls.contactForms())(newAddress(), { [workSolutionHeader]: header })).status).toBe(202)
    })

    it("counts once for a person whose call is repeated with its work", async () => {
      const somebody = await shop().somebody()
      const address = await flooded("redemptionsByAddress", 1)
      const send: Send = (from, headers) =>
        shop().call("POST", "/api/v2/vouchers/use", {
          body: { code: "NOSUCH" },
          headers: { ...somebody.headers, ...headers },
          address: from,
        })
      const solution = await solved(await challengeOf(send, address))
      expect((await send(address, solution)).status).toBe(422)
      expect(await shop().db.query("select count from rate_limits where key = $1", [`redeeming by ${somebody.id}`])).toEqual([{ count: 1 }])
    })

    it("deletes spent solutions after an hour", async () => {
      const address = await flooded("contactForms", 1)
      const send = await calls.contactForms()
      expect((await send(address, await solved(await challengeOf(send, address)))).status).toBe(202)
      const spent = () => shop().db.query("select key from rate_limits where key like 'work %'")
      expect(await spent()).not.toEqual([])
      shop().wait(61)
      await shop().backend.tend()
      expect(await spent()).toEqual([])
    })

    it("drops page views above it without a challenge, since a beacon cannot solve one", async () => {
      const address = newAddress()
      const view = () => shop().call("POST", "/api/v2/page_views", { body: { path: "/", title: "", referrer: "" }, address })
      await shop().setCount(addressKey(limits.pageViews, { key: address }), limits.pageViews.max - 1)
      expect((await view()).status).toBeLessThan(300)
      const refused = await view()
      expect([refused.status, refused.headers.get(workChallengeHeader)]).toEqual([429, null])
    })
  })
}
