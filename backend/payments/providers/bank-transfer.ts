/** Transfer to the shop's account, without a request to anybody: the bank's statement file says what has come. */
import * as Schema from "effect/Schema"
import { defaultLocale, forLocales, inLocale, type Locale } from "#domain/entities/locale.ts"
import { LocalizedText } from "#domain/entities/localized-text.ts"
import { noInstructions, nothingReceived, type PaymentProvider } from "#backend/payments/payment-provider.ts"
import { methods, methodsReference, providerModule, Text } from "#backend/payments/provider-module.ts"
import { orElse } from "#domain/entities/wire-codecs.ts"
import type { TextKey } from "#backend/texts/text-key.ts"

/** Names of the columns of a bank's statement file. */
const StatementColumns = Schema.Struct({
  date: Text,
  amount: Text,
  description: Text,
  /** The bank's own number of a line; without it a line is known by its content. */
  reference: orElse(Schema.NullOr(Text), null),
  /** Without it every line is in tugrik. */
  currency: orElse(Schema.NullOr(Text), null),
})
export type StatementColumns = typeof StatementColumns.Type

const BankTransferSettings = Schema.Struct({
  provider: Schema.Literal("bank_transfer"),
  methods: methods("bank_transfer"),
  bank: LocalizedText.check(
    Schema.makeFilter((texts) => Object.values(texts).every((text) => text.trim() !== "") || ("setting.filled" satisfies TextKey)),
  ),
  account: Schema.String.check(Schema.isPattern(/^(?:MN)?\d{8,20}$/, { message: "setting.account" satisfies TextKey })),
  holder: Text,
  statement: orElse(StatementColumns, { date: "date", amount: "amount", description: "description", reference: "reference" }),
})
export type BankTransferSettings = typeof BankTransferSettings.Type

export const bankTransferProvider = ({ methods, bank, account, holder }: BankTransferSettings): PaymentProvider => {
  const instructions = (order: string, locale: Locale) => ({
    ...noInstructions,
    bankAccount: { bank: inLocale(bank, locale), number: account, name: holder, description: order },
  })
  return {
    name: "bank_transfer",
    title: bank,
    methods,
    isLocal: true,
    canRepeat: true,
    create: async ({ number, order }) => ({ reference: number, instructions: forLocales((locale) => instructions(order, locale)) }),
    check: async () => nothingReceived,
  }
}

const reference = {
  methods: methodsReference("bank_transfer"),
  bank: { effect: "Name of the bank by language.", example: { [defaultLocale]: "Хаан банк" } },
  account: { effect: "Number of the account, with or without `MN` in front.", example: "5000000001" },
  holder: { effect: "Holder of the account.", example: "Хангай Мод ХХК" },
  statement: {
    effect: "Headings of the columns of the bank's statement file; `reference` and `currency` may be `null`.",
    example: { date: "Огноо", amount: "Орлого", description: "Гүйлгээний утга", reference: "Журнал" },
  },
}

export const bankTransfer = providerModule("bank_transfer", BankTransferSettings, reference, bankTransferProvider)
