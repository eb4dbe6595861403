/** Model of the own data machine. */
import { moneyToLose, muchToLose, ordersUnderWay } from "#book/fixtures/account/account.ts"
import { tooMany, unreachable, wrongCode } from "#book/fixtures/shell/problems.ts"
import { ownDataMachine } from "#machines/account/own-data.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof ownDataMachine> = {
  machine: ownDataMachine,
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
  about: ({ form, leaving, sent, problem }) => [form.password !== "", form.code !== "", leaving?.openOrders.length, leaving?.needsTan, sent !== null, problem?._tag],
}
