import { describe, expect, it } from "vitest"
import { site } from "#book/fixtures/shell/site.ts"
import type { Flags } from "#domain/entities/shell/site.ts"
import { accountMenu } from "#domain/rules/account/account-menu.ts"
import { tugrik } from "#domain/rules/money.ts"

const flagsOf = (changed: Partial<Flags>): Flags => ({
  ...site.config.flags,
  ticket: false,
  coupon: false,
  showVoucher: false,
  wallet: false,
  articles: false,
  ...changed,
})
const facts = { walletTitle: null, isAdministrator: false, orderCount: 4, wishCount: 18, balance: tugrik(161_500) }
const sections = (flags: Partial<Flags>, walletTitle: string | null = null) =>
  accountMenu({ ...facts, walletTitle, flags: flagsOf(flags) }).map(({ section }) => section)

const always = { after: ["saved", "suggestions", "quotes", "passengers", "settings"] }

/** Every combination of the five flags and the wallet's title. */
const combinations = Array.from({ length: 64 }, (_, bits) => {
  const has = (bit: number) => (bits & (1 << bit)) !== 0
  return { ticket: has(0), coupon: has(1), showVoucher: has(2), wallet: has(3), title: has(4), articles: has(5) }
})

describe("the account menu", () => {
  it.each(combinations)(
    "has its entries in order with $ticket $coupon $showVoucher $wallet $title $articles [S25]",
    ({ title, ...flags }) => {
      expect(sections(flags, title ? "Миний оноо" : null)).toEqual([
        "profile",
        ...(flags.articles ? ["write", "bookmarks", "articles"] : []),
        "orders",
        ...(flags.ticket ? ["tickets"] : []),
        ...(flags.coupon || title ? ["coupons"] : []),
        ...(flags.showVoucher ? ["vouchers"] : []),
        "wishlists",
        ...(flags.wallet && !title ? ["wallet"] : []),
        ...always.after,
      ])
    },
  )

  it("links administrators alone to the administration [P4]", () => {
    const administration = (isAdministrator: boolean) =>
      accountMenu({ ...facts, isAdministrator, flags: flagsOf({}) }).flatMap(({ section, path }) =>
        section === "website" || section === "roulette" ? [path] : [],
      )
    expect(administration(true)).toEqual(["/website", "/promotion/roulette"])
    expect(administration(false)).toEqual([])
  })

  it("has no roulette where the site has no promotions [P3] [P4]", () => {
    expect(
      accountMenu({ ...facts, isAdministrator: true, flags: flagsOf({ promotions: false }) }).map(({ section }) => section),
    ).not.toContain("roulette")
  })

  it("has no passengers where the site has no travel [P3]", () => {
    expect(sections({ travel: false })).not.toContain("passengers")
  })

  it("shows the numbers of orders and wishes, and the balance of the wallet [S25]", () => {
    const figures = accountMenu({ ...facts, flags: flagsOf({ wallet: true }) }).flatMap(({ section, figure }) =>
      figure === null ? [] : [[section, figure]],
    )
    expect(figures).toEqual([
      ["orders", { count: 4 }],
      ["wishlists", { count: 18 }],
      ["wallet", { balance: 161_500 }],
    ])
  })
})
