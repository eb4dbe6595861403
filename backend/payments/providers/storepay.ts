/** Storepay: a lender whose app asks the shopper to confirm a loan for the order. Facts: docs/providers.md. */
import * as Schema from "effect/Schema"
import { forLocales } from "#domain/entities/locale.ts"
import type { LeaseAgreement } from "#domain/entities/lease/lease-choice.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { listOf, LooseNumber, orElse } from "#domain/entities/wire-codecs.ts"
import { withBearer } from "#backend/http/bearer-calls.ts"
import { providerHttp, ProviderRefused, type ProviderCall } from "#backend/http/provider-http.ts"
import { noInstructions, nothingReceived, type PaymentProvider } from "#backend/payments/payment-provider.ts"
import {
  address,
  methods,
  methodsReference,
  providerModule,
  Secret,
  secretReference,
  Text,
  type ProviderContext,
} from "#backend/payments/provider-module.ts"

const Token = Schema.Struct({ accessToken: Schema.String }).pipe(Schema.encodeKeys({ accessToken: "access_token" }))

const success = "Success"
const Message = Schema.Struct({ code: orElse(Schema.String, "") })
/** Every answer has this form; `value` differs by call. */
const Answer = Schema.Struct({ value: Schema.Unknown, status: orElse(Schema.String, success), messages: listOf(Message) }).pipe(
  Schema.encodeKeys({ messages: "msgList" }),
)
const readNumber = Schema.decodeUnknownResult(LooseNumber)

/** Terms of a lease, for which a loan has no fields of its own, in the language of the company. */
const termsOf = ({ months, down, monthly }: LeaseAgreement): string =>
  `${months} сар, урьдчилгаа ${formatTugrik(down)}, сард ${formatTugrik(monthly)}`

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

export type StorepaySecrets = { readonly appId: string; readonly appSecret: string; readonly username: string; readonly password: string }

export const storepayProvider = (
  { name, url, methods, lenders, storeId }: StorepaySettings,
  { appId, appSecret, username, password }: StorepaySecrets,
  company: ProviderContext["company"],
): PaymentProvider => {
  const http = providerHttp("storepay", url)
  let token: Promise<string> | null = null

  // The password stands in the query, as Storepay asks; failures name no query.
  const fetchToken = async (): Promise<string> => {
    const authorization = `Basic ${Buffer.from(`${appId}:${appSecret}`).toString("base64")}`
    const query = { grant_type: "password", username, password }
    return (await http({ method: "post", path: "merchant-uaa/oauth/token", headers: { authorization }, query, answer: Token })).accessToken
  }
  const freshToken = (): Promise<string> => {
    const fetched = fetchToken()
    token = fetched
    fetched.catch(() => (token = null))
    return fetched
  }

  const currentToken = (): Promise<string> => token ?? freshToken()

  const call = (details: Omit<ProviderCall<typeof Answer>, "answer">): Promise<typeof Answer.Type> =>
    withBearer({ current: currentToken, fresh: freshToken }, (authorization) =>
      http({ ...details, path: `lend-merchant/${details.path}`, headers: { authorization }, answer: Answer }),
    )
  const refused = (path: string, code: string): ProviderRefused => new ProviderRefused(`storepay: POST ${path}`, 200, code)

  return {
    name,
    title: forLocales(() => "Storepay"),
    methods,
    lenders: lenders ?? undefined,
    // A second loan for the same order is possible.
    canRepeat: false,
    create: async ({ order, amount, borrower, lease, callbackUrl }) => {
      if (borrower === null) throw refused("merchant/loan", "NO_PHONE")
      const json = {
        storeId,
        mobileNumber: borrower,
        description: [`${company()} ${order}`, ...(lease === null ? [] : [termsOf(lease)])].join(". "),
        amount,
        callbackUrl,
      }
      const { value, status, messages } = await call({ method: "post", path: "merchant/loan", json })
      if (status !== success || (typeof value !== "number" && typeof value !== "string"))
        throw refused("merchant/loan", messages[0]?.code ?? "")
      return { reference: String(value), instructions: forLocales(() => noInstructions) }
    },
    // Confirmed or not is all that it says: a confirmed loan is the whole sum.
    check: async ({ reference, amount }) => {
      const { value } = await call({ method: "get", path: `merchant/loan/check/${encodeURIComponent(reference)}` })
      return value === true ? { ...nothingReceived, received: [{ reference, amount, currency: "MNT" }] } : nothingReceived
    },
    cancel: async ({ reference }) => {
      await call({ method: "post", path: "merchant/account/cancel", json: { requestId: reference } })
    },
    // Unsigned: the address of the callback is all that it proves.
    isGenuine: () => true,
    callbackAnswer: "OK",
    mayBorrow: async (borrower, amount) => {
      if (borrower === null) return { _tag: "NoPhone" }
      const { value, status } = await call({ method: "post", path: "user/possibleAmount", json: { mobileNumber: borrower } })
      const most = readNumber(value)
      if (status !== success || most._tag === "Failure") return { _tag: "Stranger" }
      return most.success >= amount ? { _tag: "May" } : { _tag: "TooMuch", most: Math.max(0, Math.floor(most.success)) }
    },
    probe: async () => {
      await freshToken()
    },
  }
}

const reference = {
  name: { effect: "Name of a second account, stored with its payments and never changed.", example: "storepay_2" },
  methods: methodsReference("lease"),
  lenders: {
    effect: "Names in `lenders` whose leases it collects; without it all that no other provider names.",
    example: ["Алтан Лизинг"],
  },
  url: { effect: "Address of Storepay.", example: "https://service.storepay.mn" },
  store_id: { effect: "Number of the store in the contract.", example: "20100" },
  app_id: secretReference("the id of the application", "STOREPAY_APP_ID"),
  app_secret: secretReference("the secret of the application", "STOREPAY_APP_SECRET"),
  username: secretReference("the user name", "STOREPAY_USERNAME"),
  password: secretReference("the password", "STOREPAY_PASSWORD"),
}

export const storepay = providerModule("storepay", StorepaySettings, reference, (settings, { secret, company }) => {
  const { appId, appSecret, username, password } = settings
  return storepayProvider(
    settings,
    { appId: secret(appId), appSecret: secret(appSecret), username: secret(username), password: secret(password) },
    company,
  )
})
