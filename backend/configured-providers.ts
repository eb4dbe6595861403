/** Choice of the providers: those passed to the backend, the sandbox, or those of the site's configuration. */
import type { BackendConfig } from "./config.ts"
import { sandboxProviders } from "#backend/sandbox/providers.ts"
import { ebarimtRegister } from "#backend/identity/ebarimt-register.ts"
import { bankTransferProvider } from "./payments/providers/bank-transfer.ts"
import { golomtProvider } from "./payments/providers/golomt.ts"
import { mostProvider } from "./payments/providers/most.ts"
import type { PaymentProvider } from "./payments/payment-provider.ts"
import { qpayCalls, type QPayCalls } from "./payments/providers/qpay-calls.ts"
import { qpayProvider } from "./payments/providers/qpay.ts"
import { storepayProvider } from "./payments/providers/storepay.ts"
import { secretsOf, type PaymentSettings, type QPaySettings, type Secret } from "./provider-settings.ts"
import type { Providers } from "./providers.ts"
import { posApiReceipts } from "#backend/receipts/posapi.ts"
import { qpayReceipts } from "#backend/receipts/qpay-receipts.ts"
import type { ReceiptProvider } from "#backend/receipts/receipt-provider.ts"

export class NoProviders extends Error {
  constructor(missing: ReadonlyArray<string>) {
    super(
      `the shop cannot open: ${missing.join("; ")}. Name its providers in the file of SITE_CONFIG (docs/running.md), or start it as a sandbox ` +
        "(SANDBOX=1 on the loopback interface, with SANDBOX_SECRET on any other and behind a PUBLIC_ORIGIN)",
    )
    this.name = "NoProviders"
  }
}

/** What payments still need before the shop can open without a sandbox. */
export const missingForPayments = ({ providers, secrets, publicOrigin }: Pick<BackendConfig, "providers" | "secrets" | "publicOrigin">): ReadonlyArray<string> => {
  const { payments, receipts } = providers
  const variables = payments.flatMap((settings) =>
    secretsOf(settings).flatMap((name) => (secrets[name] === undefined ? [`${settings.provider} needs the environment variable ${name}`] : [])),
  )
  return [
    ...(payments.length === 0 ? ["nobody takes payments"] : []),
    ...variables,
    ...(receipts?.provider === "qpay" && !payments.some(({ provider }) => provider === "qpay") ? ["receipts of QPay need its payments"] : []),
    ...(payments.some(({ provider }) => provider !== "bank_transfer") && publicOrigin === null ? ["providers call back at PUBLIC_ORIGIN, which is not set"] : []),
  ]
}

const secretIn = ({ secrets }: Pick<BackendConfig, "secrets">) => ({ env }: Secret): string => secrets[env] ?? ""

const callsOf = ({ url, clientId, clientSecret }: QPaySettings, config: BackendConfig): QPayCalls =>
  qpayCalls(url, { clientId: secretIn(config)(clientId), clientSecret: secretIn(config)(clientSecret) }, config.clock)

const paymentProvider = (settings: PaymentSettings, config: BackendConfig): PaymentProvider => {
  const secret = secretIn(config)
  const { site } = config
  switch (settings.provider) {
    case "qpay":
      return qpayProvider(settings, callsOf(settings, config), site)
    case "golomt":
      return golomtProvider(settings, { token: secret(settings.token), checksumKey: secret(settings.checksumKey) })
    case "bank_transfer":
      return bankTransferProvider(settings)
    case "storepay": {
      const { appId, appSecret, username, password } = settings
      return storepayProvider(settings, { appId: secret(appId), appSecret: secret(appSecret), username: secret(username), password: secret(password) }, site)
    }
    case "most":
      return mostProvider(settings, secret(settings.key), site.company)
    default:
      return settings satisfies never
  }
}

/** QPay files receipts with the credentials of its payments, without which there are none. */
export const receiptProvider = (config: BackendConfig): ReceiptProvider | null => {
  const { receipts, payments } = config.providers
  if (receipts === null) return null
  if (receipts.provider === "posapi") return posApiReceipts(receipts)
  const qpay = payments.find((settings) => settings.provider === "qpay")
  return qpay === undefined ? null : qpayReceipts(receipts, callsOf(qpay, config))
}

/** The given ones, the sandbox's where there is a sandbox, or the configured ones; throws `NoProviders` with what is missing. */
export const providersFor = (config: BackendConfig, providers: Providers | null): Providers => {
  if (providers !== null) return providers
  if (config.sandbox !== null) return sandboxProviders(config)
  const missing = missingForPayments(config)
  if (missing.length > 0) throw new NoProviders(missing)
  const { payments, organizations } = config.providers
  return {
    payments: payments.map((settings) => paymentProvider(settings, config)),
    receipts: receiptProvider(config),
    findOrganization: organizations === null ? null : ebarimtRegister(organizations.url),
  }
}
