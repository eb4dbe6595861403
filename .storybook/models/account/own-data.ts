/** Model of the own data machine. */
import { moneyToLose, muchToLose, ordersUnderWay } from "#book/fixtures/account/account.ts"
import { tooMany, unreachable, wrongCode } from "#book/fixtures/shell/problems.ts"
import { ownDataMachine, lacksTan } from "#machines/account/own-data.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(ownDataMachine, {
  inputs: [undefined],
  events: [
    { type: "data.download" },
    { type: "leaving.ask" },
    { type: "leaving.withdraw" },
    { type: "field.type", field: "password", value: "Demo-2026" },
    { type: "field.type", field: "code", value: "482916" },
    { type: "code.send" },
    { type: "leaving.confirm" },
  ],
  answers: {
    downloadEverything: { values: [undefined], problems: [unreachable] },
    fetchLeaving: { values: [muchToLose, moneyToLose, ordersUnderWay], problems: [unreachable] },
    sendConfirmation: { values: [{ sentTo: "99••••33", expiresIn: 300, resendIn: 60 }], problems: [tooMany] },
    deleteAccount: { values: [undefined], problems: [wrongCode] },
  },
  distinguishedBy: ({ form, leaving, sent, problem }) => [
    form.password !== "",
    form.code !== "",
    leaving?.openOrders.length,
    leaving?.needsTan,
    sent !== null,
    problem?._tag,
  ],
  driver: {
    shopper: {
      "data.download": ({ press }) => press("settings.data.download"),
      "leaving.ask": ({ press }) => press("settings.leaving.ask"),
      "leaving.withdraw": ({ press }) => press("settings.leaving.stay"),
      "field.type": {
        when: ({ context: { form, sent, leaving } }, { field, value }) =>
          leaving?.openOrders.length === 0 &&
          form[field] !== value &&
          (field === "password" ? sent === null && !leaving.needsTan : sent !== null),
        by: ({ fill }, { field, value }, { context }) => {
          const codeLabel = context.leaving?.needsTan === true ? "settings.leaving.tan" : "contact.code"
          return fill(field === "password" ? "password.label" : codeLabel, value)
        },
      },
      "code.send": ({ press }, _, { context }) => {
        if (context.sent !== null) return press("contact.resend")
        return press(lacksTan(context) ? "settings.leaving.tan.send" : "settings.leaving.byCode")
      },
      "leaving.confirm": ({ press }) => press("settings.leaving.confirm"),
    },
    others: [],
  },
})
