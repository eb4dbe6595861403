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

/** The ports, and a shop that accepts a code or sign-up once and fails the first `failures` requests for its user. */
const portsWith = (failures: number) => {
  const times = { proofs: 0, users: 0 }
  const api = new Hono()
  const once = () => (times.proofs += 1) === 1
  api.post("/api/v2/mcs_auth/verify", (c) => (once() ? c.json(token) : c.json({ error: "Код буруу байна" }, 422)))
  api.post("/api/v2/mcs_auth/sign_up", (c) => (once() ? c.json(token) : c.json({ error: "Хугацаа дууссан" }, 422)))
  api.get("/api/v2/users/me", (c) => ((times.users += 1) <= failures ? c.json({}, 503) : c.json(user)))
  const session = testSession()
  const caller = testCaller(fetchFrom(api), { session, backoff: () => 0 })
  const interrupted = createInterruptedLogin({ session, storage: memoryStorage(), pause: 0 })
  return {
    ports: createIdentityPorts(caller, { session, interrupted }, { ...createDraftPorts(memoryStorage()), logOut: () => Promise.resolve() }),
    session,
    times,
  }
}

const right = { login: "99112233", code: "123456" }
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
    const { ports, times } = portsWith(1)
    await expect(ports.verifyCode(right)).resolves.toMatchObject({ _tag: "LoggedIn", user: { id: 17 } })
    expect(times.users).toBe(2)
  })

  it("is not refused the same code when only the user could not be fetched", async () => {
    const { ports, times } = portsWith(3)
    await expect(ports.verifyCode(right)).rejects.toMatchObject({ _tag: "Failed", status: 503 })
    await expect(ports.verifyCode(right)).resolves.toMatchObject({ _tag: "LoggedIn", user: { id: 17 } })
    expect(times.proofs).toBe(1)
  })

  it("needs another code next time, or after a logout", async () => {
    const { ports, session, times } = portsWith(3)
    await ports.verifyCode(right).catch(() => undefined)
    await expect(ports.verifyCode({ ...right, code: "654321" })).rejects.toMatchObject({ _tag: "Refused" })
    session.keep(null)
    await expect(ports.verifyCode(right)).rejects.toMatchObject({ _tag: "Refused" })
    expect(times.proofs).toBe(3)
  })

  it("gets one account when only its user could not be fetched", async () => {
    const { ports, times } = portsWith(3)
    await expect(ports.signUp(person)).rejects.toMatchObject({ _tag: "Failed", status: 503 })
    await expect(ports.signUp(person)).resolves.toMatchObject({ id: 17 })
    expect(times.proofs).toBe(1)
  })
})
