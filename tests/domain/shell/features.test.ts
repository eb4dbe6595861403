/** Pages of features, and links to them. */
import { describe, expect, it } from "vitest"
import { defaultSite } from "#domain/rules/shell/default-site.ts"
import type { Menu } from "#domain/entities/shell/menu.ts"
import type { Flags } from "#domain/entities/shell/site.ts"
import { isOfferedLink, isOfferedPage, isOfferedQuery, offeredMenus } from "#domain/rules/shell/features.ts"

const all = Object.fromEntries(Object.keys(defaultSite.flags).map((flag) => [flag, true])) as Flags
const none = Object.fromEntries(Object.keys(defaultSite.flags).map((flag) => [flag, false])) as Flags
const menu = (title: string, url: string | null, ...children: ReadonlyArray<Menu>): Menu => ({ title: { mn: title }, url, children })

describe("a link to a feature", () => {
  it.each([
    "/brands",
    "/en/brands",
    "/brand/goyo?page=2",
    "/sale",
    "/products?sale=1",
    "/t/women?brand=goyo",
    "/en/products?sort=sale_desc",
    "/travel/hotels#map",
    "/a/create",
    "/account/wallet/recharge",
  ])("is offered with the feature alone: %s [P3]", (link) => {
    expect(isOfferedLink(link, all)).toBe(true)
    expect(isOfferedLink(link, none)).toBe(false)
  })

  const withoutFeature = [
    "/",
    "/en",
    "/products?sort=price_asc",
    "/about",
    "/account",
    "/salewomen",
    "/saved",
    "https://example.mn/sale",
    "tel:70001100",
  ]
  it.each(withoutFeature)("is always offered to other pages: %s", (link) => {
    expect(isOfferedLink(link, none)).toBe(true)
  })

  it("is left out of menus with the feature, and a menu without links with it [E16] [P3]", () => {
    const menus = [
      menu("Shop", "/sale", menu("Brands", "/brands"), menu("All", "/products")),
      menu("Travel", null, menu("Hotels", "/travel/hotels")),
      menu("Contact", "/contact"),
      menu("Heading", null),
    ]
    expect(offeredMenus(menus, all)).toEqual(menus)
    expect(offeredMenus(menus, none)).toEqual([
      menu("Shop", null, menu("All", "/products")),
      menu("Contact", "/contact"),
      menu("Heading", null),
    ])
  })
})

describe("a preset", () => {
  it("is offered unless its query uses a feature that is off [E22]", () => {
    expect(isOfferedQuery("price_to=100000", none)).toBe(true)
    expect(isOfferedQuery("sale=1&price_to=100000", none)).toBe(false)
    expect(isOfferedPage("/products", none)).toBe(true)
  })
})
