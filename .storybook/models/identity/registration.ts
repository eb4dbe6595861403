/** Model of the registration machine. */
import { nomin } from "#book/fixtures/identity/people.ts"
import { notPossible, refused, unreachable } from "#book/fixtures/shell/problems.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { emptyDetails } from "#domain/entities/identity/registration-details.ts"
import { registrationMachine } from "#machines/identity/registration.ts"
import { modelOf } from "#book/models/model.ts"

const draft = { kind: "person", login: "9911 2233", social: null, typed: { ...emptyDetails, lastName: "Батболд" } } as const

/** State that shows a field: the login, the code, and the details after them. */
const leafOf = (field: string) => {
  if (field === "login") return "askingLogin"
  return field === "code" ? "askingCode" : "askingDetails"
}

export const model = modelOf(registrationMachine, {
  inputs: [{ next: "/checkout/address" }],
  events: [
    { type: "field.type", field: "login", value: "9911 2233" },
    { type: "field.type", field: "code", value: "12345" },
    { type: "field.type", field: "code", value: "123456" },
    { type: "field.type", field: "lastName", value: "Батболд" },
    { type: "field.type", field: "firstName", value: "Номин" },
    { type: "field.type", field: "agreed", value: true },
    { type: "login.submit" },
    { type: "login.edit" },
    { type: "code.send" },
    { type: "code.submit" },
    { type: "kind.choose", kind: "organization" },
    { type: "details.submit", now: "2026-11-20T04:00:00.000Z" as Instant },
  ],
  answers: {
    readRegistration: {
      values: [
        null,
        { ...draft, signUpToken: null },
        { ...draft, signUpToken: "a-token" },
        { ...draft, signUpToken: "a-token", social: "google" },
      ],
      problems: [notPossible],
    },
    keepRegistration: { values: [undefined], problems: [notPossible] },
    sendCode: { values: [{ sentTo: "99••••33", expiresIn: 300, resendIn: 2 }], problems: [unreachable] },
    verifyCode: {
      values: [
        { _tag: "LoggedIn", user: nomin },
        { _tag: "MaySignUp", signUpToken: "a-token" },
      ],
      problems: [notPossible],
    },
    joinSocial: { values: [undefined], problems: [notPossible] },
    signUp: { values: [nomin], problems: [refused("Бүртгүүлэх хугацаа дууссан. Код дахин авна уу.", "sign_up_over"), notPossible] },
  },
  distinguishedBy: ({ kind, form, sent, resendIn, signUpToken, social }) => [
    social,
    kind,
    form.login,
    form.code.length,
    form.firstName,
    form.lastName,
    form.agreed,
    sent !== null,
    resendIn,
    signUpToken,
  ],
  driver: {
    shopper: {
      "field.type": {
        when: (now, { field, value }) => now.matches(leafOf(field)) && (field !== "agreed" || now.context.form.agreed !== value),
        by: async ({ write, choose }, { field, value }) => {
          if (field === "agreed") await choose(/./u, "checkbox")
          else if (field === "login") await write("login.field", value)
          else if (field === "code") await write("login.code", value)
          else if (field === "lastName" || field === "firstName") await write(`registration.${field}`, value)
        },
      },
      "login.submit": ({ press }) => press("login.getCode"),
      "login.edit": ({ press }) => press("common.back"),
      "code.send": ({ press }) => press("login.code.resend"),
      "code.submit": ({ press }) => press("login.code.submit"),
      "kind.choose": {
        when: ({ context }, { kind }) => context.kind !== kind,
        by: ({ choose }, { kind }) => choose(`registration.${kind}`),
      },
      "details.submit": ({ press }) => press("registration.submit"),
    },
    others: [],
  },
})
