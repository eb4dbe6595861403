/** What one site of the storefront is: brand, flags, constants, categories, menus. Specification §1, §9; P3. */
import * as Schema from "effect/Schema"
import { Zone } from "#domain/entities/account/address.ts"
import { Instant } from "#domain/entities/ids.ts"
import { Tugrik } from "#domain/entities/money.ts"
import { Taxon } from "#domain/entities/catalogue/taxon.ts"
import { LooseInt, LooseNumber, orElse, orNull } from "#domain/entities/wire-codecs.ts"

/** Which optional features a site has. */
export const Flags = Schema.Struct({
  showLease: orElse(Schema.Boolean, true),
  showVoucher: orElse(Schema.Boolean, true),
  showCompare: orElse(Schema.Boolean, false),
  showGiftBadge: orElse(Schema.Boolean, true),
  showBrand: orElse(Schema.Boolean, true),
  showStock: orElse(Schema.Boolean, true),
  showSale: orElse(Schema.Boolean, true),
  canUploadAvatar: orElse(Schema.Boolean, false),
  articles: orElse(Schema.Boolean, false),
  wallet: orElse(Schema.Boolean, true),
  ticket: orElse(Schema.Boolean, false),
  coupon: orElse(Schema.Boolean, true),
}).pipe(
  Schema.encodeKeys({
    showLease: "show_lease",
    showVoucher: "show_voucher",
    showCompare: "show_compare",
    showGiftBadge: "show_gift_badge",
    showBrand: "show_brand",
    showStock: "show_stock",
    showSale: "show_sale",
    canUploadAvatar: "can_upload_avatar",
  }),
)
export type Flags = typeof Flags.Type

/** The lease's constants. Specification §9: barrier 120000, term 0.3, interest 1.8, min 120000, max 1500000, limit 120000. */
export const LeaseTerms = Schema.Struct({
  barrier: Tugrik,
  /** The usual down payment, per mille of the price. */
  downPerMille: LooseInt,
  /** A month's interest, per mille. */
  interestPerMille: LooseInt,
  min: Tugrik,
  max: Tugrik,
  limit: Tugrik,
  method: Schema.Literals(["annuity", "flat"]),
  periods: Schema.Array(LooseInt),
}).pipe(Schema.encodeKeys({ downPerMille: "down_per_mille", interestPerMille: "interest_per_mille" }))
export type LeaseTerms = typeof LeaseTerms.Type

/** The wallet's constants. Specification §9. */
export const WalletTerms = Schema.Struct({
  usableAbove: Tugrik,
  bonusCapPerMille: LooseInt,
  discountCapPerMille: LooseInt,
  cashbackPerMille: LooseInt,
  partnerMinimum: Tugrik,
}).pipe(
  Schema.encodeKeys({
    usableAbove: "usable_above",
    bonusCapPerMille: "bonus_cap_per_mille",
    discountCapPerMille: "discount_cap_per_mille",
    cashbackPerMille: "cashback_per_mille",
    partnerMinimum: "partner_minimum",
  }),
)
export type WalletTerms = typeof WalletTerms.Type

export const SiteConfig = Schema.Struct({
  brand: Schema.String,
  company: Schema.String,
  supportPhone: Schema.String,
  /** The site's one colour, `#rrggbb`; it need not be readable as it is. */
  accent: orNull(Schema.String.check(Schema.isPattern(/^#[0-9a-f]{6}$/i))),
  pageSize: LooseInt,
  shippingFee: Tugrik,
  /** Minutes that an order waits for its payment, hours to cancel after it was paid. */
  paymentMinutes: LooseInt,
  cancelHours: LooseInt,
  lowStock: LooseInt,
  workFrom: LooseInt,
  workTo: LooseInt,
  deliveryHours: LooseNumber,
  flags: Flags,
  lease: LeaseTerms,
  wallet: WalletTerms,
}).pipe(
  Schema.encodeKeys({
    supportPhone: "support_phone",
    pageSize: "page_size",
    shippingFee: "shipping_fee",
    paymentMinutes: "payment_minutes",
    cancelHours: "cancel_hours",
    lowStock: "low_stock",
    workFrom: "work_from",
    workTo: "work_to",
    deliveryHours: "delivery_hours",
  }),
)
export type SiteConfig = typeof SiteConfig.Type

/** The answer of `GET /api/v2/site_data`; an unchanged collection is absent, and `null` here. */
export const SiteData = Schema.Struct({
  fetchedAt: Instant,
  configs: orNull(SiteConfig),
  taxons: orNull(Schema.Array(Taxon)),
  /** Only when asked for with `load_zones`. */
  zones: orNull(Schema.Array(Zone)),
}).pipe(Schema.encodeKeys({ fetchedAt: "fetched_at" }))
export type SiteData = typeof SiteData.Type

/** A site as the storefront holds it: nothing absent any more. */
export type Site = { readonly config: SiteConfig; readonly taxons: ReadonlyArray<Taxon>; readonly fetchedAt: Instant }

