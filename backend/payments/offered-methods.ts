/** Payment methods that the shop offers now: those that a provider serves; those of a provider that is down are inactive. */
import { forLocales, inLocale } from "#domain/entities/locale.ts"
import { downProviders } from "./provider-health.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import { formatMessage } from "#backend/texts/format-message.ts"
import { providerFor } from "./stored-requests.ts"
import { methods, type OfferedMethods } from "./methods/method-documents.ts"
import type { InactiveMethod } from "./methods/inactive-methods.ts"

export const offeredMethods = async (
  services: Pick<BackendServices, "config" | "site" | "providers">,
  db: Database,
): Promise<OfferedMethods> => {
  const { inactiveMethods } = services.config
  const down = await downProviders(db)
  const byProvider = methods.flatMap(({ type }) => {
    const provider = providerFor(services, { type })
    return provider === null ? [] : [{ type, provider }]
  })
  const notAnswering = byProvider
    .filter(({ provider }) => down.has(provider.name))
    .map(({ type, provider: { title } }): InactiveMethod => ({
      type,
      note: forLocales((locale) => formatMessage(locale, { key: "paymentMethod.down", values: { provider: inLocale(title, locale) } })),
    }))
  return {
    site: services.site(),
    inactiveMethods: [...inactiveMethods, ...notAnswering],
    served: new Set(byProvider.map(({ type }) => type)),
  }
}
