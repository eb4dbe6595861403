/** Choice of the providers: those passed to the backend, the sandbox, or those of the site's configuration. */
import type { BackendConfig } from "#backend/config.ts"
import { sandboxProviders } from "#backend/sandbox/providers.ts"
import { ebarimtRegister } from "./organizations/ebarimt.ts"
import { bankTransferProvider } from "./payments/bank-transfer.ts"
import { golomtProvider } from "./payments/golomt.ts"
import { mostProvider } from "./payments/most.ts"
import type { PaymentProvider } from "./payments/payment-provider.ts"
import { qpayProvider } from "./payments/qpay.ts"
import { storepayProvider } from "./payments/storepay.ts"
import { secretsOf, type PaymentSettings, type Secret } from "./provider-settings.ts"
import type { Providers } from "./providers.ts"

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
  const { payments } = providers
  const variables = payments.flatMap((settings) =>
    secretsOf(settings).flatMap((name) => (secrets[name] === undefined ? [`${settings.provider} needs the environment variable ${name}`] : [])),
  )
  return [
    ...(payments.length === 0 ? ["nobody takes payments"] : []),
    ...variables,
    ...(payments.some(({ provider }) => provider !== "bank_transfer") && publicOrigin === null ? ["providers call back at PUBLIC_ORIGIN, which is not set"] : []),
  ]
}

const paymentProvider = (settings: PaymentSettings, { secrets, site, clock }: BackendConfig): PaymentProvider => {
  const secret = ({ env }: Secret): string => secrets[env] ?? ""
  switch (settings.provider) {
    case "qpay":
      return qpayProvider(settings, { clientId: secret(settings.clientId), clientSecret: secret(settings.clientSecret) }, { company: site.company, clock })
    case "golomt":
      return golomtProvider(settings, { token: secret(settings.token), checksumKey: secret(settings.checksumKey) })
    case "bank_transfer":
      return bankTransferProvider(settings)
    case "storepay": {
      const { appId, appSecret, username, password } = settings
      return storepayProvider(settings, { appId: secret(appId), appSecret: secret(appSecret), username: secret(username), password: secret(password) }, { company: site.company })
    }
    case "most":
      return mostProvider(settings, secret(settings.key), site.company)
    default:
      return settings satisfies never
  }
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
    confirmReceipt: null,
    findOrganization: organizations === null ? null : ebarimtRegister(organizations.url),
  }
}
