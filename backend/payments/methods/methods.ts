/** Payment methods with their ids, names and notes. */
import type { Locale } from "#domain/entities/locale.ts"
import type { MethodType, PaymentMethod } from "#domain/entities/cart/payment.ts"
import { leasableFrom } from "#domain/rules/lease/lease-terms.ts"
import { methodTypes } from "#domain/rules/cart/payment-methods.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { InactiveMethod } from "./inactive-methods.ts"
import { formatMessage } from "#backend/texts/format-message.ts"

type LocalizedText = Readonly<Record<Locale, string>>
/** What every method is called, and what a shopper reads below it. */
type Wording = { readonly name: LocalizedText; readonly note: LocalizedText }

export type Method = { readonly id: number; readonly type: MethodType }

/** Ids are stored with orders: a method never changes its own. `{from}` is the smallest purchase that is leased. */
const known: Readonly<Record<MethodType, Wording & { readonly id: number }>> = {
  qr: { id: 1, name: { mn: "QR код", en: "QR code" }, note: { mn: "Банкны аппаар уншуулна", en: "Scan it with your banking app" } },
  bank_transfer: {
    id: 2,
    name: { mn: "Дансаар шилжүүлэх", en: "Bank transfer" },
    note: { mn: "Гүйлгээний утгад захиалгын дугаараа бичнэ", en: "Write the order number as the payment reference" },
  },
  internet_bank: { id: 3, name: { mn: "Интернэт банк", en: "Internet bank" }, note: { mn: "Банкны хуудас руу шилжинэ", en: "You go on to the page of your bank" } },
  card: { id: 4, name: { mn: "Банкны карт", en: "Bank card" }, note: { mn: "3-D Secure баталгаажуулалттай", en: "Confirmed by 3-D Secure" } },
  wallet: { id: 5, name: { mn: "Цахим хэтэвч", en: "Wallet app" }, note: { mn: "Утасны хэтэвч аппаар төлнө", en: "Pay with a wallet app on your phone" } },
  lease: { id: 6, name: { mn: "Лизинг", en: "Lease" }, note: { mn: "{from}-өөс дээш худалдан авалтад", en: "For purchases from {from}" } },
}

export const methods: ReadonlyArray<Method> = methodTypes.map((type) => ({ id: known[type].id, type }))

export const methodOf = (id: number): Method | null => methods.find((method) => method.id === id) ?? null

const name = ({ type }: Method, locale: Locale): string => known[type].name[locale]

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
export const isOffered = (type: MethodType, { site, served }: OfferedMethods): boolean => served.has(type) && (type !== "lease" || site.flags.showLease)

/** Why a method is not active, in the words of the site or the shop's own; `null` for an active one. */
export const inactiveReason = (type: MethodType, { inactiveMethods }: Pick<OfferedMethods, "inactiveMethods">, locale: Locale): string | null => {
  const inactive = inactiveMethods.find((one) => one.type === type)
  if (inactive === undefined) return null
  return inactive.note?.[locale] ?? formatMessage(locale, { key: "way.inactive" })
}

const usualNote = (type: MethodType, { site }: OfferedMethods, locale: Locale): string =>
  known[type].note[locale].replace("{from}", formatTugrik(leasableFrom(site.lease)))

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
