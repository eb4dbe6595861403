/** Model of the redemption machine. */
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { usedVoucher, vouchers } from "#book/fixtures/wallet/wallet.ts"
import { redemptionMachine } from "#machines/wallet/redemption.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(redemptionMachine, {
  inputs: [{ kind: "voucher", seed: "book" }],
  events: [{ type: "page.retry" }, { type: "code.type", code: "BIRTHDAY30" }, { type: "code.type", code: " " }, { type: "code.redeem" }],
  answers: {
    fetchList: { values: [vouchers, []], problems: [unreachable] },
    redeem: { values: [usedVoucher], problems: [refused("Ваучерын код буруу байна"), unreachable] },
  },
  distinguishedBy: ({ form, problem }) => [form.code, problem?._tag],
  driver: {
    shopper: {
      "page.retry": ({ press }) => press("common.retry"),
      "code.type": ({ fill }, { code }, { context: { kind } }) => fill(`redeem.${kind}.label`, code),
      "code.redeem": ({ press }) => press("redeem.use"),
    },
    others: [],
  },
})
