/** Reference of the settings in the file of `SITE_CONFIG`. `docs/settings.md` is written from it. */
import type * as Schema from "effect/Schema"
import { defaultLocale } from "#domain/entities/locale.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { NamedLenders } from "./lease/configured-lenders.ts"
import type { LoyaltySettings } from "./wallet/loyalty-settings.ts"
import type { InactiveMethods } from "./payments/methods/inactive-methods.ts"
import { paymentReference } from "./payments/provider-modules.ts"
import type { ProviderSettings } from "./provider-settings.ts"
import { receiptReference } from "./receipts/receipt-reference.ts"
import { deliveryReference, identityReference, returnReference } from "./shell/part-reference.ts"
import type { Reference, Setting } from "./setting-reference.ts"

/** Fields of the configuration that the server derives, so that a file does not set them. */
export const derivedFields = ["social_logins", "lacks"] as const satisfies ReadonlyArray<keyof typeof SiteConfig.Encoded>

/** What the file has beside the fields of the site's configuration. */
type Beside = {
  readonly demo: boolean
  readonly lenders: Schema.Codec.Encoded<typeof NamedLenders>
  readonly inactive_payment_methods: Schema.Codec.Encoded<typeof InactiveMethods>
  readonly cashback_rates: ReadonlyArray<number>
  readonly loyalty: Schema.Codec.Encoded<typeof LoyaltySettings>
}

type Providers = Record<keyof typeof ProviderSettings.Encoded, unknown>

type SiteSettings = Reference<Beside & Omit<typeof SiteConfig.Encoded, (typeof derivedFields)[number]>> & { readonly providers: Providers }

const feature = (effect: string): Setting<boolean> => ({ effect, example: true })

export const siteSettings = {
  demo: { effect: "Fills an empty database with the demo's products and people. `npm run shop -- new` writes `false`.", example: false },
  ...identityReference,
  page_size: { effect: "Products on a page of a listing.", example: 24 },
  low_stock: { effect: "Number of units up to which a product is shown as running low.", example: 5 },
  stock_version: { effect: "`1` counts the stock of the main place alone, `2` adds up that of the stores.", example: 2 },
  ...deliveryReference,
  ...returnReference,
  payment_minutes: {
    effect:
      "Minutes to pay an order, after which it is cancelled: the `usual` ones, and those of payment methods that have their own (`qr`, `bank_transfer`, `internet_bank`, `card`, `wallet`, `lease`). A recharge of the wallet has the same.",
    example: { usual: 30, bank_transfer: 2880, lease: 60 },
  },
  cancel_hours: { effect: "Hours after payment within which a shopper may cancel an order.", example: 24 },
  flags: {
    show_lease: feature("Leases: calculator, lenders and the payment method."),
    show_voucher: feature("Vouchers."),
    show_compare: feature("Comparison of products."),
    show_gift_badge: feature("The badge and facet of products with a gift."),
    show_brand: feature("Brands of products, their facet and pages."),
    show_stock: feature("Number of units in stock on pages of products."),
    show_sale: feature("Prices before a sale, badges of sales, the facet and page of the sale."),
    can_upload_avatar: feature("Shoppers upload a profile picture."),
    articles: feature("Articles, their authors and comments."),
    wallet: feature("Store credit: balance, recharge and cashback."),
    ticket: feature("E-tickets; always on with `travel`."),
    coupon: feature("Coupons; always on with a `wallet_title`."),
    travel: feature("Hotels and stays."),
    promotions: feature("Wheel of prizes, jackpot and roulette."),
  },
  wallet_title: { effect: "Name under which the wallet is shown among the coupons; `null` shows it by itself.", example: "Миний оноо" },
  wallet: {
    usable_above: { effect: "Sum of the goods in tugrik above which the wallet pays.", example: 20_000 },
    bonus_cap_per_mille: { effect: "Largest share that bonus money pays, in thousandths.", example: 500 },
    discount_cap_per_mille: { effect: "Largest share that discount money pays, in thousandths.", example: 500 },
    cashback_per_mille: { effect: "Cashback of a purchase, in thousandths of the money paid.", example: 10 },
    partner_minimum: { effect: "Sum in tugrik from which money of a partner pays, where the partner names none.", example: 500 },
  },
  cashback_rates: {
    effect:
      "Cashback rates that a product may have in an import, in thousandths; one without has `cashback_per_mille`. Discount money pays for goods of 10 and 20.",
    example: [5, 10, 50],
  },
  loyalty: {
    effect:
      "Purchases of a year in tugrik from which a shopper has the `silver` and the `gold` level; one that is left out does not exist. Their names are among the [wording](content.md).",
    example: { silver: 500_000, gold: 2_000_000 },
  },
  lease: {
    barrier: { effect: "Price in tugrik from which a product is offered on lease.", example: 120_000 },
    down_per_mille: { effect: "Usual down payment, in thousandths of the price.", example: 300 },
    interest_per_mille: { effect: "Monthly interest, in thousandths.", example: 18 },
    min: { effect: "Smallest financed amount, in tugrik.", example: 120_000 },
    max: { effect: "Largest financed amount, in tugrik.", example: 1_500_000 },
    limit: { effect: "Smallest amount that remains after the down payment, in tugrik.", example: 120_000 },
    method: { effect: "`annuity` for equal payments, `flat` for interest on the whole amount in each month.", example: "flat" },
    periods: { effect: "Numbers of months that shoppers choose from.", example: [3, 6, 12] },
  },
  lenders: {
    effect:
      "Lenders with terms of their own: months, interest in percent a month, smallest and largest amount in tugrik. Without any the company itself lends.",
    example: [{ provider: "Алтан Лизинг", terms: [6, 12], interest: 1.8, min: 200_000, max: 5_000_000, note: "Иргэний үнэмлэх" }],
  },
  inactive_payment_methods: {
    effect: "Payment methods that are off for the moment, with the reason by language.",
    example: [{ type: "card", note: { [defaultLocale]: "Засвартай" } }],
  },
  services: {
    effect: "Scripts of other companies, loaded after consent: [outside services](outside-services.md).",
    example: [
      {
        kind: "chat",
        name: "Chat company",
        script: "https://chat.example.com/shop.js",
        id: "account-1",
        hosts: ["https://files.example.com"],
        storage: ["chat-visitor"],
      },
    ],
  },
  providers: {
    payments: paymentReference,
    receipts: receiptReference,
    organizations: {
      effect: "Register that names an organization by its number, without a key; `null` lets shoppers type the name.",
      example: { provider: "ebarimt", url: "https://info.ebarimt.mn" },
    },
  },
} as const satisfies SiteSettings
