/** Payment methods that the shop offers now: those that a provider serves; those are inactive whose providers are all down. */
import { forLocales, inLocale } from "#domain/entities/locale.ts"
import { downProviders } from "./provider-health.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import { formatMessage } from "#backend/texts/format-message.ts"
import type { PaymentProvider } from "./payment-provider.ts"
import { providerFor } from "./stored-requests.ts"
import { methods, type Method, type OfferedMethods } from "./methods/method-documents.ts"
import type { InactiveMethod } from "./methods/inactive-methods.ts"

type Services = Pick<BackendServices, "config" | "site" | "providers">

/** The provider that collects by a method; of leases, that of each lender. */
const providersOf = (services: Services, method: Pick<Method, "type">): ReadonlyArray<PaymentProvider> => {
  const usual = providerFor(services, method)
  if (usual === null || method.type !== "lease") return usual === null ? [] : [usual]
  const ofLenders = services.config.lenders.flatMap(({ provider }) => providerFor(services, method, provider) ?? [])
  return ofLenders.length === 0 ? [usual] : ofLenders
}

export const offeredMethods = async (services: Services, db: Database): Promise<OfferedMethods> => {
  const { inactiveMethods } = services.config
  const down = await downProviders(db)
  const served = methods.flatMap(({ type }) => {
    const [provider, ...others] = providersOf(services, { type })
    return provider === undefined ? [] : [{ type, provider, others }]
  })
  const notAnswering = served
    .filter(({ provider, others }) => [provider, ...others].every(({ name }) => down.has(name)))
    .map(({ type, provider: { title } }): InactiveMethod => ({
      type,
      note: forLocales((locale) => formatMessage(locale, { key: "paymentMethod.down", values: { provider: inLocale(title, locale) } })),
    }))
  return {
    site: services.site(),
    inactiveMethods: [...inactiveMethods, ...notAnswering],
    served: new Set(served.map(({ type }) => type)),
  }
}
