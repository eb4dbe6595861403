/** QPay v2: one invoice with a QR code and links of the banks' apps. Facts: docs/providers.md. */
import * as Schema from "effect/Schema"
import { listOf, LooseNumber, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { defaultLocale, forLocales, type Locale } from "#domain/entities/locale.ts"
import { ProviderRefused } from "#backend/http/provider-http.ts"
import { noInstructions, type Instructions, type PaymentProvider } from "#backend/payments/payment-provider.ts"
import {
  address,
  methods,
  methodsReference,
  providerModule,
  Secret,
  secretReference,
  Text,
  type CallsContext,
  type ProviderContext,
} from "#backend/payments/provider-module.ts"
import { qpayCalls, type QPayCalls } from "./qpay-calls.ts"

const Link = Schema.Struct({ name: Schema.String, description: orElse(Schema.String, ""), link: Schema.String })
const Invoice = Schema.Struct({ invoiceId: Schema.String, qrText: Schema.String, urls: listOf(Link) }).pipe(
  Schema.encodeKeys({ invoiceId: "invoice_id", qrText: "qr_text" }),
)

/** Other fields of a row differ between QPay's versions. */
const Row = Schema.Struct({
  paymentId: Schema.Union([Schema.String, Schema.Number]),
  paymentStatus: Schema.String,
  paymentAmount: LooseNumber,
  paymentCurrency: orNull(Schema.String),
}).pipe(
  Schema.encodeKeys({
    paymentId: "payment_id",
    paymentStatus: "payment_status",
    paymentAmount: "payment_amount",
    paymentCurrency: "payment_currency",
  }),
)
const Payments = Schema.Struct({ rows: listOf(Row) })

/** Longest description that QPay takes. */
const descriptionLength = 255

const QPaySettings = Schema.Struct({
  provider: Schema.Literal("qpay"),
  methods: methods("qr", "internet_bank"),
  url: address("https://merchant.qpay.mn"),
  invoiceCode: Text,
  receiverCode: orElse(Text, "terminal"),
  clientId: Secret,
  clientSecret: Secret,
}).pipe(
  Schema.encodeKeys({ invoiceCode: "invoice_code", receiverCode: "receiver_code", clientId: "client_id", clientSecret: "client_secret" }),
)
export type QPaySettings = typeof QPaySettings.Type

export const qpayProvider = (
  settings: QPaySettings,
  { call, freshToken }: QPayCalls,
  company: ProviderContext["company"],
): PaymentProvider => {
  const instructions = ({ qrText, urls }: typeof Invoice.Type, locale: Locale): Instructions => ({
    ...noInstructions,
    qrText,
    // It describes the apps in Mongolian and names them in Latin letters.
    links: urls.map(({ name, description, link }) => ({ name: locale === defaultLocale && description !== "" ? description : name, link })),
  })

  return {
    name: "qpay",
    title: forLocales(() => "QPay"),
    methods: settings.methods,
    canRepeat: true,
    create: async ({ number, order, amount, callbackUrl }) => {
      const invoice = await call({
        method: "post",
        path: "v2/invoice",
        json: {
          invoice_code: settings.invoiceCode,
          sender_invoice_no: number,
          invoice_receiver_code: settings.receiverCode,
          invoice_description: `${company()} ${order}`.slice(0, descriptionLength),
          amount,
          callback_url: callbackUrl,
          allow_partial: false,
          allow_exceed: false,
        },
        answer: Invoice,
      })
      return { reference: invoice.invoiceId, instructions: forLocales((locale) => instructions(invoice, locale)) }
    },
    check: async ({ reference }) => {
      const json = { object_type: "INVOICE", object_id: reference, offset: { page_number: 1, page_limit: 100 } }
      const { rows } = await call({ method: "post", path: "v2/payment/check", json, answer: Payments })
      const paid = rows.filter(({ paymentStatus }) => paymentStatus === "PAID")
      const received = paid.map(({ paymentId, paymentAmount, paymentCurrency }) => ({
        reference: String(paymentId),
        amount: paymentAmount,
        currency: paymentCurrency ?? "MNT",
      }))
      return { received, isProcessing: false, refusal: null }
    },
    cancel: async ({ reference }) => {
      await call({ method: "delete", path: `v2/invoice/${encodeURIComponent(reference)}`, answer: Schema.Unknown })
    },
    // QPay sends back what was paid by card; a transfer between accounts goes back by hand.
    refund: async (paymentReference) => {
      try {
        await call({
          method: "delete",
          path: `v2/payment/refund/${encodeURIComponent(paymentReference)}`,
          json: { note: company() },
          answer: Schema.Unknown,
        })
        return "done"
      } catch (error) {
        if (error instanceof ProviderRefused) return "by_hand"
        throw error
      }
    },
    // Unsigned: the address of the callback is all that QPay proves.
    isGenuine: () => true,
    callbackAnswer: "SUCCESS",
    probe: async () => {
      await freshToken()
    },
  }
}

/** Calls with the credentials of the settings, for payments and for receipts. */
export const qpayCallsOf = ({ url, clientId, clientSecret }: QPaySettings, { secret, clock }: CallsContext): QPayCalls =>
  qpayCalls(url, { clientId: secret(clientId), clientSecret: secret(clientSecret) }, clock)

const reference = {
  methods: methodsReference("qr", "internet_bank"),
  url: { effect: "Address of QPay; `https://merchant-sandbox.qpay.mn` for trials.", example: "https://merchant.qpay.mn" },
  invoice_code: { effect: "Code of the invoice in the contract with QPay.", example: "SHOP_INVOICE" },
  receiver_code: { effect: "Code of the receiver in the contract with QPay.", example: "terminal" },
  client_id: secretReference("the user name at QPay", "QPAY_CLIENT_ID"),
  client_secret: secretReference("the password at QPay", "QPAY_CLIENT_SECRET"),
}

export const qpay = providerModule("qpay", QPaySettings, reference, (settings, context) =>
  qpayProvider(settings, qpayCallsOf(settings, context), context.company),
)
