/** Site configuration and site data: brand, flags, constants, taxons, zones. Specification §1, §9, P3, E28. */
import * as Schema from "effect/Schema"
import { Zone } from "#domain/entities/account/address.ts"
import { Instant } from "#domain/entities/ids.ts"
import { Tugrik } from "#domain/entities/money.ts"
import type { SocialProvider } from "#domain/entities/identity/social-providers.ts"
import { OutsideService } from "#domain/entities/shell/outside-service.ts"
import { Badge } from "#domain/entities/catalogue/badge.ts"
import { Taxon } from "#domain/entities/catalogue/taxon.ts"
import { deliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { stockVersion, stockVersions } from "#domain/rules/catalogue/stock-places.ts"
import { Menu } from "./menu.ts"
import { PaymentMinutes } from "./payment-minutes.ts"
import { deliveryFields, deliveryKeys, identityFields, identityKeys, returnFields } from "./site-parts.ts"
import { Notification, Preset, Translation } from "./site-texts.ts"
import { returnTerms } from "#domain/rules/orders/returns.ts"
import { LooseInt, listOf, orElse, orNull } from "#domain/entities/wire-codecs.ts"

/** Optional features of a site. Specification §1, P3. */
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
  travel: orElse(Schema.Boolean, true),
  promotions: orElse(Schema.Boolean, true),
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

/** Lease constants; amounts in tugrik. Specification §9, W7. */
export const LeaseTerms = Schema.Struct({
  barrier: Tugrik,
  /** Usual down payment, per mille of the price. */
  downPerMille: LooseInt,
  /** Monthly interest, per mille. */
  interestPerMille: LooseInt,
  min: Tugrik,
  max: Tugrik,
  limit: Tugrik,
  method: Schema.Literals(["annuity", "flat"]),
  periods: Schema.Array(LooseInt),
}).pipe(Schema.encodeKeys({ downPerMille: "down_per_mille", interestPerMille: "interest_per_mille" }))
export type LeaseTerms = typeof LeaseTerms.Type

/** Wallet constants; amounts in tugrik. Specification §9, W1–W6. */
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

/** Parts that a site may not have yet: collections, VAT receipts that the shop files itself, and a contact form that somebody receives. */
type Lack = "stores" | "look_books" | "promotions" | "media" | "receipts" | "contact_form"

export const SiteConfig = Schema.Struct({
  ...identityFields,
  pageSize: LooseInt,
  paymentMinutes: PaymentMinutes,
  /** Time to cancel after payment. */
  cancelHours: LooseInt,
  lowStock: LooseInt,
  /** Version 2 adds up the stock of several places. W7a. */
  stockVersion: orElse(Schema.Literals(stockVersions), stockVersion),
  ...deliveryFields,
  delivery: orElse(deliveryFields.delivery, {
    same_day: deliveryTerms.sameDay,
    country: deliveryTerms.country,
    country_hours: deliveryTerms.countryHours,
    zones: {},
    made_to_order_days: deliveryTerms.madeToOrderDays,
  }),
  returns: orElse(returnFields.returns, returnTerms),
  /** Name under which the site shows the wallet among the coupons; `null` shows it by itself. S25. */
  walletTitle: orNull(Schema.String),
  /** Providers of social logins, in the order of their buttons; their schema is too large for every page. B28. */
  socialLogins: listOf(Schema.String as unknown as Schema.Codec<SocialProvider, string>),
  /** Scripts of other companies, loaded only after consent. B27. */
  services: listOf(OutsideService),
  /** Parts that the site does not have yet; pages show no links to them. */
  lacks: listOf(Schema.String as unknown as Schema.Codec<Lack, string>),
  flags: Flags,
  lease: LeaseTerms,
  wallet: WalletTerms,
}).pipe(
  Schema.encodeKeys({
    ...identityKeys,
    ...deliveryKeys,
    pageSize: "page_size",
    paymentMinutes: "payment_minutes",
    cancelHours: "cancel_hours",
    lowStock: "low_stock",
    stockVersion: "stock_version",
    walletTitle: "wallet_title",
    socialLogins: "social_logins",
  }),
)
export type SiteConfig = typeof SiteConfig.Type

/** Response of `GET /api/v2/site_data`; a collection that has not changed is absent, and `null` here. Contract C2. */
export const SiteData = Schema.Struct({
  fetchedAt: Instant,
  configs: orNull(SiteConfig),
  taxons: orNull(Schema.Array(Taxon)),
  menus: orNull(Schema.Array(Menu)),
  translation: orNull(Schema.Array(Translation)),
  /** Without those that are over. */
  notifications: orNull(Schema.Array(Notification)),
  presets: orNull(Schema.Array(Preset)),
  /** Only with `load_zones`. */
  zones: orNull(Schema.Array(Zone)),
  badges: orNull(Schema.Array(Badge)),
}).pipe(Schema.encodeKeys({ fetchedAt: "fetched_at" }))
export type SiteData = typeof SiteData.Type

/** Texts of a site that replace or extend the interface's own. */
export type SiteTexts = {
  readonly menus: ReadonlyArray<Menu>
  readonly translation: ReadonlyArray<Translation>
  readonly notifications: ReadonlyArray<Notification>
  readonly presets: ReadonlyArray<Preset>
}

/** Site with all collections loaded. */
export type Site = SiteTexts & { readonly config: SiteConfig; readonly taxons: ReadonlyArray<Taxon>; readonly fetchedAt: Instant }
