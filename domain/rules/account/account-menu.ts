/** Account menu: its entries in order, each with its condition and figure. Specification §2, S25. */
import type { Flags } from "#domain/entities/shell/site.ts"
import type { Tugrik } from "#domain/entities/money.ts"

export type AccountSection =
  | "overview"
  | "profile"
  | "write"
  | "bookmarks"
  | "articles"
  | "orders"
  | "tickets"
  | "coupons"
  | "vouchers"
  | "wishlists"
  | "saved"
  | "wallet"
  | "suggestions"
  | "quotes"
  | "passengers"
  | "website"
  | "roulette"
  | "settings"

export type AccountFigure = { readonly count: number } | { readonly balance: Tugrik }

export type AccountEntry = { readonly section: AccountSection; readonly path: string; readonly figure: AccountFigure | null }

/** What the entries depend on. `walletTitle`: name under which the site shows its wallet with the coupons. */
export type AccountMenuFacts = {
  readonly flags: Flags
  readonly walletTitle: string | null
  readonly isAdministrator: boolean
  readonly orderCount: number
  readonly wishCount: number
  readonly balance: Tugrik
}

type Row = {
  readonly section: AccountSection
  readonly path: string
  readonly isShown?: (facts: AccountMenuFacts) => boolean
  readonly figure?: (facts: AccountMenuFacts) => AccountFigure
}

/** One row for each entry, in the order of the menu. The specification ends with the wallet; `saved` to `settings` are added by this shop. */
const rows: ReadonlyArray<Row> = [
  { section: "profile", path: "/account/profile" },
  { section: "write", path: "/a/create", isShown: ({ flags }) => flags.articles },
  { section: "bookmarks", path: "/account/bookmarks", isShown: ({ flags }) => flags.articles },
  { section: "articles", path: "/account/articles", isShown: ({ flags }) => flags.articles },
  { section: "orders", path: "/account/orders", figure: ({ orderCount }) => ({ count: orderCount }) },
  { section: "tickets", path: "/account/tickets", isShown: ({ flags }) => flags.ticket },
  { section: "coupons", path: "/account/coupons", isShown: ({ flags, walletTitle }) => flags.coupon || walletTitle !== null },
  { section: "vouchers", path: "/account/vouchers", isShown: ({ flags }) => flags.showVoucher },
  { section: "wishlists", path: "/account/wishlists", figure: ({ wishCount }) => ({ count: wishCount }) },
  {
    section: "wallet",
    path: "/account/wallet",
    isShown: ({ flags, walletTitle }) => flags.wallet && walletTitle === null,
    figure: ({ balance }) => ({ balance }),
  },
  { section: "saved", path: "/saved" },
  { section: "suggestions", path: "/account/price-suggestions" },
  { section: "quotes", path: "/account/quotes" },
  { section: "passengers", path: "/travel/passengers", isShown: ({ flags }) => flags.travel },
  { section: "website", path: "/website", isShown: ({ isAdministrator }) => isAdministrator },
  { section: "roulette", path: "/promotion/roulette", isShown: ({ isAdministrator, flags }) => isAdministrator && flags.promotions },
  { section: "settings", path: "/account/settings" },
]

/** Shown entries of the menu; the logout follows the last one. */
export const accountMenu = (facts: AccountMenuFacts): ReadonlyArray<AccountEntry> =>
  rows
    .filter(({ isShown }) => isShown === undefined || isShown(facts))
    .map(({ section, path, figure }) => ({ section, path, figure: figure?.(facts) ?? null }))
