/** Locales in the code: a language is a folder and a line, so nothing else spells the name of one. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { defaultLocale, locales } from "#domain/entities/locale.ts"

const root = path.resolve(import.meta.dirname, "..")
const rooms = ["domain", "machines", "adapters", "ui", "app", "backend", "tools", ".storybook"]

/** Where locales are defined, and content by locale: messages, the demo shop with its configuration, and samples of the book. */
const exempt = /^domain\/entities\/locale\.ts$|^domain\/languages\/|^domain\/rules\/shell\/default-site\.ts$|^ui\/messages\/|^backend\/texts\/|^backend\/demo\/|^\.storybook\/fixtures\/|\.stories\.tsx$/

/** Files that still have texts of two languages; the list only becomes shorter. */
const pending: ReadonlyArray<string> = [
  "domain/entities/catalogue/facet.ts",
  "domain/entities/catalogue/taxon.ts",
  "domain/entities/search/search-document.ts",
  "domain/rules/catalogue/facet-values.ts",
  "domain/rules/catalogue/taxon-tree.ts",
  "domain/rules/newsletter/newsletter-issue.ts",
  "domain/rules/newsletter/newsletter-letter.ts",
  "domain/rules/notifications/account-letter.ts",
  "domain/rules/notifications/code-letter.ts",
  "domain/rules/notifications/gift-card-letter.ts",
  "domain/rules/notifications/letter-html.ts",
  "domain/rules/notifications/letter-wording.ts",
  "domain/rules/notifications/order-letter.ts",
  "domain/rules/notifications/wish-letter.ts",
  "adapters/search/settings.ts",
  "adapters/shop/catalogue.ts",
  "adapters/search/responses/keywords.ts",
  "adapters/shop/contract/catalogue/taxons.ts",
  "backend/country.ts",
  "backend/account/card-routes.ts",
  "backend/cart/pickup.ts",
  "backend/cart/reorder.ts",
  "backend/catalogue/review-subject.ts",
  "backend/catalogue/stock-items.ts",
  "backend/catalogue/vendors.ts",
  "backend/content/articles.ts",
  "backend/content/authors.ts",
  "backend/content/contact.ts",
  "backend/content/content-texts.ts",
  "backend/content/stores.ts",
  "backend/content/written-articles.ts",
  "backend/docs/openapi.ts",
  "backend/import/cells.ts",
  "backend/import/export-products.ts",
  "backend/import/export-table.ts",
  "backend/import/imported-product.ts",
  "backend/import/matched-names.ts",
  "backend/import/named-rows.ts",
  "backend/import/plan-products.ts",
  "backend/import/read-product.ts",
  "backend/import/rename-rows.ts",
  "backend/lists/packages.ts",
  "backend/lists/stored-lists.ts",
  "backend/lists/wish-letters.ts",
  "backend/merchant/ask-shop.ts",
  "backend/merchant/new-site.ts",
  "backend/merchant/waiting-returns.ts",
  "backend/newsletter/send-issue.ts",
  "backend/offers/stored-offers.ts",
  "backend/orders/merge-cart.ts",
  "backend/orders/order-document.ts",
  "backend/orders/order-rows.ts",
  "backend/orders/send-order-news.ts",
  "backend/orders/stay-tickets.ts",
  "backend/payments/callback-routes.ts",
  "backend/payments/offered-methods.ts",
  "backend/payments/statement-file.ts",
  "backend/payments/stored-requests.ts",
  "backend/promotions/chances.ts",
  "backend/promotions/draws.ts",
  "backend/promotions/grant.ts",
  "backend/promotions/promotions.ts",
  "backend/push/push-outbox.ts",
  "backend/receipts/sale-of.ts",
  "backend/sandbox/locale.ts",
  "backend/sandbox/merchant-cards.ts",
  "backend/sandbox/page.ts",
  "backend/sandbox/providers.ts",
  "backend/search/routes.ts",
  "backend/search/shown-search.ts",
  "backend/shell/taxon-counts.ts",
  "backend/travel/hotels.ts",
  "backend/wallet/own-coupons.ts",
  "backend/wallet/parts.ts",
  "backend/wallet/redeem.ts",
  "backend/wallet/redeemable-routes.ts",
  "backend/wallet/statement.ts",
  "backend/wallet/wallet-routes.ts",
  "backend/catalogue/products/labels.ts",
  "backend/catalogue/products/option-values.ts",
  "backend/catalogue/products/product-document.ts",
  "backend/catalogue/products/stored-products.ts",
  "backend/merchant/commands/new.ts",
  "backend/merchant/commands/push.ts",
  "backend/orders/returns/stored-returns.ts",
  "backend/payments/methods/inactive-methods.ts",
  "backend/payments/methods/methods.ts",
  "backend/payments/providers/bank-transfer.ts",
  "backend/payments/providers/golomt.ts",
  "backend/payments/providers/most.ts",
  "backend/payments/providers/qpay.ts",
  "backend/payments/providers/storepay.ts",
  "backend/search/engine/bucket-labels.ts",
  "backend/search/indexing/index-names.ts",
  "backend/search/indexing/search-document.ts",
  "backend/search/indexing/search-vector.ts",
  "backend/search/places/airports.ts",
  "backend/search/text/text-folding.ts",
]

const files = rooms.flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" }).flatMap((name) => {
    const file = path.posix.join(room, name.split(path.sep).join("/"))
    return /\.(?:tsx?|mjs)$/.test(file) && !exempt.test(file) ? [file] : []
  }),
)

const withoutComments = (source: string): string => source.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/(?<=^|\s)\/\/.*$/gm, "")

const name = `(?:${locales.join("|")})`
const others = `(?:${locales.filter((locale) => locale !== defaultLocale).join("|")})`

/** A locale as a text, a key, a member or the beginning of a path; the language of a single element says `lang="en"`. */
const spelled = [
  new RegExp(`(?<![Ll]ang=)["'\`]${name}["'\`]`),
  new RegExp(`(?<![\\w.])${name}\\??:`),
  new RegExp(`[{,(\\s]${name}[},)]`),
  new RegExp(`(?<![@/][\\w.-]*)[\\w\\])?]\\.${name}\\b(?![.-])`),
  new RegExp(`/${others}(?=["'\`/?(\\\\]|$)`),
  new RegExp(`_${name}\\b`),
]

const isSpelled = (file: string): boolean => {
  const code = withoutComments(readFileSync(path.join(root, file), "utf8"))
  return spelled.some((pattern) => pattern.test(code))
}

describe("the name of a locale", () => {
  it("stands nowhere but in the definitions and the folders of languages", () => {
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter((file) => isSpelled(file) && !pending.includes(file))).toEqual([])
  })

  it("has gone from each file that is not listed as pending", () => {
    expect(pending.filter((file) => !isSpelled(file))).toEqual([])
  })
})
