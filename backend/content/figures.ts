/** Figures of the shop for pages of information, which write them as `{name}`. */
import { inLocale, type Locale } from "#domain/entities/locale.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { countryRange, deliveryDaysLater, siteDeliveryTerms, type DeliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { shippingHours } from "#domain/rules/cart/delivery.ts"
import type { Figures } from "#domain/rules/content/documents.ts"
import { refundDays } from "#domain/rules/orders/cancellation.ts"
import { handOverDays, returnHoursByCategory, usualReturnHours } from "#domain/rules/orders/returns.ts"
import { zoneOfCodes } from "#backend/country.ts"
import { formatNumber, formatPerMille, formatTugrik } from "#domain/rules/texts/money.ts"

const hourOfDay = (hour: number): string => `${hour}:00`
const returnHours = Object.values(returnHoursByCategory)

/** Zones with hours of their own, and those where nothing is delivered, by name. */
const zoneTexts = ({ zones }: DeliveryTerms, locale: Locale) => {
  const named = Object.entries(zones).flatMap(([key, hours]) => {
    const zone = zoneOfCodes(key)
    return zone === undefined ? [] : [{ name: inLocale(zone.name, locale), hours }]
  })
  return {
    zoneHours: named.flatMap(({ name, hours }) => (hours === null ? [] : [`${name} ${hours.from}–${hours.to}`])).join(", "),
    zonesWithout: named.flatMap(({ name, hours }) => (hours === null ? [name] : [])).join(", "),
  }
}

/** Figures from the rules and the configuration of a site. A flag that is on has a text, so that `{?wallet}…{/wallet}` is shown with it. */
export const figuresOf = (site: SiteConfig, locale: Locale): Figures => {
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
    paymentMinutes: formatNumber(site.paymentMinutes),
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
    returnShort: formatNumber(Math.min(...returnHours)),
    returnUsual: formatNumber(usualReturnHours),
    returnLong: formatNumber(Math.max(...returnHours)),
    walletAbove: formatTugrik(site.wallet.usableAbove),
    walletBonus: formatPerMille(site.wallet.bonusCapPerMille),
    walletDiscount: formatPerMille(site.wallet.discountCapPerMille),
    cashback: formatPerMille(site.wallet.cashbackPerMille),
  }
}
