/** Payment providers that the site's configuration file may name. */
import * as Schema from "effect/Schema"
import type { PaymentProvider } from "./payment-provider.ts"
import type { ProviderContext } from "./provider-module.ts"
import { bankTransfer } from "./providers/bank-transfer.ts"
import { golomt } from "./providers/golomt.ts"
import { most } from "./providers/most.ts"
import { qpay } from "./providers/qpay.ts"
import { storepay } from "./providers/storepay.ts"

const providerModules = [qpay, bankTransfer, golomt, storepay, most]

export const PaymentSettings = Schema.Union(providerModules.map(({ settings }) => settings))
/** References of the settings of all providers, by name. */
export const paymentReference = Object.fromEntries(providerModules.map(({ name, reference }) => [name, reference]))
type PaymentSettings = typeof PaymentSettings.Type

export const paymentProvider = (settings: PaymentSettings, context: ProviderContext): PaymentProvider => {
  const [provider] = providerModules.flatMap(({ create }) => create(settings, context) ?? [])
  if (provider === undefined) throw new Error(`the provider ${settings.provider} has no module`)
  return provider
}
