/** Transfer to the shop's account, which asks nobody: the bank's statement file says what has come. */
import type { Locale } from "#domain/entities/locale.ts"
import type { BankTransferSettings } from "#backend/provider-settings.ts"
import { noInstructions, nothingReceived, type PaymentProvider } from "#backend/payments/payment-provider.ts"

export const bankTransferProvider = ({ methods, bank, account, holder }: BankTransferSettings): PaymentProvider => {
  const instructions = (order: string, locale: Locale) => ({ ...noInstructions, bankAccount: { bank: bank[locale], number: account, name: holder, description: order } })
  return {
    name: "bank_transfer",
    title: bank,
    methods,
    lenders: null,
    isLocal: true,
    canRepeat: true,
    create: async ({ number, order }) => ({ reference: number, instructions: { mn: instructions(order, "mn"), en: instructions(order, "en") } }),
    check: async () => nothingReceived,
    cancel: async () => {},
    refund: async () => "by_hand",
    isGenuine: () => false,
    callbackAnswer: "",
    mayBorrow: null,
    chargesCards: false,
    redeem: null,
    probe: async () => {},
  }
}
