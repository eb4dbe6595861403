/** Model of the lend check machine. */
import { lendAnswers } from "#book/fixtures/lease/lenders.ts"
import { placedOrder } from "#book/fixtures/orders/orders.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { lendCheckMachine } from "#machines/lease/lend-check.ts"
import { modelOf } from "#book/models/model.ts"

const subject = { number: placedOrder.number, payment: 6, lender: "Storepay", total: 405_000 }

export const model = modelOf(lendCheckMachine, {
  inputs: [{ subject: null }, { subject }],
  events: [
    { type: "subject.changed", subject },
    { type: "subject.changed", subject: { ...subject, total: 1_000_000 } },
    { type: "subject.changed", subject: { ...subject, lender: "Second" } },
    { type: "subject.changed", subject: null },
    { type: "check.retry" },
  ],
  answers: { checkLend: { values: [lendAnswers.may, lendAnswers.limit, lendAnswers.silent], problems: [unreachable] } },
  distinguishedBy: ({ subject: requested, answer, problem }) => [requested?.total, requested?.lender, answer?.outcome, problem?._tag],
  driver: {
    shopper: {
      "check.retry": ({ press }) => press("lend.again"),
    },
    others: ["subject.changed"],
  },
})
