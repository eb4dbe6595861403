/** Adapter of the wallet's ports. */
import type { VariantId } from "#domain/entities/ids.ts"
import type { WalletPorts } from "#machines/wallet/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import { saveTextFile } from "../browser/save-file.ts"
import type { Caller } from "./client/api-client.ts"
import * as couponCalls from "./contract/wallet/coupons.ts"
import * as redeemables from "./contract/wallet/redeemables.ts"
import * as credits from "./contract/wallet/store-credits.ts"

export const createWalletPorts = ({ call }: Caller): AnswersOf<WalletPorts> => ({
  fetchWallet: async (_, signal) => {
    const [wallet, loyalty] = await Promise.all([
      call(credits.wallet, { signal, isReadOffline: true }),
      call(credits.loyalty, { signal, isReadOffline: true }),
    ])
    return { wallet, loyalty }
  },
  fetchStatement: async (query, signal) => {
    const { items, page, pages, total } = await call(credits.storeCredits, { signal, query, isReadOffline: true })
    return { items, page, pages, total }
  },
  saveStatement: async (query, signal) => {
    const { name, csv } = await call(credits.exportStatement, { signal, query })
    saveTextFile({ name, text: csv, type: "text/csv;charset=utf-8" })
  },
  startRecharge: ({ key, amount, paymentMethodId }, signal) => call(credits.recharge, { key, signal, body: { amount, paymentMethodId } }),
  fetchRecharge: ({ number }, signal) => call(credits.rechargePayment, { signal, params: { number } }),
  fetchCoupons: async (_, signal) => (await call(couponCalls.coupons, { signal, isReadOffline: true })).coupons,
  fetchCoupon: ({ number }, signal) => call(couponCalls.coupon, { signal, params: { number }, isReadOffline: true }),
  sendCoupon: async ({ key, number, email }, signal) => {
    await call(couponCalls.sendCoupon, { key, signal, params: { number }, body: { email } })
  },
  fetchVouchers: async (_, signal) => (await call(redeemables.vouchers, { signal, isReadOffline: true })).vouchers,
  useVoucher: ({ key, code }, signal) => call(redeemables.useVoucher, { key, signal, body: { code } }),
  fetchGiftCards: async (_, signal) => (await call(redeemables.giftCards, { signal, isReadOffline: true })).giftCards,
  fetchGiftCardSale: (_, signal) => call(redeemables.giftCardOffers, { signal }),
  addGiftCard: ({ key, variantId, email, message }, signal) =>
    call(redeemables.addGiftCard, { key, signal, body: { variantId: variantId as VariantId, email, message } }),
  redeemGiftCard: ({ key, code }, signal) => call(redeemables.redeemGiftCard, { key, signal, body: { number: code } }),
  fetchTickets: async (_, signal) => (await call(redeemables.tickets, { signal, isReadOffline: true })).tickets,
})
