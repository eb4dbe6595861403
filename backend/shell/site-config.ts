/** Site configuration: defaults, and the `SITE_CONFIG` file over them. Specification §9. */
import { readFileSync } from "node:fs"
import * as Schema from "effect/Schema"
import type { LeaseProvider } from "#domain/entities/lease/lease.ts"
import { SiteConfig } from "#domain/entities/shell/site.ts"
import { leaseTerms } from "#domain/rules/lease/lease.ts"
import { tugrik } from "#domain/rules/money.ts"
import { pageSize } from "#domain/rules/pages.ts"
import { lowStock } from "#domain/rules/catalogue/stock.ts"
import { walletTerms } from "#domain/rules/wallet/wallet.ts"
import { readInactiveMethods, type InactiveMethod } from "#backend/cart/payment/inactive-methods.ts"
import { readLenders } from "#backend/lease/lenders.ts"

export const defaultSite: SiteConfig = {
  brand: "Цэлмэг",
  company: "Цэлмэг ХХК",
  supportPhone: "7000 1100",
  accent: null,
  pageSize,
  shippingFee: tugrik(5000),
  paymentMinutes: 15,
  cancelHours: 24,
  lowStock,
  workFrom: 11,
  workTo: 22,
  deliveryHours: 24,
  walletTitle: null,
  socialLogins: [],
  flags: {
    showLease: true,
    showVoucher: true,
    showCompare: false,
    showGiftBadge: true,
    showBrand: true,
    showStock: true,
    showSale: true,
    canUploadAvatar: false,
    articles: false,
    wallet: true,
    ticket: false,
    coupon: true,
  },
  lease: leaseTerms,
  wallet: walletTerms,
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Deep merge of objects; any other value of `over` replaces. */
const merged = (base: unknown, over: unknown): unknown =>
  isObject(base) && isObject(over)
    ? { ...base, ...Object.fromEntries(Object.entries(over).map(([key, value]) => [key, merged(base[key], value)])) }
    : over

/** A site, the lenders of its leases, and its payment methods that are not active. */
export type SiteFile = {
  readonly site: SiteConfig
  readonly lenders: ReadonlyArray<LeaseProvider>
  readonly inactiveMethods: ReadonlyArray<InactiveMethod>
}

/** The defaults with the JSON of `file` over them. Throws with the path of a value that does not decode. */
export const readSite = (file: string | null): SiteFile => {
  const over: unknown = file === null ? {} : JSON.parse(readFileSync(file, "utf8"))
  const site = Schema.decodeUnknownSync(SiteConfig)(merged(Schema.encodeSync(SiteConfig)(defaultSite), over))
  return { site, lenders: readLenders(over, site), inactiveMethods: readInactiveMethods(over) }
}
