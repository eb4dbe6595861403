/** Product feed in Google's fields: an item for each variant, with prices, stock and delivery as the shop has them. */
import type { OptionValue, Product, Variant } from "#domain/entities/catalogue/product.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { addressOf } from "#app/address.ts"
import type { CrawlerFile } from "./crawlers.ts"
import { escaped } from "./markup.ts"
import { pictureAddress } from "./structured-data.ts"

/** Lengths that the fields take, in characters. */
const titleLength = 150
const descriptionLength = 5000
const maxMorePictures = 10

/** Characters that XML does not take, even escaped. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const field = (name: string, value: string): string => (value === "" ? "" : `<g:${name}>${escaped(value.replace(forbidden, ""))}</g:${name}>`)
const money = (amount: number): string => `${amount} MNT`
const valueOf = (values: ReadonlyArray<OptionValue>, pattern: RegExp): string => values.find(({ key }) => pattern.test(key))?.presentation ?? ""

const sale = ({ price, sellingPrice }: Variant, { saleStartAt, saleExpireAt }: Product): string => {
  if (price <= sellingPrice) return ""
  const span = saleStartAt === null || saleExpireAt === null ? "" : `${saleStartAt}/${saleExpireAt}`
  return field("sale_price", money(sellingPrice)) + field("sale_price_effective_date", span)
}

const item = (product: Product, variant: Variant, { shippingFee }: SiteConfig, origin: string, locale: Locale): string => {
  const options = variant.optionValues.map(({ presentation }) => presentation).join(", ")
  const levels = [product.l0, product.l1, product.l2, product.l3, product.l4].flatMap((level) => (level === null ? [] : [level.name]))
  const [face, ...more] = [...new Set([variant.image, product.image, ...product.images].flatMap((image) => (image === null ? [] : [image.src])))]
  return [
    "<item>",
    field("id", variant.sku),
    field("item_group_id", product.variants.length > 1 ? product.sku : ""),
    field("title", [product.title, options].filter((part) => part !== "").join(", ").slice(0, titleLength)),
    field("description", (product.description.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ").trim() || product.title).slice(0, descriptionLength)),
    field("link", `${origin}${addressOf(locale, `/products/${product.slug}`)}?variant=${variant.id}`),
    field("image_link", face === undefined ? "" : pictureAddress(face, origin)),
    ...more.slice(0, maxMorePictures).map((src) => field("additional_image_link", pictureAddress(src, origin))),
    field("availability", isSoldOut(variant) ? "out_of_stock" : "in_stock"),
    field("price", money(Math.max(variant.price, variant.sellingPrice))),
    sale(variant, product),
    field("brand", product.brand?.name ?? ""),
    field("condition", "new"),
    field("identifier_exists", "no"),
    field("product_type", levels.join(" > ")),
    field("color", valueOf(variant.optionValues, /colou?r/)),
    field("size", valueOf(variant.optionValues, /size/)),
    `<g:shipping>${field("country", "MN")}${field("price", money(shippingFee))}</g:shipping>`,
    "</item>",
  ].join("")
}

export const productFeed = (origin: string, config: SiteConfig, products: ReadonlyArray<Product>, locale: Locale): CrawlerFile => {
  const items = products.flatMap((product) => product.variants.map((variant) => item(product, variant, config, origin, locale)))
  const head = `<title>${escaped(config.brand)}</title><link>${escaped(origin + addressOf(locale, "/"))}</link><description>${escaped(config.company)}</description>`
  return {
    type: "application/xml; charset=utf-8",
    text: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head}${items.join("")}</channel></rss>`,
  }
}
