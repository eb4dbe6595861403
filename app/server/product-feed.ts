/** Product feed in Google's fields: an item for each variant, with prices, stock and delivery as the shop has them. */
import type { Product, Variant } from "#domain/entities/catalogue/product.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { addressOf, type Locale } from "#domain/entities/locale.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { deliveryFees } from "#domain/rules/cart/delivery-fee.ts"
import { saleState } from "#domain/rules/catalogue/sale.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { minimum } from "#domain/rules/money.ts"
import type { CrawlerFile } from "./crawlers.ts"
import { xmlEscaped } from "./escaping.ts"
import { sharedPicture } from "./structured-data.ts"

/** Maximum lengths of the fields, in characters. */
const maxTitleLength = 150
const maxDescriptionLength = 5000
/** Maximum number of pictures beside the first. */
const maxMorePictures = 10

/** Element of a field; empty without a value. */
const field = (name: string, value: string): string => {
  if (value === "") return ""
  return `<g:${name}>${xmlEscaped(value)}</g:${name}>`
}

const money = (amount: number): string => `${amount} MNT`

const optionOf = ({ optionValues }: Variant, optionKey: RegExp): string =>
  optionValues.find(({ key }) => optionKey.test(key))?.presentation ?? ""

/** Description as text without mark-up; the title where there is none. */
const descriptionOf = ({ description, title }: Product): string => {
  const text = description
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
  return (text || title).slice(0, maxDescriptionLength)
}

/** Sale price with its dates; a sale without an end has none and is listed only while it runs. */
const sale = ({ price, sellingPrice }: Variant, product: Product, now: Instant): string => {
  const { saleStartAt, saleExpireAt } = product
  if (price <= sellingPrice) return ""
  const span = saleStartAt === null || saleExpireAt === null ? "" : `${saleStartAt}/${saleExpireAt}`
  const state = saleState({ ...product, price, sellingPrice }, now)
  if (state === "over" || (state === "coming" && span === "")) return ""
  return field("sale_price", money(sellingPrice)) + field("sale_price_effective_date", span)
}

type Shop = { readonly config: SiteConfig; readonly origin: string; readonly locale: Locale; readonly now: Instant }

const item = (product: Product, variant: Variant, { config, origin, locale, now }: Shop): string => {
  const options = variant.optionValues.map(({ presentation }) => presentation).join(", ")
  const taxons = [product.l0, product.l1, product.l2, product.l3, product.l4].filter((taxon) => taxon !== null)
  const images = [variant.image, product.image, ...product.images].filter((image) => image !== null)
  // The country has one price here: that of the place that costs the most.
  const { to: shipping } = deliveryFees({ goods: minimum(variant.price, variant.sellingPrice), grams: product.weight ?? 0 }, config)
  const [firstPicture, ...morePictures] = [...new Set(images.map(({ src }) => src))]
  return [
    "<item>",
    field("id", variant.sku),
    field("item_group_id", product.variants.length > 1 ? product.sku : ""),
    field(
      "title",
      [product.title, options]
        .filter((part) => part !== "")
        .join(", ")
        .slice(0, maxTitleLength),
    ),
    field("description", descriptionOf(product)),
    field("link", `${origin}${addressOf(locale, `/products/${product.slug}`)}?variant=${variant.id}`),
    field("image_link", firstPicture === undefined ? "" : sharedPicture(firstPicture, origin)),
    ...morePictures.slice(0, maxMorePictures).map((src) => field("additional_image_link", sharedPicture(src, origin))),
    field("availability", isSoldOut(variant) ? "out_of_stock" : "in_stock"),
    field("price", money(Math.max(variant.price, variant.sellingPrice))),
    sale(variant, product, now),
    field("brand", product.brand?.name ?? ""),
    field("condition", "new"),
    field("identifier_exists", "no"),
    field("product_type", taxons.map(({ name }) => name).join(" > ")),
    field("color", optionOf(variant, /colou?r/)),
    field("size", optionOf(variant, /size/)),
    `<g:shipping>${field("country", "MN")}${field("price", money(shipping))}</g:shipping>`,
    "</item>",
  ].join("")
}

export const productFeed = (products: ReadonlyArray<Product>, shop: Shop): CrawlerFile => {
  const { config, origin, locale } = shop
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    `<title>${xmlEscaped(config.brand)}</title>`,
    `<link>${xmlEscaped(origin + addressOf(locale, "/"))}</link>`,
    `<description>${xmlEscaped(config.company)}</description>`,
    ...products.flatMap((product) => product.variants.map((variant) => item(product, variant, shop))),
    "</channel></rss>",
  ].join("")
  return { type: "application/xml; charset=utf-8", text }
}
