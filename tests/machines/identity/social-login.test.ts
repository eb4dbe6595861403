/** Login machine after a social login. */
import { describe, expect, it } from "vitest"
import { nomin } from "#book/fixtures/identity/people.ts"
import { wrongPassword } from "#book/fixtures/shell/problems.ts"
import { loginMachine, type LoginInput } from "#machines/identity/login.ts"
import { registrationMachine } from "#machines/identity/registration.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const newcomer = {
  _tag: "Newcomer",
  email: "nomin@example.mn",
  signUpToken: null,
  methods: [],
  firstName: "Номин",
  lastName: "Батболд",
} as const

const arrive = (outcome: NonNullable<LoginInput["social"]>["outcome"]) => {
  const login = startTestActor(loginMachine, { next: "/checkout/address", social: { provider: "google", outcome } })
  return {
    ...login,
    send: login.actor.send,
    state: () => login.actor.getSnapshot().value,
    context: () => login.actor.getSnapshot().context,
  }
}

describe("a social login", () => {
  it("logs a known person in [B28]", async () => {
    const login = arrive("returned")
    expect(login.last("logInSocially").input).toEqual({ provider: "google" })
    await login.last("logInSocially").answer({ _tag: "LoggedIn", user: nomin })
    expect(login.emitted).toEqual([{ type: "session.begin", user: nomin, next: "/checkout/address" }])
  })

  it("requires the password of a known e-mail, and joins the two [B28]", async () => {
    const login = arrive("returned")
    await login.last("logInSocially").answer({ ...newcomer, methods: ["password", "code"] })
    expect(login.state()).toBe("askingPassword")
    login.send({ type: "field.type", field: "password", value: "Demo-2026" })
    login.send({ type: "password.submit" })
    expect(login.last("logIn").input).toEqual({ login: "nomin@example.mn", password: "Demo-2026" })
    await login.last("logIn").answer(nomin)
    expect([login.state(), login.last("joinSocial").input, login.emitted]).toEqual(["joining", { provider: "google" }, []])
    await login.last("joinSocial").answer(undefined)
    expect(login.emitted).toEqual([{ type: "session.begin", user: nomin, next: "/checkout/address" }])
  })

  it("sends a code to a known e-mail without a password, and logs in even when joining the two fails [B28]", async () => {
    const login = arrive("returned")
    await login.last("logInSocially").answer({ ...newcomer, methods: ["code"] })
    expect(login.last("sendCode").input).toEqual({ login: "nomin@example.mn" })
    await login.last("sendCode").answer({ sentTo: "n•••@example.mn", expiresIn: 300, resendIn: 60 })
    login.send({ type: "field.type", field: "code", value: "123456" })
    await login.last("verifyCode").answer({ _tag: "LoggedIn", user: nomin })
    await login.last("joinSocial").refuse(wrongPassword)
    expect(login.state()).toBe("loggedIn")
  })

  it("of a new person continues at the registration with the names and the confirmed e-mail [B28] [B29]", async () => {
    const login = arrive("returned")
    await login.last("logInSocially").answer({ ...newcomer, signUpToken: "a-token" })
    expect(login.last("keepRegistration").input).toMatchObject({
      draft: { login: "nomin@example.mn", signUpToken: "a-token", social: "google", typed: { firstName: "Номин", lastName: "Батболд" } },
    })
    await login.last("keepRegistration").answer(undefined)
    expect(login.emitted).toEqual([{ type: "registration.begin", next: "/checkout/address" }])
  })

  it("with an e-mail that the provider has not confirmed requires a code to it [B28]", async () => {
    const login = arrive("returned")
    await login.last("logInSocially").answer(newcomer)
    expect([login.state(), login.context().form.login, login.context().social]).toEqual(["askingLogin", "nomin@example.mn", "google"])
  })

  it.each(["denied", "failed"] as const)(
    "that was %s shows its message until another login method is tried [B28] [X7]",
    async (outcome) => {
      const login = arrive(outcome)
      expect([login.state(), login.context().socialRefusal, login.context().social]).toEqual(["askingLogin", outcome, null])
      login.send({ type: "field.type", field: "login", value: "9911 2233" })
      login.send({ type: "login.submit", method: "code" })
      expect(login.context().socialRefusal).toBeNull()
    },
  )

  it("that the shop refuses counts as failed [B28]", async () => {
    const login = arrive("returned")
    await login.last("logInSocially").refuse(wrongPassword)
    expect([login.state(), login.context().socialRefusal, login.context().social]).toEqual(["askingLogin", "failed", null])
  })

  it("is joined after the registration to which it led [B28] [B29]", async () => {
    const registration = startTestActor(registrationMachine, { next: "/" })
    const { actor } = registration
    const typed = {
      lastName: "Батболд",
      firstName: "Номин",
      birthday: "",
      gender: null,
      occupation: "",
      registrationNumber: "",
      name: "",
      registryNumber: "",
      phone: "",
      address: "",
      workerCount: "",
      activity: "",
    }
    await registration
      .last("readRegistration")
      .answer({ kind: "person", login: "nomin@example.mn", signUpToken: "a-token", social: "google", typed })
    expect(actor.getSnapshot().context.form).toMatchObject({ firstName: "Номин", login: "nomin@example.mn" })
    actor.send({ type: "field.type", field: "agreed", value: true })
    actor.send({ type: "details.submit", now: "2026-11-20T04:00:00.000Z" as never })
    await registration.last("signUp").answer(nomin)
    expect(registration.last("joinSocial").input).toEqual({ provider: "google" })
    await registration.last("joinSocial").answer(undefined)
    expect(actor.getSnapshot().value).toBe("loggedIn")
  })
})
