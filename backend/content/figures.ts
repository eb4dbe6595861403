/** Figures of the shop for pages of information, which write them as `{name}`. */
import { inLocale, type Locale } from "#domain/entities/locale.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { ReturnSettings } from "#domain/entities/shell/return-settings.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { countryRange, zoneHours } from "#domain/rules/cart/delivery-zones.ts"
import { shippingHours } from "#domain/rules/cart/shipping-speed.ts"
import { deliveryDaysLater, siteDeliveryTerms, type DeliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import type { Figures } from "#domain/rules/content/document-figures.ts"
import { refundDays } from "#domain/rules/orders/cancellation.ts"
import { handOverDays, returnPeriods } from "#domain/rules/orders/returns.ts"
import { timeToPay } from "#domain/rules/cart/payment-time.ts"
import { hour, minute } from "#domain/rules/instants.ts"
import { methodNameOf, type Method } from "#backend/payments/methods/method-documents.ts"
import { formatMessage } from "#backend/texts/format-message.ts"
import { zoneOfCodes } from "#backend/country.ts"
import { formatNumber, formatPerMille, formatTugrik } from "#domain/rules/texts/money.ts"

const hourOfDay = (hours: number): string => `${hours}:00`

type Zone = DeliveryTerms["zones"][string]

/** Names of the zones for which `textOf` says something, each with what it says, `Khovd 15,000₮`. */
const zoneList = (zones: DeliveryTerms["zones"], locale: Locale, textOf: (zone: Zone) => string | null): string =>
  Object.entries(zones)
    .flatMap(([key, own]) => {
      const zone = zoneOfCodes(key)
      const text = textOf(own)
      return zone === undefined || text === null ? [] : [`${inLocale(zone.name, locale)} ${text}`.trimEnd()]
    })
    .join(", ")

const hoursText = (zone: Zone): string | null => {
  const hours = zone === null ? null : zoneHours(zone)
  return hours === null ? null : `${hours.from}–${hours.to}`
}

const amountText = (amount: Tugrik | undefined): string | null => (amount === undefined ? null : formatTugrik(amount))

/** Zones with hours or a fee of their own, and those where nothing is delivered, by name. */
const zoneTexts = ({ zones }: DeliveryTerms, locale: Locale) => ({
  zoneHours: zoneList(zones, locale, hoursText),
  zoneFees: zoneList(zones, locale, (zone) => amountText(zone?.fee)),
  zonesWithout: zoneList(zones, locale, (zone) => (zone === null ? "" : null)),
})

/** Surcharge by weight, with that of zones that have their own; empty where the fee is the same for every weight. */
const weightTexts = ({ byWeight, zones }: DeliveryTerms, locale: Locale) => ({
  anyWeight: byWeight === null ? "yes" : "",
  includedKg: byWeight === null ? "" : formatNumber(byWeight.includedKg),
  perKg: byWeight === null ? "" : formatTugrik(byWeight.perKg),
  zoneWeights: byWeight === null ? "" : zoneList(zones, locale, (zone) => amountText(zone?.perKg)),
})

/** Names of categories by permalink. */
export type CategoryNames = ReadonlyMap<string, string>

/** Categories with hours for returns of their own, `Food 24, Clothes 72`, and those that are never taken back, by name. */
const returnTexts = ({ hours, categories }: ReturnSettings, names: CategoryNames) => {
  const named = Object.entries(categories).flatMap(([permalink, own]) => {
    const name = names.get(permalink)
    return name === undefined || own === hours ? [] : [{ name, own }]
  })
  return {
    returnUsual: hours === 0 ? "" : formatNumber(hours),
    noReturns: hours === 0 ? "yes" : "",
    returnOthers: named.flatMap(({ name, own }) => (own === 0 ? [] : [`${name} ${own}`])).join(", "),
    returnNever: named.flatMap(({ name, own }) => (own === 0 ? [name] : [])).join(", "),
  }
}

/** Offered methods with a time to pay of their own: `Bank transfer 24 hours`. */
const paymentTexts = (site: SiteConfig, methods: ReadonlyArray<Method>, locale: Locale): string =>
  methods
    .flatMap(({ id, type }) => {
      const time = timeToPay(type, site)
      if (time === timeToPay(null, site)) return []
      const isHours = time % hour === 0
      const text = formatMessage(
        locale,
        isHours ? { key: "figure.hours", values: { hours: time / hour } } : { key: "figure.minutes", values: { minutes: time / minute } },
      )
      return [`${methodNameOf(id, locale).paymentMethodName} ${text}`]
    })
    .join(", ")

/** Figures from the rules and the configuration of a site. A flag that is on has a text, so that `{?wallet}…{/wallet}` is shown with it. */
export const figuresOf = (site: SiteConfig, locale: Locale, names: CategoryNames, methods: ReadonlyArray<Method>): Figures => {
  const periods = returnPeriods(site.returns)
  const terms = siteDeliveryTerms(site)
  return {
    ...Object.fromEntries(Object.entries(site.flags).map(([flag, isOn]) => [flag, isOn ? "yes" : ""])),
    brand: site.brand,
    company: site.company,
    phone: site.supportPhone,
    email: site.supportEmail,
    address: inLocale(site.address, locale),
    workFrom: hourOfDay(terms.workFrom),
    workTo: hourOfDay(terms.workTo),
    shippingFee: formatTugrik(site.shippingFee),
    ...weightTexts(terms, locale),
    freeFrom: terms.freeFrom === null ? "" : formatTugrik(terms.freeFrom),
    paymentMinutes: formatNumber(site.paymentMinutes.usual),
    paymentOthers: paymentTexts(site, methods, locale),
    cancelHours: formatNumber(site.cancelHours),
    sameDay: terms.sameDay === null ? "" : "yes",
    nextDay: terms.sameDay === null && deliveryDaysLater(terms) === 1 ? "yes" : "",
    laterDays: terms.sameDay === null && deliveryDaysLater(terms) > 1 ? formatNumber(deliveryDaysLater(terms)) : "",
    sameDayBefore: terms.sameDay === null ? "" : hourOfDay(terms.sameDay.before),
    sameDayHours: terms.sameDay === null ? "" : formatNumber(terms.sameDay.hours),
    deliveryHours: formatNumber(terms.deliveryHours),
    country: terms.country ? "yes" : "",
    cityOnly: countryRange(terms) === null ? "yes" : "",
    countryFrom: formatNumber(terms.countryHours.from),
    countryTo: formatNumber(terms.countryHours.to),
    ...zoneTexts(terms, locale),
    madeFrom: formatNumber(terms.madeToOrderDays.from),
    madeTo: formatNumber(terms.madeToOrderDays.to),
    dispatchHours: formatNumber(shippingHours.usual.to),
    handOverDays: formatNumber(handOverDays),
    refundFrom: formatNumber(refundDays.from),
    refundTo: formatNumber(refundDays.to),
    returnShort: formatNumber(periods[0] ?? 0),
    returnLong: formatNumber(periods.at(-1) ?? 0),
    ...returnTexts(site.returns, names),
    walletAbove: formatTugrik(site.wallet.usableAbove),
    walletBonus: formatPerMille(site.wallet.bonusCapPerMille),
    walletDiscount: formatPerMille(site.wallet.discountCapPerMille),
    cashback: formatPerMille(site.wallet.cashbackPerMille),
  }
}
