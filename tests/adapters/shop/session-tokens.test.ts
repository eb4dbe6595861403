import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createSessionTokens, type OneAtATime } from "#adapters/shop/client/session-tokens.ts"

/** A device whose tabs share storage and a lock. */
const device = (stored: string | null) => {
  let token = stored
  let last: Promise<unknown> = Promise.resolve()
  let renewals = 0
  const inTurn: OneAtATime = (_, work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
  const tokenStorage = { read: () => token, write: (next: string | null) => void (token = next) }
  const renew = () => {
    renewals += 1
    return Promise.resolve<string | null>(`fresh ${renewals}`)
  }
  return {
    tab: (renewal = renew) => createSessionTokens({ tokenStorage, renew: renewal, oneAtATime: inTurn }),
    tokenStorage,
    renewals: () => renewals,
  }
}

describe("session", () => {
  it("is renewed once for concurrent calls", async () => {
    const { tab, renewals } = device("old")
    const session = tab()
    await expect(Promise.all([session.renewed("old"), session.renewed("old"), session.renewed("old")])).resolves.toEqual([
      "fresh 1",
      "fresh 1",
      "fresh 1",
    ])
    expect(renewals()).toBe(1)
  })

  it("is renewed once among the tabs of a device", async () => {
    const { tab, renewals } = device("old")
    await expect(Promise.all([tab().renewed("old"), tab().renewed("old")])).resolves.toEqual(["fresh 1", "fresh 1"])
    expect(renewals()).toBe(1)
  })

  it("uses a token that another tab has fetched meanwhile", async () => {
    const { tab, tokenStorage, renewals } = device("old")
    tokenStorage.write("newer")
    await expect(tab().renewed("old")).resolves.toBe("newer")
    expect(renewals()).toBe(0)
  })

  it("stays ended when another tab has logged out", async () => {
    const { tab, tokenStorage, renewals } = device("old")
    tokenStorage.write(null)
    await expect(tab().renewed("old")).resolves.toBeNull()
    expect(renewals()).toBe(0)
  })

  it("ends when it cannot be renewed", async () => {
    const { tab, tokenStorage } = device("old")
    await expect(tab(() => Promise.resolve(null)).renewed("old")).resolves.toBeNull()
    expect(tokenStorage.read()).toBeNull()
  })

  it("survives a renewal whose request failed", async () => {
    const { tab, tokenStorage } = device("old")
    const session = tab(() => Promise.reject(new Error("no network")))
    await expect(session.renewed("old")).rejects.toThrow("no network")
    expect(tokenStorage.read()).toBe("old")
  })

  it("never renews one token twice, whatever the order of tabs", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.scheduler(), async (tabs, scheduler) => {
        const { tab, renewals } = device("old")
        const tokens = Array.from({ length: tabs }, (_, index) =>
          scheduler.schedule(Promise.resolve(), `tab ${index}`).then(() => tab().renewed("old")),
        )
        await scheduler.waitIdle()
        expect(new Set(await Promise.all(tokens))).toEqual(new Set(["fresh 1"]))
        expect(renewals()).toBe(1)
      }),
    )
  })
})
