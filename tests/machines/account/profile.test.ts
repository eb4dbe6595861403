/** Changes of a profile: failures keep what was typed, and two windows do not overwrite each other. */
import { describe, expect, it } from "vitest"
import { changedProfile, profile, profileChanged, wrongCurrent } from "#book/fixtures/account/account.ts"
import { nomin } from "#book/fixtures/identity/people.ts"
import { proofByCode, proofByPassword, unreachable, wrongCode } from "#book/fixtures/shell/problems.ts"
import { now } from "#book/fixtures/shell/story-date.ts"
import { contactChangeMachine } from "#machines/account/contact-change.ts"
import { joinContact } from "#machines/account/joins.ts"
import { passwordChangeMachine } from "#machines/account/password-change.ts"
import { pictureMachine } from "#machines/account/picture.ts"
import { profileMachine } from "#machines/account/profile.ts"
import { sessionMachine } from "#machines/identity/session.ts"
import { advanceSeconds, startTestActor } from "#tests/machines/test-actor.ts"

const saving = () => {
  const form = startTestActor(profileMachine, { profile })
  form.actor.send({ type: "field.type", field: "lastName", value: "Дорж" })
  form.actor.send({ type: "profile.submit", now })
  return { ...form, now: () => form.actor.getSnapshot() }
}

describe("a profile", () => {
  it("shows that it is saved, and is fetched again by the session [X5]", async () => {
    const form = saving()
    expect(form.last("saveProfile").input).toMatchObject({ version: 4, person: { lastName: "Дорж" } })
    await form.last("saveProfile").answer({ ...profile, version: 5 })
    expect(form.now().matches({ form: "saved" })).toBe(true)
    expect(form.emitted).toEqual([{ type: "profile.saved" }])
  })

  it("keeps what was typed when it is not saved", async () => {
    const form = saving()
    await form.last("saveProfile").refuse(unreachable)
    expect(form.now().context).toMatchObject({ form: { lastName: "Дорж" }, problem: unreachable })
  })

  it("that another window has changed is shown beside it, and saved only on demand", async () => {
    const form = saving()
    await form.last("saveProfile").refuse(profileChanged)
    await form.last("fetchProfile").answer(changedProfile)
    expect(form.now().matches("conflict")).toBe(true)
    form.actor.send({ type: "mine.keep" })
    expect(form.last("saveProfile").input).toMatchObject({ version: 5, person: { lastName: "Дорж" } })
  })

  it("that another window has changed may stay as it is there", async () => {
    const form = saving()
    await form.last("saveProfile").refuse(profileChanged)
    await form.last("fetchProfile").answer(changedProfile)
    form.actor.send({ type: "theirs.take" })
    expect(form.now().context).toMatchObject({ form: { lastName: "Ганболд" }, profile: { version: 5 } })
  })
})

describe("a contact", () => {
  const changing = (contact: string) => {
    const form = startTestActor(contactChangeMachine, { kind: "mobile", current: "99112233", isConfirming: false })
    form.actor.send({ type: "field.type", field: "contact", value: contact })
    form.actor.send({ type: "contact.submit" })
    return { ...form, now: () => form.actor.getSnapshot() }
  }

  it("that is the present one is refused [V5]", () => {
    const form = changing("+976 9911-2233")
    expect(form.now().context.refusals).toEqual([{ field: "contact", key: "v.mobile_same", values: {} }])
    expect(form.requests).toEqual([])
  })

  /** Form of a mobile number that is opened before the session is known. */
  const openEarly = (isConfirming: boolean) => {
    const session = startTestActor(sessionMachine, undefined)
    const form = startTestActor(contactChangeMachine, { kind: "mobile", current: null, isConfirming })
    joinContact({ contact: form.actor, session: session.actor }, () => undefined)
    return { session, form, context: () => form.actor.getSnapshot().context }
  }

  it("refuses the present number also where the session brings it after it was typed [S29f]", async () => {
    const { session, form, context } = openEarly(false)
    form.actor.send({ type: "field.type", field: "contact", value: "9911 2233" })
    await session.last("fetchUser").answer(nomin)
    expect(context()).toMatchObject({ current: "99112233", form: { contact: "9911 2233" } })
    form.actor.send({ type: "contact.submit" })
    expect(context().refusals).toMatchObject([{ key: "v.mobile_same" }])
  })

  it("is filled in with the number of the session where that is confirmed [S29f]", async () => {
    const { session, context } = openEarly(true)
    await session.last("fetchUser").answer(nomin)
    expect(context().form.contact).toBe("99112233")
  })

  it("waits for a proof of the person, by the password or by a code to a confirmed contact, and then sends its code [S29f]", async () => {
    const form = changing("8811 4455")
    await form.last("sendContactCode").refuse(proofByPassword)
    expect(form.now()).toMatchObject({ value: "askingProof", context: { proof: "password", problem: null } })
    form.actor.send({ type: "proof.submit" })
    expect(form.now().context.refusals).toMatchObject([{ field: "proof", key: "v.password_required" }])
    form.actor.send({ type: "field.type", field: "proof", value: "Nuuts-2026" })
    form.actor.send({ type: "proof.submit" })
    expect(form.last("prove").input).toEqual({ password: "Nuuts-2026", code: null })
    await form.last("prove").refuse(wrongCode)
    expect(form.now()).toMatchObject({ value: "askingProof", context: { problem: wrongCode } })
    form.actor.send({ type: "proof.send" })
    await form.last("sendConfirmation").answer({ sentTo: "n•••@example.mn", expiresIn: 300, resendIn: 60 })
    expect(form.now().context).toMatchObject({ proof: "code", form: { proof: "" } })
    form.actor.send({ type: "field.type", field: "proof", value: "111111" })
    form.actor.send({ type: "proof.submit" })
    await form.last("prove").answer(undefined)
    await form.last("sendContactCode").refuse(proofByCode)
    form.actor.send({ type: "proof.send" })
    await form.last("sendConfirmation").answer({ sentTo: "n•••@example.mn", expiresIn: 300, resendIn: 60 })
    form.actor.send({ type: "field.type", field: "proof", value: "482 916" })
    form.actor.send({ type: "proof.submit" })
    expect(form.last("prove").input).toEqual({ password: null, code: "482916" })
    await form.last("prove").answer(undefined)
    await form.last("sendContactCode").answer({ sentTo: "88••••55", expiresIn: 300, resendIn: 60 })
    expect(form.now().matches("askingCode")).toBe(true)
  })

  it("is changed by the last digit of its code [S29f]", async () => {
    const form = changing("8811 4455")
    await form.last("sendContactCode").answer({ sentTo: "88••••55", expiresIn: 300, resendIn: 60 })
    form.actor.send({ type: "field.type", field: "code", value: "482916" })
    expect(form.last("changeContact").input).toEqual({ field: "mobile", contact: "88114455", code: "482916" })
    await form.last("changeContact").refuse(wrongCode)
    expect(form.now().context).toMatchObject({ problem: wrongCode, form: { code: "482916" } })
    advanceSeconds(form.clock, 60)
    expect(form.now().matches({ askingCode: "resendable" })).toBe(true)
  })
})

describe("a password", () => {
  it("is kept as typed when the current one is wrong [X7]", async () => {
    const form = startTestActor(passwordChangeMachine, { profile })
    for (const [field, value] of [
      ["current", "Demo-2025"],
      ["password", "Shine-2026"],
      ["confirmation", "Shine-2026"],
    ] as const) {
      form.actor.send({ type: "field.type", field, value })
    }
    form.actor.send({ type: "password.submit" })
    await form.last("changePassword").refuse(wrongCurrent)
    expect(form.actor.getSnapshot().context).toMatchObject({
      form: { current: "Demo-2025", password: "Shine-2026" },
      problem: wrongCurrent,
    })
  })

  it("that differs from its confirmation is not sent [V5]", () => {
    const form = startTestActor(passwordChangeMachine, { profile })
    form.actor.send({ type: "field.type", field: "password", value: "Shine-2026" })
    form.actor.send({ type: "password.submit" })
    expect(form.actor.getSnapshot().context.refusals.map(({ field, key }) => `${field}: ${key}`)).toEqual([
      "current: v.password_required",
      "confirmation: v.password_mismatch",
    ])
    expect(form.requests).toEqual([])
  })
})

describe("a picture", () => {
  it("shows that it is changed, or why it is not [X6]", async () => {
    const picture = startTestActor(pictureMachine, undefined)
    picture.actor.send({ type: "picture.choose", file: { type: "image/png", size: 9 } })
    await picture.last("changePicture").answer()
    expect(picture.emitted).toEqual([
      { type: "profile.saved" },
      { type: "notice.raise", notice: { kind: "success", message: { key: "picture.changed" }, action: null } },
    ])
    picture.actor.send({ type: "picture.choose", file: { type: "image/svg+xml", size: 9 } })
    expect(picture.actor.getSnapshot().context.refusals).toEqual([{ field: "avatar", key: "v.avatar_type", values: {} }])
  })
})
