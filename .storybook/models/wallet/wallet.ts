/** Model of the wallet machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { overview } from "#book/fixtures/wallet/wallet.ts"
import { walletMachine } from "#machines/wallet/wallet.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(walletMachine, {
  inputs: [{ overview: null }, { overview }],
  events: [{ type: "page.retry" }],
  answers: { fetchWallet: { values: [overview], problems: [unreachable] } },
  driver: {
    shopper: { "page.retry": ({ press }) => press("common.retry") },
    others: [],
  },
})
