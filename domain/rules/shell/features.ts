/** Optional features of a site: the pages and links that their flags turn off. Specification §1, P3. */
import { localPath } from "#domain/entities/locale.ts"
import type { Menu } from "#domain/entities/shell/menu.ts"
import type { Flags } from "#domain/entities/shell/site.ts"
import { parseQuery } from "#domain/rules/query-string.ts"

/** Flags by path; a path stands for itself and all below it. */
const pages: ReadonlyArray<readonly [path: string, flag: keyof Flags]> = [
  ["/lease", "showLease"],
  ["/brands", "showBrand"],
  ["/brand", "showBrand"],
  ["/deals", "showSale"],
  ["/sale", "showSale"],
  ["/compare", "showCompare"],
  ["/a", "articles"],
  ["/article", "articles"],
  ["/author", "articles"],
  ["/account/articles", "articles"],
  ["/account/bookmarks", "articles"],
  ["/account/wallet", "wallet"],
  ["/account/gift-cards", "wallet"],
  ["/account/tickets", "ticket"],
  ["/account/coupons", "coupon"],
  ["/account/vouchers", "showVoucher"],
  ["/promotions", "promotions"],
  ["/promotion", "promotions"],
  ["/travel", "travel"],
  ["/account/hotel-reviews", "travel"],
]

const isWithin = (path: string, page: string): boolean => path === page || path.startsWith(`${page}/`)

/** Whether the page at `path` belongs to no optional feature. */
export const isOfEverySite = (path: string): boolean => pages.every(([page]) => !isWithin(path, page))

/** Flags by the search parameters of a listing that belong to a feature. */
const parameters: Readonly<Record<string, keyof Flags>> = { brand: "showBrand", sale: "showSale", gift: "showGiftBadge" }

/** Whether the site has the page at `path`, without locale. */
export const isOfferedPage = (path: string, flags: Flags): boolean => pages.every(([page, flag]) => flags[flag] || !isWithin(path, page))

/** Whether a query string of a listing uses no feature that is off. */
export const isOfferedQuery = (query: string, flags: Flags): boolean =>
  parseQuery(query).every(([name, value]) => {
    const flag = name === "sort" && value === "sale_desc" ? "showSale" : parameters[name]
    return flag === undefined || flags[flag]
  })

/** The menus without links to features that are off, and without menus that have no link left. */
export const offeredMenus = (menus: ReadonlyArray<Menu>, flags: Flags): ReadonlyArray<Menu> =>
  menus.flatMap(({ title, url, children: all }) => {
    const children = offeredMenus(all, flags)
    const isOffered = url === null || isOfferedLink(url, flags)
    return (all.length === 0 ? isOffered : children.length > 0) ? [{ title, url: isOffered ? url : null, children }] : []
  })

/** Whether a link leads to no feature that is off. It is a path with or without locale and query; addresses of other sites are always offered. */
export const isOfferedLink = (link: string, flags: Flags): boolean => {
  if (!link.startsWith("/")) return true
  const [path = "", query = ""] = link.replace(/#.*$/, "").split("?")
  return isOfferedPage(localPath(path).path, flags) && isOfferedQuery(query, flags)
}
