/** Figures of the shop for pages of information, which write them as `{name}`. */
import { inLocale, type Locale } from "#domain/entities/locale.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { siteDeliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { shippingHours } from "#domain/rules/cart/delivery.ts"
import type { Figures } from "#domain/rules/content/documents.ts"
import { refundDays } from "#domain/rules/orders/cancellation.ts"
import { handOverDays, returnHoursByCategory, usualReturnHours } from "#domain/rules/orders/returns.ts"
import { formatNumber, formatPerMille, formatTugrik } from "#domain/rules/texts/money.ts"

const hourOfDay = (hour: number): string => `${hour}:00`
const returnHours = Object.values(returnHoursByCategory)

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
    sameDayBefore: hourOfDay(terms.sameDayBefore),
    sameDayHours: formatNumber(terms.sameDayHours),
    deliveryHours: formatNumber(terms.deliveryHours),
    countryFrom: formatNumber(terms.countryHours.from),
    countryTo: formatNumber(terms.countryHours.to),
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
