/** Model of the recharge machine. */
import { methods } from "#book/fixtures/cart/payments.ts"
import { missing, notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { rechargeAs, rechargeInFlight } from "#book/fixtures/wallet/wallet.ts"
import { rechargeMachine } from "#machines/wallet/recharge.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(rechargeMachine, {
  inputs: [
    { number: null, seed: "book" },
    { number: rechargeInFlight.number, seed: "book" },
  ],
  events: [
    { type: "presence.changed", visible: false, online: true },
    { type: "presence.changed", visible: true, online: true },
    { type: "form.change", form: { amount: "20,000" } },
    { type: "form.change", form: { amount: "1" } },
    { type: "recharge.start" },
    { type: "recharge.check" },
    { type: "recharge.again" },
    { type: "page.retry" },
  ],
  answers: {
    fetchPaymentMethods: { values: [methods], problems: [unreachable] },
    startRecharge: { values: [rechargeInFlight], problems: [notPossible, unreachable] },
    fetchRecharge: { values: [rechargeInFlight, rechargeAs("paid")], problems: [missing, unreachable] },
    askRecharge: {
      values: [rechargeInFlight, rechargeAs("processing"), rechargeAs("paid"), rechargeAs("failed"), rechargeAs("overdue")],
      problems: [unreachable],
    },
  },
  distinguishedBy: ({ recharge, form, seen, number }) => [recharge?.payment.status, form.amount, seen, number],
  driver: {
    shopper: {
      "form.change": ({ fill }, { form }) => fill("recharge.amount", form.amount ?? ""),
      "recharge.start": async ({ keys, field }) => {
        const amount = await field("recharge.amount")
        amount.focus()
        await keys("{Enter}")
      },
      "recharge.check": ({ press }) => press("recharge.check"),
      "recharge.again": ({ press }, _, now) => press(now.matches("paid") ? "recharge.more" : "recharge.again"),
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: ["presence.changed"],
  },
})
