/** Default configuration of a site, and that of the demo shop. Specification §9. */
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { deliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { paymentMinutes } from "#domain/rules/cart/payment-time.ts"
import { lowStock } from "#domain/rules/catalogue/stock.ts"
import { stockVersion } from "#domain/rules/catalogue/stock-places.ts"
import { leaseTerms } from "#domain/rules/lease/lease-terms.ts"
import { tugrik } from "#domain/rules/money.ts"
import { returnTerms } from "#domain/rules/orders/returns.ts"
import { pageSize } from "#domain/rules/list-pages.ts"
import { walletTerms } from "#domain/rules/wallet/wallet.ts"

const { workFrom, workTo, deliveryHours, ...delivery } = deliveryTerms

export const defaultSite: SiteConfig = {
  brand: "Цэлмэг",
  company: "Цэлмэг ХХК",
  supportPhone: "7000 1100",
  supportEmail: "tuslamj@example.mn",
  address: {
    mn: "Улаанбаатар, Сүхбаатар дүүрэг, 1-р хороо, Их сургуулийн гудамж 14",
    en: "14 Ikh Surguuli Street, Khoroo 1, Sukhbaatar District, Ulaanbaatar",
  },
  accent: null,
  logo: null,
  sharePicture: null,
  heroPicture: null,
  pageSize,
  shippingFee: tugrik(5000),
  paymentMinutes,
  cancelHours: 24,
  lowStock,
  stockVersion,
  workFrom,
  workTo,
  deliveryHours,
  delivery,
  returns: returnTerms,
  walletTitle: null,
  lifestyle: null,
  socialLogins: [],
  services: [],
  lacks: [],
  flags: {
    showLease: true,
    showVoucher: true,
    showCompare: false,
    showGiftBadge: true,
    showBrand: true,
    showStock: true,
    showSale: true,
    canUploadAvatar: false,
    articles: true,
    wallet: true,
    ticket: true,
    coupon: true,
    travel: true,
    promotions: true,
  },
  lease: leaseTerms,
  wallet: walletTerms,
}

/** The defaults with what names categories and stores of the demo shop. Food and skin care are returned soonest, clothes latest. */
export const demoSite: SiteConfig = {
  ...defaultSite,
  lifestyle: { productCat: "home", storeCodes: ["modlog", "shaazalj-home"] },
  returns: {
    ...returnTerms,
    categories: { food: 24, beauty: 24, pets: 24, women: 72, men: 72, kids: 72, accessories: 72 },
  },
}
