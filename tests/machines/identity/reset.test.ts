/** Password reset machine. */
import { describe, expect, it } from "vitest"
import { nomin } from "#book/fixtures/identity/people.ts"
import { notPossible, tooMany, unreachable, wrongCode, wrongCodeField } from "#book/fixtures/shell/problems.ts"
import { resetMachine, type ResetField } from "#machines/identity/reset.ts"
import { advanceSeconds, startTestActor } from "#tests/machines/test-actor.ts"

const sent = { sentTo: "99••••33", expiresIn: 300, resendIn: 60 }

const arrive = () => {
  const reset = startTestActor(resetMachine, { next: "/account" })
  return {
    ...reset,
    send: reset.actor.send,
    type: (field: ResetField, value: string) => reset.actor.send({ type: "field.type", field, value }),
    state: () => reset.actor.getSnapshot().value,
    context: () => reset.actor.getSnapshot().context,
  }
}

const withCode = async () => {
  const reset = arrive()
  reset.type("login", "+976 9911-2233")
  reset.send({ type: "login.submit" })
  await reset.last("sendResetCode").answer(sent)
  return reset
}

const withPassword = async () => {
  const reset = await withCode()
  reset.type("code", "123 456")
  await reset.last("checkResetCode").answer()
  reset.type("password", "Shine-2026")
  reset.type("confirmation", "Shine-2026")
  return reset
}

describe("password reset", () => {
  it("sends nothing for an invalid login", () => {
    const reset = arrive()
    reset.type("login", "9911 223")
    reset.send({ type: "login.submit" })
    expect(reset.requests).toEqual([])
    expect(reset.context().refusals).toMatchObject([{ field: "login", key: "v.phone_wrong" }])
  })

  it("sets the password by a code and logs in by it [S1] [C23]", async () => {
    const reset = await withPassword()
    expect(reset.last("checkResetCode").input).toEqual({ login: "99112233", code: "123456" })
    reset.send({ type: "password.submit" })
    expect(reset.last("resetPassword").input).toEqual({ login: "99112233", code: "123456", password: "Shine-2026" })
    await reset.last("resetPassword").answer()
    expect(reset.last("logIn").input).toEqual({ login: "99112233", password: "Shine-2026" })
    await reset.last("logIn").answer(nomin)
    expect(reset.state()).toBe("loggedIn")
    expect(reset.context().form).toMatchObject({ code: "", password: "", confirmation: "" })
    reset.send({ type: "shop.enter" })
    expect(reset.emitted).toEqual([{ type: "session.begin", user: nomin, next: "/account" }])
  })

  it("is changed, without a session, where the login afterwards fails", async () => {
    const reset = await withPassword()
    reset.send({ type: "password.submit" })
    await reset.last("resetPassword").answer()
    await reset.last("logIn").refuse(unreachable)
    expect(reset.state()).toBe("changed")
  })

  it("requires the new password twice [V5]", async () => {
    const reset = await withPassword()
    reset.type("confirmation", "Shine-2027")
    reset.send({ type: "password.submit" })
    expect(reset.state()).toBe("askingPassword")
    expect(reset.context().refusals).toMatchObject([{ field: "confirmation", key: "v.password_mismatch" }])
  })

  it("returns to the code when it was spent meanwhile, and keeps the password", async () => {
    const reset = await withPassword()
    reset.send({ type: "password.submit" })
    await reset.last("resetPassword").refuse(wrongCodeField)
    expect(reset.state()).toMatchObject({ askingCode: "counting" })
    expect(reset.context()).toMatchObject({ problem: wrongCodeField, form: { password: "Shine-2026" } })
  })

  it("keeps what was typed through other failures", async () => {
    const reset = await withPassword()
    reset.send({ type: "password.submit" })
    await reset.last("resetPassword").refuse(notPossible)
    expect(reset.state()).toBe("askingPassword")
    expect(reset.context()).toMatchObject({ problem: notPossible, form: { password: "Shine-2026" } })
  })

  it("returns to the code after a wrong one", async () => {
    const reset = await withCode()
    reset.type("code", "000000")
    await reset.last("checkResetCode").refuse(wrongCode)
    expect(reset.context().problem).toEqual(wrongCode)
    reset.type("code", "000001")
    expect(reset.state()).toBe("checkingCode")
  })

  it("allows another code after sixty seconds, not before", async () => {
    const reset = await withCode()
    advanceSeconds(reset.clock, 59)
    reset.send({ type: "code.send" })
    expect(reset.context().resendIn).toBe(1)
    advanceSeconds(reset.clock, 1)
    reset.send({ type: "code.send" })
    await reset.last("sendResetCode").refuse(tooMany)
    expect(reset.state()).toEqual({ askingCode: "resendable" })
    expect(reset.context().problem).toEqual(tooMany)
  })

  it("clears the code when the login changes", async () => {
    const reset = await withCode()
    reset.send({ type: "login.edit" })
    reset.type("login", "8811 2233")
    expect(reset.context()).toMatchObject({ sent: null, resendIn: 0, form: { code: "" } })
    reset.send({ type: "login.submit" })
    await reset.last("sendResetCode").refuse(tooMany)
    expect(reset.state()).toBe("askingLogin")
  })
})
