/** Product feed in Google's fields: an item for each variant, with prices, stock and delivery as the shop has them. */
import type { OptionValue, Product, Variant } from "#domain/entities/catalogue/product.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { addressOf, type Locale } from "#domain/entities/locale.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { saleState } from "#domain/rules/catalogue/sale.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import type { CrawlerFile } from "./crawlers.ts"
import { escaped } from "./markup.ts"
import { pictureAddress } from "./structured-data.ts"

/** Lengths that the fields take, in characters. */
const titleLength = 150
const descriptionLength = 5000
const maxMorePictures = 10

/** Characters that XML does not take, even escaped. */
const forbidden = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu

const field = (name: string, value: string): string => (value === "" ? "" : `<g:${name}>${escaped(value.replace(forbidden, ""))}</g:${name}>`)
const money = (amount: number): string => `${amount} MNT`
const valueOf = (values: ReadonlyArray<OptionValue>, pattern: RegExp): string => values.find(({ key }) => pattern.test(key))?.presentation ?? ""

/** The lower price where it counts now, or from a date to a date; a sale without an end is named once it runs. */
const sale = ({ price, sellingPrice }: Variant, product: Product, now: Instant): string => {
  const { saleStartAt, saleExpireAt } = product
  if (price <= sellingPrice) return ""
  const span = saleStartAt === null || saleExpireAt === null ? "" : `${saleStartAt}/${saleExpireAt}`
  const state = saleState({ ...product, price, sellingPrice }, now)
  if (state === "over" || (state === "coming" && span === "")) return ""
  return field("sale_price", money(sellingPrice)) + field("sale_price_effective_date", span)
}

type Place = { readonly config: SiteConfig; readonly origin: string; readonly locale: Locale; readonly now: Instant }

const item = (product: Product, variant: Variant, { config: { shippingFee }, origin, locale, now }: Place): string => {
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
    sale(variant, product, now),
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

export const productFeed = (products: ReadonlyArray<Product>, place: Place): CrawlerFile => {
  const { config, origin, locale } = place
  const items = products.flatMap((product) => product.variants.map((variant) => item(product, variant, place)))
  const head = `<title>${escaped(config.brand)}</title><link>${escaped(origin + addressOf(locale, "/"))}</link><description>${escaped(config.company)}</description>`
  return {
    type: "application/xml; charset=utf-8",
    text: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head}${items.join("")}</channel></rss>`,
  }
}
