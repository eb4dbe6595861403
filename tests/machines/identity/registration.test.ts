/** Registration machine. */
import { describe, expect, it } from "vitest"
import { nomin } from "#book/fixtures/identity/people.ts"
import { refused, tooMany, unreachable, wrongCode } from "#book/fixtures/shell/problems.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { emptyDetails } from "#domain/entities/identity/registration-details.ts"
import type { RegistrationForm } from "#machines/identity/registration-form.ts"
import { registrationMachine, type RegistrationEvent } from "#machines/identity/registration.ts"
import { advanceSeconds, startTestActor } from "#tests/machines/test-actor.ts"

const sent = { sentTo: "88••••55", expiresIn: 300, resendIn: 60 }
const now = "2026-11-20T04:00:00.000Z" as Instant
const submit = { type: "details.submit", now } as const

const open = async (draft: unknown = null) => {
  const registration = startTestActor(registrationMachine, { next: "/checkout/address" })
  await registration.last("readRegistration").answer(draft)
  return {
    ...registration,
    send: registration.actor.send,
    enter: (form: Partial<RegistrationForm>) =>
      Object.entries(form).forEach(([field, value]) => registration.actor.send({ type: "field.type", field, value } as RegistrationEvent)),
    state: () => registration.actor.getSnapshot().value,
    context: () => registration.actor.getSnapshot().context,
  }
}

const withCode = async () => {
  const registration = await open()
  registration.enter({ login: "8811 4455" })
  registration.send({ type: "login.submit" })
  await registration.last("sendCode").answer(sent)
  return registration
}

const withDetails = async () => {
  const registration = await withCode()
  registration.enter({ code: "123456" })
  await registration.last("verifyCode").answer({ _tag: "MaySignUp", signUpToken: "a-token" })
  return registration
}

describe("registration", () => {
  it("sends no code to an invalid login", async () => {
    const registration = await open()
    registration.enter({ login: "8811" })
    registration.send({ type: "login.submit" })
    expect(registration.requests).toHaveLength(1)
    expect(registration.context().refusals).toMatchObject([{ field: "login", key: "v.phone_wrong" }])
  })

  it("of a person signs up with the details, and continues at the next page [B29]", async () => {
    const registration = await withDetails()
    registration.enter({
      lastName: " Ганбат ",
      firstName: "Тэмүүлэн",
      birthday: "1994/03/17",
      registrationNumber: "yk94031716",
      gender: "male",
      agreed: true,
    })
    registration.send(submit)
    expect(registration.last("signUp").input).toEqual({
      kind: "person",
      signUpToken: "a-token",
      lastName: "Ганбат",
      firstName: "Тэмүүлэн",
      birthday: "1994-03-17",
      gender: "male",
      occupation: "",
      registrationNumber: "УК94031716",
      password: null,
    })
    await registration.last("signUp").answer(nomin)
    expect(registration.emitted).toEqual([{ type: "session.begin", user: nomin, next: "/checkout/address" }])
    expect(registration.last("keepRegistration").input).toEqual({ draft: null })
  })

  it("of an organization signs up with its own details [B29] [E4]", async () => {
    const registration = await withDetails()
    registration.send({ type: "kind.choose", kind: "organization" })
    registration.enter({
      name: "Агаар ХХК",
      registryNumber: "604 1238",
      phone: "7000-1100",
      workerCount: "25",
      address: "Баянгол",
      activity: "Худалдаа",
    })
    registration.enter({ password: "Demo-2026", confirmation: "Demo-2026", agreed: true })
    registration.send(submit)
    expect(registration.last("signUp").input).toEqual({
      kind: "organization",
      signUpToken: "a-token",
      name: "Агаар ХХК",
      registryNumber: "6041238",
      phone: "70001100",
      address: "Баянгол",
      workerCount: 25,
      activity: "Худалдаа",
      password: "Demo-2026",
    })
  })

  it("shows all that is wrong at once", async () => {
    const registration = await withDetails()
    registration.send(submit)
    expect(registration.context().refusals.map(({ field }) => field)).toEqual(["lastName", "firstName", "agreed"])
    registration.send({ type: "kind.choose", kind: "organization" })
    expect(registration.context().refusals).toEqual([])
  })

  it("keeps what is typed in the tab, never a password [B29]", async () => {
    const registration = await withDetails()
    registration.enter({ lastName: "Ганбат", password: "Demo-2026", confirmation: "Demo-2026", agreed: true })
    expect(registration.last("keepRegistration").input).toEqual({
      draft: { kind: "person", login: "8811 4455", signUpToken: "a-token", social: null, typed: { ...emptyDetails, lastName: "Ганбат" } },
    })
    await registration.last("keepRegistration").answer()
    expect(registration.state()).toEqual({ askingDetails: "kept" })
  })

  it("continues where it was left", async () => {
    const draft = { kind: "organization", login: "8811 4455", signUpToken: "a-token", typed: { ...emptyDetails, name: "Агаар ХХК" } }
    const registration = await open(draft)
    expect(registration.state()).toEqual({ askingDetails: "kept" })
    expect(registration.context()).toMatchObject({
      kind: "organization",
      signUpToken: "a-token",
      form: { login: "8811 4455", name: "Агаар ХХК" },
    })
    const unconfirmed = await open({ ...draft, signUpToken: null })
    expect(unconfirmed.state()).toBe("askingLogin")
  })

  it("logs a known shopper in", async () => {
    const registration = await withCode()
    registration.enter({ code: "123456" })
    await registration.last("verifyCode").answer({ _tag: "LoggedIn", user: nomin })
    expect(registration.emitted).toHaveLength(1)
  })

  it("returns to the code after a wrong one, and sends another after a minute", async () => {
    const registration = await withCode()
    registration.enter({ code: "000000" })
    await registration.last("verifyCode").refuse(wrongCode)
    expect(registration.context().problem).toEqual(wrongCode)
    advanceSeconds(registration.clock, 60)
    registration.send({ type: "code.send" })
    await registration.last("sendCode").refuse(tooMany)
    expect(registration.state()).toEqual({ askingCode: "resendable" })
  })

  it("keeps what was typed through a failure", async () => {
    const registration = await withDetails()
    registration.enter({ lastName: "Ганбат", firstName: "Тэмүүлэн", agreed: true })
    registration.send(submit)
    await registration.last("signUp").refuse(unreachable)
    expect(registration.state()).toEqual({ askingDetails: "kept" })
    expect(registration.context()).toMatchObject({ problem: unreachable, form: { lastName: "Ганбат" } })
  })

  it("confirms the address again when the time to sign up is over", async () => {
    const registration = await withDetails()
    registration.enter({ lastName: "Ганбат", firstName: "Тэмүүлэн", agreed: true })
    registration.send(submit)
    await registration.last("signUp").refuse(refused("Хугацаа дууссан", "sign_up_over"))
    expect(registration.state()).toBe("askingLogin")
    expect(registration.context()).toMatchObject({ signUpToken: null, form: { lastName: "Ганбат" } })
  })

  it("needs another code for another address", async () => {
    const registration = await withDetails()
    registration.send({ type: "login.edit" })
    registration.enter({ login: "8811 4456" })
    expect(registration.context()).toMatchObject({ signUpToken: null, sent: null })
  })
})
