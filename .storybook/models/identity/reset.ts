/** Model of the password reset machine. */
import { nomin } from "#book/fixtures/identity/people.ts"
import { notPossible, unreachable, wrongCodeField } from "#book/fixtures/shell/problems.ts"
import { resetMachine } from "#machines/identity/reset.ts"
import { modelOf } from "#book/models/model.ts"

const resetFields = { login: "login.field", code: "login.code", password: "reset.password", confirmation: "reset.confirmation" } as const

const resetLeaves = { login: "askingLogin", code: "askingCode", password: "askingPassword", confirmation: "askingPassword" } as const

export const model = modelOf(resetMachine, {
  inputs: [{ next: "/account" }],
  events: [
    { type: "field.type", field: "login", value: "9911 2233" },
    { type: "field.type", field: "code", value: "12345" },
    { type: "field.type", field: "code", value: "123456" },
    { type: "field.type", field: "password", value: "Shine-2026" },
    { type: "field.type", field: "confirmation", value: "Shine-2026" },
    { type: "login.submit" },
    { type: "login.edit" },
    { type: "code.send" },
    { type: "code.submit" },
    { type: "password.submit" },
    { type: "shop.enter" },
  ],
  answers: {
    sendResetCode: { values: [{ sentTo: "99••••33", expiresIn: 300, resendIn: 2 }], problems: [unreachable] },
    checkResetCode: { values: [undefined], problems: [notPossible] },
    resetPassword: { values: [undefined], problems: [wrongCodeField, notPossible] },
    logIn: { values: [nomin], problems: [unreachable] },
  },
  distinguishedBy: ({ form, sent, resendIn }) => [form.login, form.code.length, form.password, form.confirmation, sent !== null, resendIn],
  driver: {
    shopper: {
      "field.type": {
        when: (now, { field }) => now.matches(resetLeaves[field]),
        by: ({ write }, { field, value }) => write(resetFields[field], value),
      },
      "login.submit": ({ press }) => press("login.getCode"),
      "login.edit": ({ press }) => press("common.back"),
      "code.send": ({ press }) => press("login.code.resend"),
      "code.submit": ({ press }) => press("login.code.submit"),
      "password.submit": ({ press }) => press("reset.submit"),
      "shop.enter": ({ press }) => press("reset.enter"),
    },
    others: [],
  },
})
