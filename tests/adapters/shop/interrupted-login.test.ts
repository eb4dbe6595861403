/** Login whose response the page never read. */
import { describe, expect, it } from "vitest"
import { memoryStorage } from "#adapters/persistence/device-storage.ts"
import { createInterruptedLogin } from "#adapters/shop/interrupted-login.ts"
import { pendingLogoutKey } from "#adapters/persistence/storage-keys.ts"
import type { Problem } from "#domain/entities/problem.ts"

/** A device, and a shop whose session can be renewed from the `from`-th try on. */
const device = (from = 1) => {
  const storage = memoryStorage()
  let renewals = 0
  const session = { renewed: () => Promise.resolve((renewals += 1) >= from ? "fresh" : null) }
  const page = () => createInterruptedLogin({ session, storage, pause: 0 })
  return { storage, page, renewals: () => renewals }
}

const never = (): Promise<never> => new Promise(() => undefined)
const refused = (problem: Problem) => () => Promise.reject(problem)
const unreachable: Problem = { _tag: "Unreachable" }

describe("login that a reload interrupts", () => {
  it("is found by the next page, once [B5]", async () => {
    const { page, renewals } = device()
    void page().sendLogin(never)
    expect(await page().restoreLogin()).toBe(true)
    expect(await page().restoreLogin()).toBe(false)
    expect(renewals()).toBe(1)
  })

  it("is waited for while the shop answers it, five tries at most", async () => {
    const slow = device(5)
    void slow.page().sendLogin(never)
    expect(await slow.page().restoreLogin()).toBe(true)
    const lost = device(6)
    void lost.page().sendLogin(never)
    expect(await lost.page().restoreLogin()).toBe(false)
    expect(await lost.page().restoreLogin()).toBe(false)
    expect(lost.renewals()).toBe(5)
  })

  it("sends no request for a visitor, after a completed login, or after a refused one", async () => {
    const { page, renewals } = device()
    expect(await page().restoreLogin()).toBe(false)
    expect(await page().sendLogin(() => Promise.resolve("token"))).toBe("token")
    await page()
      .sendLogin(refused({ _tag: "Refused", status: 401, text: "Нууц үг буруу", code: null, fields: {} }))
      .catch(() => undefined)
    expect(await page().restoreLogin()).toBe(false)
    expect(renewals()).toBe(0)
  })

  it("is looked for once where the connection broke off before the answer", async () => {
    const { page } = device()
    await expect(page().sendLogin(refused(unreachable))).rejects.toEqual(unreachable)
    expect(await page().restoreLogin()).toBe(true)
    const lost = device(2)
    await lost
      .page()
      .sendLogin(refused(unreachable))
      .catch(() => undefined)
    expect([await lost.page().restoreLogin(), lost.renewals()]).toEqual([false, 1])
  })

  it("does not resume the session of a shopper who logged out without a connection", async () => {
    const { storage, page, renewals } = device()
    storage.write(pendingLogoutKey, "1")
    await page()
      .sendLogin(refused(unreachable))
      .catch(() => undefined)
    expect([await page().restoreLogin(), renewals()]).toEqual([false, 0])
  })
})
