/** Text of the purchase that a wallet or one of its parts waits for. */
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { WalletBarrier } from "#domain/rules/wallet/wallet.ts"
import type { Text } from "#ui/messages/messages.tsx"

export const barrierText = (barrier: WalletBarrier, text: Text): string =>
  barrier._tag === "PartnerMinimum"
    ? text("wallet.rule.partner", { amount: formatTugrik(barrier.min) })
    : text("wallet.rule.min", { amount: formatTugrik(barrier.above) })
