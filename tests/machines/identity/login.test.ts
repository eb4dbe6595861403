/** Login machine. */
import { describe, expect, it } from "vitest"
import { nomin } from "#book/fixtures/identity/people.ts"
import { tooMany, wrongCode, wrongPassword } from "#book/fixtures/shell/problems.ts"
import { loginMachine, type LoginField } from "#machines/identity/login.ts"
import { advanceSeconds, startTestActor } from "#tests/machines/test-actor.ts"

const known = { registered: true, channel: "phone", methods: ["password", "code"] } as const
const stranger = { ...known, registered: false, methods: ["code"] } as const
const sent = { sentTo: "9911 2233", expiresIn: 300, resendIn: 60 }

const arrive = () => {
  const login = startTestActor(loginMachine, { next: "/checkout/address" })
  return {
    ...login,
    send: login.actor.send,
    type: (field: LoginField, value: string) => login.actor.send({ type: "field.type", field, value }),
    state: () => login.actor.getSnapshot().value,
    context: () => login.actor.getSnapshot().context,
  }
}

const withCode = async (check: typeof known | typeof stranger = known) => {
  const login = arrive()
  login.type("login", "9911 2233")
  login.send({ type: "login.submit", method: "code" })
  await login.last("checkLogin").answer(check)
  await login.last("sendCode").answer(sent)
  return login
}

describe("login", () => {
  it("sends nothing for an invalid login, and shows what is wrong with it", () => {
    const login = arrive()
    login.type("login", "991122")
    login.send({ type: "login.submit", method: "code" })
    expect(login.requests).toEqual([])
    expect(login.context().refusals).toMatchObject([{ field: "login", key: "v.phone_wrong" }])
  })

  it("by password continues at the next page", async () => {
    const login = arrive()
    login.type("login", "+976 9911-2233")
    login.send({ type: "login.submit", method: "password" })
    await login.last("checkLogin").answer(known)
    login.type("password", "Demo-2026")
    login.send({ type: "password.submit" })
    expect(login.last("logIn").input).toEqual({ login: "99112233", password: "Demo-2026" })
    await login.last("logIn").answer(nomin)
    expect(login.emitted).toEqual([{ type: "session.begin", user: nomin, next: "/checkout/address" }])
  })

  it("keeps what was typed after a wrong password, and shows the shop's message", async () => {
    const login = arrive()
    login.type("login", "nomin@example.mn")
    login.send({ type: "login.submit", method: "password" })
    await login.last("checkLogin").answer(known)
    login.type("password", "Demo-2025")
    login.send({ type: "password.submit" })
    await login.last("logIn").refuse(wrongPassword)
    expect(login.state()).toBe("askingPassword")
    expect(login.context()).toMatchObject({ problem: wrongPassword, form: { login: "nomin@example.mn", password: "Demo-2025" } })
  })

  it("sends a code with its last digit", async () => {
    const login = await withCode()
    login.type("code", "12345")
    expect(login.state()).toEqual({ askingCode: "counting" })
    login.type("code", "123 456")
    expect(login.last("verifyCode").input).toEqual({ login: "99112233", code: "123456" })
    await login.last("verifyCode").answer({ _tag: "LoggedIn", user: nomin })
    expect(login.state()).toBe("loggedIn")
  })

  it("clears the code when the login changes", async () => {
    const login = await withCode()
    login.send({ type: "login.edit" })
    login.type("login", "8811 2233")
    login.send({ type: "login.submit", method: "code" })
    await login.last("checkLogin").answer(known)
    await login.last("sendCode").refuse(tooMany)
    expect(login.state()).toBe("askingLogin")
    expect(login.context()).toMatchObject({ sent: null, resendIn: 0, problem: tooMany })
  })

  it("still accepts the code after the same login is typed again", async () => {
    const login = await withCode()
    login.send({ type: "login.edit" })
    login.send({ type: "login.submit", method: "code" })
    await login.last("checkLogin").answer(known)
    await login.last("sendCode").refuse(tooMany)
    expect(login.state()).toMatchObject({ askingCode: "counting" })
  })

  it("returns to the code after a wrong one", async () => {
    const login = await withCode()
    login.type("code", "000000")
    await login.last("verifyCode").refuse(wrongCode)
    expect(login.context().problem).toEqual(wrongCode)
    login.type("code", "000001")
    expect(login.state()).toBe("verifying")
  })

  it("allows another code after sixty seconds, not before", async () => {
    const login = await withCode()
    advanceSeconds(login.clock, 59)
    login.send({ type: "code.send" })
    expect(login.context().resendIn).toBe(1)
    advanceSeconds(login.clock, 1)
    expect(login.state()).toEqual({ askingCode: "resendable" })
    login.send({ type: "code.send" })
    await login.last("sendCode").refuse(tooMany)
    expect(login.state()).toEqual({ askingCode: "resendable" })
    expect(login.context().problem).toEqual(tooMany)
  })

  it("continues for a new shopper at the registration, with the confirmed address", async () => {
    const login = await withCode(stranger)
    login.type("code", "123456")
    await login.last("verifyCode").answer({ _tag: "MaySignUp", signUpToken: "a-token" })
    expect(login.last("keepRegistration").input).toMatchObject({ draft: { kind: "person", login: "9911 2233", signUpToken: "a-token" } })
    await login.last("keepRegistration").answer()
    expect(login.emitted).toEqual([{ type: "registration.begin", next: "/checkout/address" }])
  })

  it("shows the password field when it is chosen while a code is being sent", async () => {
    const login = arrive()
    login.type("login", "9911 2233")
    login.send({ type: "login.submit", method: "code" })
    await login.last("checkLogin").answer(known)
    expect(login.state()).toBe("sendingCode")
    login.send({ type: "login.submit", method: "password" })
    expect([login.state(), login.context().method]).toEqual(["askingPassword", "password"])
  })

  it("shows the password field when it is chosen while the login is being checked", async () => {
    const login = arrive()
    login.type("login", "9911 2233")
    login.send({ type: "login.submit", method: "code" })
    login.send({ type: "login.submit", method: "password" })
    await login.last("checkLogin").answer(known)
    expect(login.state()).toBe("askingPassword")
  })

  it("shows no password field to a new shopper", async () => {
    const login = arrive()
    login.type("login", "9911 2233")
    login.send({ type: "login.submit", method: "password" })
    await login.last("checkLogin").answer(stranger)
    expect(login.state()).toBe("sendingCode")
  })
})
