/** Wallet parts of tests, and the rules of the wallet with the usual terms, unless a test gives others. */
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import * as rules from "#domain/rules/wallet/wallet.ts"
import { walletTerms, type Purchase } from "#domain/rules/wallet/wallet.ts"
import { tugrik } from "#domain/rules/money.ts"

/** More than any purchase of these tests. */
export const million = tugrik(1_000_000)
/** A part with a balance; a partner's has a minimum purchase. */
export const balanceOf = (kind: (typeof rules.orderOfUse)[number], balance = million, minimum: number | null = null) => ({
  kind,
  balance,
  minimum: minimum === null ? null : tugrik(minimum),
})

type Balance = Parameters<typeof rules.usable>[0]

export const kindLimit = (kind: WalletPartKind, order: Purchase) => rules.kindLimit(kind, order, walletTerms)
export const usable = (one: Balance, order: Purchase, terms = walletTerms) => rules.usable(one, order, terms)
export const maxUsable = (all: ReadonlyArray<Balance>, order: Purchase, terms = walletTerms) => rules.maxUsable(all, order, terms)
export const walletBarrier = (all: ReadonlyArray<Balance>, order: Purchase) => rules.walletBarrier(all, order, walletTerms)
export const use = (all: ReadonlyArray<Balance>, order: Purchase, requested: number) => rules.use(all, order, requested, walletTerms)
