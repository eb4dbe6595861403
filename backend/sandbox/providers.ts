/** Providers of the sandbox: invented bank and tax office. */
import { createHash } from "node:crypto"
import { forLocales, type Locale } from "#domain/entities/locale.ts"
import { taxesIn } from "#domain/rules/orders/receipt-lines.ts"
import { qrText } from "./emvco.ts"
import { methods } from "#backend/payments/methods/method-documents.ts"
import { ProviderRefused } from "#backend/http/provider-http.ts"
import {
  noInstructions,
  nothingReceived,
  type AppTokens,
  type Checked,
  type Due,
  type Instructions,
  type KnownRequest,
  type PaymentProvider,
} from "#backend/payments/payment-provider.ts"
import type { ProviderContext } from "#backend/payments/provider-module.ts"
import type { Providers } from "#backend/providers.ts"
import type { Filed, ReceiptProvider, Sale } from "#backend/receipts/receipt-provider.ts"
import { sandboxRegister } from "./organizations.ts"
import { formatMessage } from "#backend/texts/format-message.ts"

/** Reserved domain, so that no banking app accepts the code. */
const scheme = "mn.example.delguur"
const account = "5000000001"
const banks = ["tengis", "govi", "altai", "khangai"] as const

type Bank = (typeof banks)[number]
const bankName = (bank: Bank, locale: Locale): string => formatMessage(locale, { key: `bank.${bank}` })

/** Names of the invented banks. */
export const bankNames = (locale: Locale): ReadonlyArray<string> => banks.map((bank) => bankName(bank, locale))

const desk = (number: string, locale: Locale, bank?: string): string =>
  `/sandbox?order=${number}&locale=${locale}${bank === undefined ? "" : `&bank=${bank}`}#${number}`

const instructions = (company: string, { order: number, amount, method, card }: Due, locale: Locale): Instructions => {
  if (card !== null) return noInstructions
  const links = banks.map((bank) => ({ name: bankName(bank, locale), link: desk(number, locale, bank) }))
  switch (method.type) {
    case "qr":
      return { ...noInstructions, qrText: qrText({ scheme, account, merchant: "DELGUUR SANDBOX", amount, reference: number }), links }
    case "bank_transfer": {
      const bank = formatMessage(locale, { key: "bank.tengis" })
      return { ...noInstructions, bankAccount: { bank, number: account, name: company, description: number } }
    }
    case "internet_bank":
      return { ...noInstructions, links }
    case "card":
    case "wallet":
    case "lease":
      return { ...noInstructions, redirectUrl: desk(number, locale) }
    default:
      return method.type satisfies never
  }
}

/** `count` digits derived from `text`. */
const digits = (text: string, count: number): string =>
  BigInt(`0x${createHash("sha512").update(text).digest("hex")}`)
    .toString()
    .slice(-count)
    .padStart(count, "0")

const filed = ({ number, total, organization, replaces }: Pick<Sale, "number" | "total" | "organization" | "replaces">): Filed => {
  const name = replaces === null ? number : `${number} after ${replaces}`
  const receiptId = digits(`receipt ${name}`, 33)
  const lottery = organization !== null ? null : `ДС ${digits(`lottery ${name}`, 8)}`
  return { receiptId, lottery, qrData: `SANDBOX:${receiptId}:${lottery ?? ""}:${total}`, ...taxesIn(total, "VAT_ABLE", 0) }
}

/** Tax office of the sandbox. Its lottery numbers are invented, so they may be stored. */
export const sandboxReceipts: ReceiptProvider = {
  name: "sandbox",
  lotteryHours: null,
  file: async (sale) => filed(sale),
  voidReceipt: async () => "done",
}

/** Reference of a request that charges a saved card. */
const chargeOf = (number: string, lastDigits: string): string => `${number} card ${lastDigits}`
/** Last digits of the card that the sandbox's bank refuses. */
const refusedCard = "0937"

/** How the charge of a saved card ended; nothing for any other request. */
const chargeAnswer = ({ number, reference, amount }: KnownRequest): Checked => {
  const [, lastDigits] = / card (\d{4})$/.exec(reference) ?? []
  if (lastDigits === undefined) return nothingReceived
  if (lastDigits === refusedCard) return { ...nothingReceived, refusal: `card ${number}` }
  return { ...nothingReceived, received: [{ reference: `card ${number}`, amount, currency: "MNT" }] }
}

/** Largest sum that the sandbox's lender gives, in tugrik. */
const lentAtMost = 5_000_000
/** Phones that end so are unknown to the sandbox's lender. */
const strangers = "00"

/** Tokens that the sandbox's Most app gives for an order. */
export const sandboxTokens = (order: string): AppTokens => ({ customer: "sandbox", transaction: `sandbox-${order}` })

/** Bank of the sandbox: its desk at `/sandbox` says what has been paid, so a check finds nothing more. */
const sandboxBank = (company: ProviderContext["company"]): PaymentProvider => ({
  name: "sandbox",
  title: forLocales((locale) => formatMessage(locale, { key: "provider.sandbox" })),
  methods: methods.map(({ type }) => type),
  isLocal: true,
  canRepeat: true,
  create: async (due) => ({
    reference: due.card === null ? due.number : chargeOf(due.number, due.card.lastDigits),
    instructions: forLocales((locale) => instructions(company(), due, locale)),
  }),
  check: async (request) => chargeAnswer(request),
  refund: async () => "done",
  mayBorrow: async (borrower, amount) => {
    if (borrower?.endsWith(strangers) === true) return { _tag: "Stranger" }
    return amount > lentAtMost ? { _tag: "TooMuch", most: lentAtMost } : { _tag: "May" }
  },
  chargesCards: true,
  // Requests are numbered by their order.
  redeem: async ({ number, amount }, { transaction }) => {
    if (transaction !== sandboxTokens(number.replace(/-.*$/, "")).transaction) throw new ProviderRefused("sandbox: tokens", 422, "TOKEN")
    return { ...nothingReceived, received: [{ reference: `app ${number}`, amount, currency: "MNT" }] }
  },
})

export const sandboxProviders = (company: ProviderContext["company"]): Providers => ({
  payments: [sandboxBank(company)],
  receipts: sandboxReceipts,
  findOrganization: sandboxRegister,
})
