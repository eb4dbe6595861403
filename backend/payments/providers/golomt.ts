/** Card page of Golomt Bank: the shopper pays on the bank's page and comes back. Facts: docs/providers.md. */
import { createHmac, timingSafeEqual } from "node:crypto"
import * as Schema from "effect/Schema"
import { forLocales, inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import { LooseNumber } from "#domain/entities/wire-codecs.ts"
import { providerHttp, ProviderRefused } from "#backend/http/provider-http.ts"
import { noInstructions, nothingReceived, type PaymentProvider } from "#backend/payments/payment-provider.ts"
import { address, methods, methodsReference, providerModule, Secret, secretReference } from "#backend/payments/provider-module.ts"
import { formatMessage } from "#backend/texts/format-message.ts"

const Invoice = Schema.Struct({ invoice: Schema.String })
const Inquiry = Schema.Struct({ errorCode: Schema.String, amount: LooseNumber })
const Push = Schema.Struct({
  transactionId: Schema.String,
  errorCode: Schema.String,
  amount: Schema.Union([Schema.String, Schema.Number]),
  checksum: Schema.String,
})
const readPush = Schema.decodeUnknownResult(Push)

const paidCode = "000"
/** How the browser comes back to the callback's address. */
const returnType = "GET"
/** A transaction that does not exist, for a probe. */
const probeReference = "probe"

const GolomtSettings = Schema.Struct({
  provider: Schema.Literal("golomt"),
  methods: methods("card"),
  url: address("https://ecommerce.golomtbank.com"),
  token: Secret,
  checksumKey: Secret,
}).pipe(Schema.encodeKeys({ checksumKey: "checksum_key" }))
export type GolomtSettings = typeof GolomtSettings.Type

export type GolomtSecrets = { readonly token: string; readonly checksumKey: string }

/** Languages of the bank's page. */
const pageLanguages: Localized = { mn: "mn", en: "en" }

export const golomtProvider = ({ url, methods }: GolomtSettings, { token, checksumKey }: GolomtSecrets): PaymentProvider => {
  const http = providerHttp("golomt", url)
  const headers = { authorization: `Bearer ${token}` }
  /** Over the values one after the other, without a separator. */
  const checksum = (...values: ReadonlyArray<string | number>): string =>
    createHmac("sha256", checksumKey).update(values.join("")).digest("hex")
  const isSigned = (given: string, ...values: ReadonlyArray<string | number>): boolean => {
    const [one, other] = [Buffer.from(given.toLowerCase()), Buffer.from(checksum(...values))]
    return one.length === other.length && timingSafeEqual(one, other)
  }
  const inquire = (number: string) =>
    http({
      method: "post",
      path: "api/inquiry",
      headers,
      json: { transactionId: number, checksum: checksum(number, number) },
      answer: Inquiry,
    })

  return {
    name: "golomt",
    title: forLocales((locale) => formatMessage(locale, { key: "provider.golomt" })),
    methods,
    canRepeat: true,
    create: async ({ number, amount, callbackUrl }) => {
      const { invoice } = await http({
        method: "post",
        path: "api/invoice",
        headers,
        json: {
          amount: String(amount),
          callback: callbackUrl,
          returnType,
          transactionId: number,
          genToken: "N",
          socialDeeplink: "N",
          checksum: checksum(number, amount, returnType, callbackUrl),
        },
        answer: Invoice,
      })
      const page = (locale: Locale) => ({
        ...noInstructions,
        redirectUrl: `${url}/payment/${inLocale(pageLanguages, locale)}/${encodeURIComponent(invoice)}`,
      })
      return { reference: invoice, instructions: forLocales(page) }
    },
    // Other codes than that of a payment do not say whether the shopper may still pay.
    check: async ({ number }) => {
      const { errorCode, amount } = await inquire(number)
      return errorCode === paidCode ? { ...nothingReceived, received: [{ reference: number, amount, currency: "MNT" }] } : nothingReceived
    },
    // Without `cancel`: the bank's page ends by itself after minutes.
    isGenuine: ({ body }, { number }) => {
      // The browser that comes back signs nothing.
      if (body === null) return true
      const push = readPush(body)
      if (push._tag === "Failure") return false
      const { transactionId, errorCode, amount, checksum: given } = push.success
      return transactionId === number && isSigned(given, transactionId, errorCode, amount)
    },
    callbackAnswer: "OK",
    probe: async () => {
      try {
        await inquire(probeReference)
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error
      }
    },
  }
}

const reference = {
  methods: methodsReference("card"),
  url: { effect: "Address of the bank's card page.", example: "https://ecommerce.golomtbank.com" },
  token: secretReference("the token of the contract", "GOLOMT_TOKEN"),
  checksum_key: secretReference("the key of the checksums", "GOLOMT_CHECKSUM_KEY"),
}

export const golomt = providerModule("golomt", GolomtSettings, reference, (settings, { secret }) =>
  golomtProvider(settings, { token: secret(settings.token), checksumKey: secret(settings.checksumKey) }),
)
