import { describe, expect, it } from "vitest"
import { site } from "#book/fixtures/shell/site.ts"
import type { Flags } from "#domain/entities/shell/site.ts"
import { accountMenu, type AccountSection } from "#domain/rules/account/account-menu.ts"
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

const everyFlag = { ticket: true, coupon: true, showVoucher: true, wallet: true, articles: true }
const withoutFlags = ["profile", "orders", "wishlists", "saved", "suggestions", "quotes", "passengers", "settings"]

describe("the account menu", () => {
  it("has its entries in order, where the site has every feature and none [S25]", () => {
    expect(sections(everyFlag)).toEqual([
      "profile",
      "write",
      "bookmarks",
      "articles",
      "orders",
      "tickets",
      "coupons",
      "vouchers",
      "wishlists",
      "wallet",
      "saved",
      "suggestions",
      "quotes",
      "passengers",
      "settings",
    ])
    expect(sections({})).toEqual(withoutFlags)
  })

  it.each<[Partial<Flags>, ReadonlyArray<AccountSection>]>([
    [{ articles: true }, ["write", "bookmarks", "articles"]],
    [{ ticket: true }, ["tickets"]],
    [{ coupon: true }, ["coupons"]],
    [{ showVoucher: true }, ["vouchers"]],
    [{ wallet: true }, ["wallet"]],
  ])("has for the flag %o the entries %j beside the permanent ones", (flag, entries) => {
    expect(sections(flag).filter((section) => !withoutFlags.includes(section))).toEqual(entries)
  })

  it("shows a wallet with a title of its own among the coupons, in place of the entry of the wallet", () => {
    expect(sections({ wallet: true }, "Миний оноо")).toEqual(sections({ coupon: true }))
    expect(sections({}, "Миний оноо")).toEqual(sections({ coupon: true }))
  })

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
