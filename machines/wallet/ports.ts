/** Ports of the wallet: balance, statement, recharges, coupons, vouchers, gift cards, e-tickets. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { Coupon } from "#domain/entities/wallet/coupon.ts"
import type { GiftCard, GiftCardSale } from "#domain/entities/wallet/gift-card.ts"
import type { Voucher } from "#domain/entities/wallet/voucher.ts"
import type { Loyalty } from "#domain/entities/wallet/loyalty.ts"
import type { Recharge, RechargeNumber } from "#domain/entities/wallet/recharge.ts"
import type { StoreCredit, Wallet } from "#domain/entities/wallet/store-credit.ts"
import type { Ticket } from "#domain/entities/wallet/ticket.ts"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import type { ListPage } from "#machines/list-page.ts"
import type { Intent } from "#machines/shared/idempotency-key.ts"

/** Entries of one part and a number of days; `null` for all. */
export type StatementQuery = { readonly part: WalletPartKind | null; readonly days: number | null }

export type WalletOverview = { readonly wallet: Wallet; readonly loyalty: Loyalty }

export interface WalletPorts {
  fetchWallet(input: void, signal?: AbortSignal): Promise<WalletOverview>
  fetchStatement(input: StatementQuery & { readonly page: number }, signal?: AbortSignal): Promise<ListPage<StoreCredit>>
  /** Saves the statement as a file on this device. */
  saveStatement(input: StatementQuery, signal?: AbortSignal): Promise<void>
  startRecharge(input: Intent & { readonly amount: Tugrik; readonly paymentMethodId: number }, signal?: AbortSignal): Promise<Recharge>
  fetchRecharge(input: { readonly number: RechargeNumber }, signal?: AbortSignal): Promise<Recharge>
  fetchCoupons(input: void, signal?: AbortSignal): Promise<ReadonlyArray<Coupon>>
  fetchCoupon(input: { readonly number: string }, signal?: AbortSignal): Promise<Coupon>
  sendCoupon(input: Intent & { readonly number: string; readonly email: string }, signal?: AbortSignal): Promise<void>
  fetchVouchers(input: void, signal?: AbortSignal): Promise<ReadonlyArray<Voucher>>
  useVoucher(input: Intent & { readonly code: string }, signal?: AbortSignal): Promise<Voucher>
  fetchGiftCards(input: void, signal?: AbortSignal): Promise<ReadonlyArray<GiftCard>>
  fetchGiftCardSale(input: void, signal?: AbortSignal): Promise<GiftCardSale>
  /** Puts a gift card for a receiver into the cart. */
  addGiftCard(
    input: Intent & { readonly variantId: number; readonly email: string; readonly message: string },
    signal?: AbortSignal,
  ): Promise<Order>
  redeemGiftCard(input: Intent & { readonly code: string }, signal?: AbortSignal): Promise<GiftCard>
  fetchTickets(input: void, signal?: AbortSignal): Promise<ReadonlyArray<Ticket>>
}
