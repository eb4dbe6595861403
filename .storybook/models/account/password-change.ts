/** Model of the password change machine. */
import { barePerson, profile, wrongCurrent } from "#book/fixtures/account/account.ts"
import { tooMany, unreachable } from "#book/fixtures/shell/problems.ts"
import { passwordChangeMachine } from "#machines/account/password-change.ts"
import { modelOf } from "#book/models/model.ts"

const labels = {
  current: "password.current",
  code: "contact.code",
  password: "password.new",
  confirmation: "password.confirmation",
} as const

export const model = modelOf(passwordChangeMachine, {
  inputs: [{ profile: null }, { profile }, { profile: barePerson }],
  events: [
    { type: "field.type", field: "current", value: "Demo-2026" },
    { type: "field.type", field: "code", value: "482916" },
    { type: "field.type", field: "password", value: "Shine-2026" },
    { type: "field.type", field: "confirmation", value: "Shine-2026" },
    { type: "code.send" },
    { type: "password.submit" },
    { type: "page.retry" },
  ],
  answers: {
    fetchProfile: { values: [profile], problems: [unreachable] },
    sendConfirmation: { values: [{ sentTo: "99••••33", expiresIn: 300, resendIn: 60 }], problems: [tooMany] },
    changePassword: { values: [profile], problems: [wrongCurrent] },
  },
  distinguishedBy: ({ form, problem, profile: known, sent }) => [
    Object.values(form).map((text) => text !== ""),
    problem?._tag,
    known?.hasPassword,
    sent !== null,
  ],
  driver: {
    shopper: {
      "field.type": {
        when: ({ context: { form, profile } }, { field, value }) =>
          form[field] !== value &&
          (field !== "current" || profile?.hasPassword === true) &&
          (field !== "code" || profile?.hasPassword === false),
        by: ({ fill }, { field, value }) => fill(labels[field], value),
      },
      "code.send": ({ press }, _, { context }) => press(context.sent === null ? "password.getCode" : "contact.resend"),
      "password.submit": ({ press }) => press("password.save"),
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: [],
  },
})
