/** Identity ports on an unreliable connection. */
import { Hono } from "hono"
import { describe, expect, it } from "vitest"
import { memoryStorage } from "#adapters/persistence/device-storage.ts"
import { createDraftPorts } from "#adapters/persistence/registration-draft.ts"
import { createIdentityPorts } from "#adapters/shop/identity.ts"
import { createInterruptedLogin } from "#adapters/shop/interrupted-login.ts"
import { fetchFrom, testCaller, testSession } from "./test-caller.ts"

const token = { access_token: "given", token_type: "bearer", expires_in: 7200, refresh_token: null, created_at: 1, cut: [] }
const user = { id: 17, login: "99112233", email: null, mobile: "99112233", first_name: "Номин", last_name: "Бат", full_name: "Номин Бат" }

/** The ports of a shop that accepts a code or a sign-up once, and fails the first `failures` requests for the user; and its counts of both. */
const portsWith = (failures: number) => {
  const requestCounts = { proofs: 0, users: 0 }
  const api = new Hono()
  const isFirstProof = () => (requestCounts.proofs += 1) === 1
  api.post("/api/v2/mcs_auth/verify", (c) => (isFirstProof() ? c.json(token) : c.json({ error: "Код буруу байна" }, 422)))
  api.post("/api/v2/mcs_auth/sign_up", (c) => (isFirstProof() ? c.json(token) : c.json({ error: "Хугацаа дууссан" }, 422)))
  api.get("/api/v2/users/me", (c) => ((requestCounts.users += 1) <= failures ? c.json({}, 503) : c.json(user)))
  const session = testSession()
  const caller = testCaller(fetchFrom(api), { session, backoff: () => 0 })
  const interrupted = createInterruptedLogin({ session, storage: memoryStorage(), pause: 0 })
  return {
    ports: createIdentityPorts(caller, { session, interrupted }, { ...createDraftPorts(memoryStorage()), logOut: () => Promise.resolve() }),
    session,
    requestCounts,
  }
}

const correctCode = { login: "99112233", code: "123456" }
const person = {
  kind: "person",
  signUpToken: "may",
  lastName: "Бат",
  firstName: "Номин",
  birthday: null,
  gender: null,
  occupation: "",
  registrationNumber: null,
  password: null,
} as const

describe("verified shopper", () => {
  it("is logged in by repeating a failed request for the user", async () => {
    const { ports, requestCounts } = portsWith(1)
    await expect(ports.verifyCode(correctCode)).resolves.toMatchObject({ _tag: "LoggedIn", user: { id: 17 } })
    expect(requestCounts.users).toBe(2)
  })

  it("is not refused the same code when only the user could not be fetched", async () => {
    const { ports, requestCounts } = portsWith(3)
    await expect(ports.verifyCode(correctCode)).rejects.toMatchObject({ _tag: "Failed", status: 503 })
    await expect(ports.verifyCode(correctCode)).resolves.toMatchObject({ _tag: "LoggedIn", user: { id: 17 } })
    expect(requestCounts.proofs).toBe(1)
  })

  it("needs another code next time, or after a logout", async () => {
    const { ports, session, requestCounts } = portsWith(3)
    await ports.verifyCode(correctCode).catch(() => undefined)
    await expect(ports.verifyCode({ ...correctCode, code: "654321" })).rejects.toMatchObject({ _tag: "Refused" })
    session.keep(null)
    await expect(ports.verifyCode(correctCode)).rejects.toMatchObject({ _tag: "Refused" })
    expect(requestCounts.proofs).toBe(3)
  })

  it("gets one account when only its user could not be fetched", async () => {
    const { ports, requestCounts } = portsWith(3)
    await expect(ports.signUp(person)).rejects.toMatchObject({ _tag: "Failed", status: 503 })
    await expect(ports.signUp(person)).resolves.toMatchObject({ id: 17 })
    expect(requestCounts.proofs).toBe(1)
  })
})
