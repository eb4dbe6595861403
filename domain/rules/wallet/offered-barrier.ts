/** Why parts of a wallet that the shop offers for an order wait for a larger purchase. Specification §9, W1 and W5. */
import type { Order, WalletOffer } from "#domain/entities/orders/order.ts"
import type { WalletTerms } from "#domain/entities/shell/site.ts"
import { walletPurchase } from "./paid-from-wallet.ts"
import { partBarrier, walletBarrier, type WalletBarrier } from "./wallet.ts"

const balanceOf = ({ kind, balance, byPartner }: WalletOffer) => ({ kind, balance, minimum: byPartner?.minimum ?? null })

/** Barrier of one part; `null` where the shop lets it pay, or something else than the purchase's size is in its way. */
export const offeredPartBarrier = (part: WalletOffer, order: Order, terms: WalletTerms): WalletBarrier | null =>
  part.usable > 0 ? null : partBarrier(balanceOf(part), walletPurchase(order), terms)

/** Barrier of the whole wallet. */
export const offeredBarrier = (parts: ReadonlyArray<WalletOffer>, order: Order, terms: WalletTerms): WalletBarrier | null =>
  parts.some(({ usable }) => usable > 0) ? null : walletBarrier(parts.map(balanceOf), walletPurchase(order), terms)
