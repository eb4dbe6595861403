/** Most: a payment app in which the shop opens; it hands over tokens, by which the order is paid. Facts: docs/providers.md. */
import * as Schema from "effect/Schema"
import { forLocales } from "#domain/entities/locale.ts"
import { LooseNumber, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { providerHttp, ProviderRefused } from "#backend/http/provider-http.ts"
import {
  noInstructions,
  nothingReceived,
  type Checked,
  type KnownRequest,
  type PaymentProvider,
} from "#backend/payments/payment-provider.ts"
import {
  Address,
  methods,
  methodsReference,
  providerModule,
  Secret,
  secretReference,
  Text,
  type ProviderContext,
} from "#backend/payments/provider-module.ts"
import { formatMessage } from "#backend/texts/format-message.ts"

const Invoice = Schema.Struct({ invoiceId: Schema.String, deeplink: orNull(Schema.String) })
const State = Schema.Struct({
  status: Schema.String,
  transactionId: orNull(Schema.String),
  amount: orElse(LooseNumber, 0),
  currency: orElse(Schema.String, "MNT"),
})

const paid = "PAID"
/** An invoice that does not exist, for a probe. */
const probeReference = "probe"

const MostSettings = Schema.Struct({
  provider: Schema.Literal("most"),
  methods: methods("wallet"),
  /** Of the contract: no address is published. */
  url: Address,
  merchantId: Text,
  key: Secret,
}).pipe(Schema.encodeKeys({ merchantId: "merchant_id" }))
export type MostSettings = typeof MostSettings.Type

export const mostProvider = (
  { url, methods, merchantId }: MostSettings,
  key: string,
  company: ProviderContext["company"],
): PaymentProvider => {
  const http = providerHttp("most", url)
  const headers = { authorization: `Bearer ${key}` }
  const check = async ({ reference }: Pick<KnownRequest, "reference">): Promise<Checked> => {
    const { status, transactionId, amount, currency } = await http({
      method: "post",
      path: "invoice/check",
      headers,
      json: { merchantId, invoiceId: reference },
      answer: State,
    })
    return status === paid && transactionId !== null
      ? { ...nothingReceived, received: [{ reference: transactionId, amount, currency }] }
      : nothingReceived
  }
  return {
    name: "most",
    title: forLocales((locale) => formatMessage(locale, { key: "provider.most" })),
    methods,
    canRepeat: true,
    create: async ({ number, order, amount, callbackUrl }) => {
      const json = { merchantId, invoiceNo: number, amount, currency: "MNT", description: `${company()} ${order}`, callbackUrl }
      const { invoiceId, deeplink } = await http({ method: "post", path: "invoice", headers, json, answer: Invoice })
      const app = { ...noInstructions, redirectUrl: deeplink }
      return { reference: invoiceId, instructions: forLocales(() => app) }
    },
    check,
    cancel: async ({ reference }) => {
      await http({ method: "post", path: "invoice/cancel", headers, json: { merchantId, invoiceId: reference }, answer: Schema.Unknown })
    },
    // Unsigned, as far as is known: the address is all that it proves.
    isGenuine: () => true,
    callbackAnswer: "OK",
    redeem: async (request, { customer, transaction }) => {
      const json = { merchantId, invoiceId: request.reference, amount: request.amount, custtkn: customer, txntkn: transaction }
      await http({ method: "post", path: "inapp/confirm", headers, json, answer: Schema.Unknown })
      return check(request)
    },
    probe: async () => {
      try {
        await check({ reference: probeReference })
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error
      }
    },
  }
}

const reference = {
  methods: methodsReference("wallet"),
  url: { effect: "Address of the service, which the contract names.", example: "https://api.most.example.mn" },
  merchant_id: { effect: "Number of the merchant in the contract.", example: "100200" },
  key: secretReference("the key of the contract", "MOST_KEY"),
}

export const most = providerModule("most", MostSettings, reference, (settings, { secret, company }) =>
  mostProvider(settings, secret(settings.key), company),
)
