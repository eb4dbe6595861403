/** Settings of outside companies in the site's configuration file. A secret is named by its environment variable, never written. */
import * as Schema from "effect/Schema"
import { MethodType } from "#domain/entities/cart/payment.ts"
import { listOf, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { ReceiptSettings } from "#backend/receipts/receipt-settings.ts"

/** Environment variable that holds a secret. */
export const Secret = Schema.Struct({
  env: Schema.String.check(Schema.isPattern(/^[A-Z][A-Z0-9_]*$/, { message: "Expected the name of an environment variable" })),
})
export type Secret = typeof Secret.Type

const Address = Schema.String.check(Schema.isPattern(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$))/, { message: "Expected an https address" }))
const address = (usual: string) => orElse(Address, usual)

const Text = Schema.String.check(Schema.isPattern(/\S/, { message: "Expected a text" }))
const Localized = Schema.Struct({ mn: Text, en: Text })

/** Payment methods that a provider serves. */
const methods = (...usual: ReadonlyArray<MethodType>) => orElse(Schema.Array(MethodType), usual)

const QPaySettings = Schema.Struct({
  provider: Schema.Literal("qpay"),
  methods: methods("qr", "internet_bank"),
  url: address("https://merchant.qpay.mn"),
  invoiceCode: Text,
  receiverCode: orElse(Text, "terminal"),
  clientId: Secret,
  clientSecret: Secret,
}).pipe(Schema.encodeKeys({ invoiceCode: "invoice_code", receiverCode: "receiver_code", clientId: "client_id", clientSecret: "client_secret" }))
export type QPaySettings = typeof QPaySettings.Type

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
  bank: Localized,
  account: Schema.String.check(Schema.isPattern(/^(?:MN)?\d{8,20}$/, { message: "Expected an account number" })),
  holder: Text,
  statement: orElse(StatementColumns, { date: "date", amount: "amount", description: "description", reference: "reference" }),
})
export type BankTransferSettings = typeof BankTransferSettings.Type

const GolomtSettings = Schema.Struct({
  provider: Schema.Literal("golomt"),
  methods: methods("card"),
  url: address("https://ecommerce.golomtbank.com"),
  token: Secret,
  checksumKey: Secret,
}).pipe(Schema.encodeKeys({ checksumKey: "checksum_key" }))
export type GolomtSettings = typeof GolomtSettings.Type

const StorepaySettings = Schema.Struct({
  provider: Schema.Literal("storepay"),
  /** Stored with requests: another one for each further account of the shop, and never changed. */
  name: orElse(Text, "storepay"),
  methods: methods("lease"),
  /** Names of `lenders` whose leases it collects; without them all that no other provider names. */
  lenders: orElse(Schema.NullOr(Schema.Array(Text)), null),
  url: address("https://service.storepay.mn"),
  storeId: Text,
  appId: Secret,
  appSecret: Secret,
  username: Secret,
  password: Secret,
}).pipe(Schema.encodeKeys({ storeId: "store_id", appId: "app_id", appSecret: "app_secret" }))
export type StorepaySettings = typeof StorepaySettings.Type

const MostSettings = Schema.Struct({
  provider: Schema.Literal("most"),
  methods: methods("wallet"),
  /** Of the contract: no address is published. */
  url: Address,
  merchantId: Text,
  key: Secret,
}).pipe(Schema.encodeKeys({ merchantId: "merchant_id" }))
export type MostSettings = typeof MostSettings.Type

const PaymentSettings = Schema.Union([QPaySettings, BankTransferSettings, GolomtSettings, StorepaySettings, MostSettings])
export type PaymentSettings = typeof PaymentSettings.Type

/** Register that names organizations by their number. */
const RegisterSettings = Schema.Struct({ provider: Schema.Literal("ebarimt"), url: address("https://info.ebarimt.mn") })

export const ProviderSettings = Schema.Struct({ payments: listOf(PaymentSettings), organizations: orNull(RegisterSettings), receipts: orNull(ReceiptSettings) })
export type ProviderSettings = typeof ProviderSettings.Type

export const noProviders: ProviderSettings = { payments: [], organizations: null, receipts: null }

const isSecret = (value: unknown): value is Secret => typeof value === "object" && value !== null && "env" in value

/** The environment variables that a provider's settings name. */
export const secretsOf = (settings: PaymentSettings): ReadonlyArray<string> => Object.values(settings).flatMap((value: unknown) => (isSecret(value) ? [value.env] : []))
