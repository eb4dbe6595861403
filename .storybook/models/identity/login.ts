/** Model of the login machine. */
import { nomin } from "#book/fixtures/identity/people.ts"
import { notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { loginMachine } from "#machines/identity/login.ts"
import type { SnapshotFrom } from "xstate"
import { modelOf } from "#book/models/model.ts"

const sent = { sentTo: "9911 2233", expiresIn: 300, resendIn: 2 }

const newcomer = {
  _tag: "Newcomer",
  email: "nomin@example.mn",
  signUpToken: null,
  methods: [],
  firstName: "Номин",
  lastName: "Батболд",
} as const

const loginFields = { login: "login.field", password: "login.password", code: "login.code" } as const

const loginLeaves = { login: "askingLogin", password: "askingPassword", code: "askingCode" } as const

/** Whether the form of the e-mail or phone number is shown, which stays while a first code is on its way. */
const asksWho = (now: SnapshotFrom<typeof loginMachine>) =>
  now.matches("askingLogin") ||
  now.matches("checking") ||
  (now.matches("sendingCode") && now.context.sent === null && now.context.method === "code")

export const model = modelOf(loginMachine, {
  inputs: [
    { next: "/checkout/address" },
    { next: "/checkout/address", social: { provider: "google", outcome: "returned" } },
    { next: "/checkout/address", social: { provider: "google", outcome: "denied" } },
  ],
  events: [
    { type: "field.type", field: "login", value: "9911 2233" },
    { type: "field.type", field: "password", value: "Demo-2026" },
    { type: "field.type", field: "code", value: "12345" },
    { type: "field.type", field: "code", value: "123456" },
    { type: "login.submit", method: "code" },
    { type: "login.submit", method: "password" },
    { type: "login.edit" },
    { type: "password.submit" },
    { type: "password.use" },
    { type: "code.send" },
    { type: "code.submit" },
  ],
  answers: {
    checkLogin: { values: [{ registered: true, channel: "phone", methods: ["password", "code"] }], problems: [unreachable] },
    sendCode: { values: [sent], problems: [notPossible] },
    verifyCode: {
      values: [
        { _tag: "LoggedIn", user: nomin },
        { _tag: "MaySignUp", signUpToken: "a-token" },
      ],
      problems: [notPossible],
    },
    logIn: { values: [nomin], problems: [notPossible] },
    logInSocially: {
      values: [
        { _tag: "LoggedIn", user: nomin },
        { ...newcomer, signUpToken: "a-token" },
        { ...newcomer, methods: ["password", "code"] },
        { ...newcomer, methods: ["code"] },
        { ...newcomer, email: null },
      ],
      problems: [notPossible],
    },
    joinSocial: { values: [undefined], problems: [notPossible] },
    keepRegistration: { values: [undefined], problems: [notPossible] },
  },
  distinguishedBy: ({ form, sent, resendIn, check, method, social, socialRefusal }) => [
    social,
    socialRefusal,
    form.login,
    form.password,
    form.code.length,
    sent !== null,
    resendIn,
    check !== null,
    method,
  ],
  driver: {
    shopper: {
      "field.type": {
        when: (now, { field }) => now.matches(loginLeaves[field]),
        by: ({ write }, { field, value }) => write(loginFields[field], value),
      },
      "login.submit": {
        when: (now, { method }) => asksWho(now) && !(now.hasTag("busy") && now.context.method === method),
        by: ({ press }, { method }) => press(method === "code" ? "login.getCode" : "login.byPassword"),
      },
      "login.edit": ({ press }) => press("common.back"),
      "password.submit": ({ press }) => press("login.submit"),
      "password.use": ({ press }) => press("login.byPassword"),
      "code.send": ({ press }, _, now) => press(now.matches("askingPassword") ? "login.byCode" : "login.code.resend"),
      "code.submit": ({ press }) => press("login.code.submit"),
    },
    others: [],
  },
})
