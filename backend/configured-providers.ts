/** Choice of the providers: those passed to the backend, the sandbox, or those of the site's configuration. */
import type { BackendConfig } from "./config.ts"
import { sandboxProviders } from "./sandbox/providers.ts"
import { ebarimtRegister } from "./identity/ebarimt-register.ts"
import { secretsOf, type CallsContext, type ProviderContext } from "./payments/provider-module.ts"
import { paymentProvider } from "./payments/provider-modules.ts"
import { qpayCallsOf } from "./payments/providers/qpay.ts"
import type { Providers } from "./providers.ts"
import { posApiReceipts } from "./receipts/posapi.ts"
import { qpayReceipts } from "./receipts/qpay-receipts.ts"
import type { ReceiptProvider } from "./receipts/receipt-provider.ts"
import { OperatorError } from "./texts/command-language.ts"
import type { MessageRef } from "./texts/format-message.ts"

export class NoProviders extends OperatorError {
  override readonly name = "NoProviders"
  constructor(missing: ReadonlyArray<MessageRef>) {
    super({ key: "opening.noProviders", values: { missing } })
  }
}

/** What payments still need before the shop can open without a sandbox. */
export const missingForPayments = ({
  providers,
  secrets,
  publicOrigin,
}: Pick<BackendConfig, "providers" | "secrets" | "publicOrigin">): ReadonlyArray<MessageRef> => {
  const { payments, receipts } = providers
  const variables = payments.flatMap((settings) =>
    secretsOf(settings).flatMap((name): ReadonlyArray<MessageRef> =>
      secrets[name] === undefined ? [{ key: "opening.noSecret", values: { provider: settings.provider, name } }] : [],
    ),
  )
  return [
    ...(payments.length === 0 ? [{ key: "opening.noPayments" } as const] : []),
    ...variables,
    ...(receipts?.provider === "qpay" && !payments.some(({ provider }) => provider === "qpay") ? [{ key: "opening.noQpay" } as const] : []),
    ...(payments.some(({ provider }) => provider !== "bank_transfer") && publicOrigin === null
      ? [{ key: "opening.noAddress" } as const]
      : []),
  ]
}

const callsContextOf = ({ secrets, clock }: BackendConfig): CallsContext => ({ secret: ({ env }) => secrets[env] ?? "", clock })

/** QPay files receipts with the credentials of its payments, without which there are none. */
export const receiptProvider = (config: BackendConfig): ReceiptProvider | null => {
  const { receipts, payments } = config.providers
  if (receipts === null) return null
  if (receipts.provider === "posapi") return posApiReceipts(receipts)
  const qpay = payments.find((settings) => settings.provider === "qpay")
  return qpay === undefined ? null : qpayReceipts(receipts, qpayCallsOf(qpay, callsContextOf(config)))
}

/** The given ones, the sandbox's where there is a sandbox, or the configured ones; throws `NoProviders` with what is missing. */
export const providersFor = (config: BackendConfig, company: ProviderContext["company"], providers: Providers | null): Providers => {
  if (providers !== null) return providers
  if (config.sandbox !== null) return sandboxProviders(company)
  const missing = missingForPayments(config)
  if (missing.length > 0) throw new NoProviders(missing)
  const { payments, organizations } = config.providers
  return {
    payments: payments.map((settings) => paymentProvider(settings, { ...callsContextOf(config), company })),
    receipts: receiptProvider(config),
    findOrganization: organizations === null ? null : ebarimtRegister(organizations.url),
  }
}
