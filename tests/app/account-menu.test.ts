/** Entries of the account menu and the routes they lead to. */
import { describe, expect, it } from "vitest"
import { routes } from "#app/routes.ts"
import { site } from "#book/fixtures/shell/site.ts"
import { accountMenu } from "#domain/rules/account/account-menu.ts"
import { tugrik } from "#domain/rules/money.ts"

describe("the account menu", () => {
  it("leads to declared routes [S25]", () => {
    const flags = { ...site.config.flags, articles: true, ticket: true, coupon: true, showVoucher: true, wallet: true }
    const entries = accountMenu({ flags, walletTitle: null, isAdministrator: true, orderCount: 0, wishCount: 0, balance: tugrik(0) })
    const declared = new Set(routes.flatMap(({ paths }) => paths))
    expect(entries.map(({ path }) => path).filter((path) => !declared.has(path))).toEqual([])
  })
})
