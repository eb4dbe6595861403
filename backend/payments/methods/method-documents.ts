/** Documents of payment methods: their ids, names and notes. */
import { inLocale, type Locale } from "#domain/entities/locale.ts"
import type { MethodType, PaymentMethod } from "#domain/entities/cart/payment.ts"
import { leasableFrom } from "#domain/rules/lease/lease-terms.ts"
import { methodIds, methodTypes } from "#domain/rules/cart/payment-methods.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { InactiveMethod } from "./inactive-methods.ts"
import { formatMessage } from "#backend/texts/format-message.ts"

export type Method = { readonly id: number; readonly type: MethodType }

export const methods: ReadonlyArray<Method> = methodTypes.map((type) => ({ id: methodIds[type], type }))

export const methodOf = (id: number): Method | null => methods.find((method) => method.id === id) ?? null

const name = ({ type }: Method, locale: Locale): string => formatMessage(locale, { key: `paymentMethod.${type}.name` })

/** Name and type of an order's payment method; empty for a method that no longer exists. */
export const methodNameOf = (id: number, locale: Locale): { readonly paymentMethodName: string; readonly methodType: string } => {
  const method = methodOf(id)
  return { paymentMethodName: method === null ? "" : name(method, locale), methodType: method?.type ?? "" }
}

/** Methods that a site offers at the moment. */
export type OfferedMethods = {
  readonly site: SiteConfig
  readonly inactiveMethods: ReadonlyArray<InactiveMethod>
  /** Methods that some provider collects by. */
  readonly served: ReadonlySet<MethodType>
}

/** Whether a method exists on the site: one collects by it, and leases are on. */
export const isOffered = (type: MethodType, { site, served }: OfferedMethods): boolean =>
  served.has(type) && (type !== "lease" || site.flags.showLease)

/** Why a method is not active, in the words of the site or the shop's own; `null` for an active one. */
export const inactiveReason = (
  type: MethodType,
  { inactiveMethods }: Pick<OfferedMethods, "inactiveMethods">,
  locale: Locale,
): string | null => {
  const inactive = inactiveMethods.find((one) => one.type === type)
  if (inactive === undefined) return null
  return inactive.note === null ? formatMessage(locale, { key: "paymentMethod.inactive" }) : inLocale(inactive.note, locale)
}

const usualNote = (type: MethodType, { site }: OfferedMethods, locale: Locale): string =>
  formatMessage(locale, { key: `paymentMethod.${type}.note`, values: { from: formatTugrik(leasableFrom(site.lease)) } })

/** Payment methods of the site with names and notes. */
export const paymentMethods = (offered: OfferedMethods, locale: Locale): ReadonlyArray<PaymentMethod> =>
  methods
    .filter(({ type }) => isOffered(type, offered))
    .map((method) => {
      const reason = inactiveReason(method.type, offered, locale)
      return {
        id: method.id,
        name: name(method, locale),
        methodType: method.type,
        active: reason === null,
        note: reason ?? usualNote(method.type, offered, locale),
      }
    })
