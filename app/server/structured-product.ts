/** Structured data of a product: its variants with price, stock, delivery and returns, its rating and reviews. */
import type { Product, Variant } from "#domain/entities/catalogue/product.ts"
import type { Review } from "#domain/entities/catalogue/review.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { siteDeliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { isMadeToOrder } from "#domain/rules/cart/delivery.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { returnHours } from "#domain/rules/orders/returns.ts"
import type { ProductPage } from "#machines/catalogue/ports.ts"
import { context, pictureAddress, type Absolute, type StructuredData } from "./structured-data.ts"

/** Maximum number of reviews in the data. */
const maxReviews = 5

/** What variants may differ in, by keys of their options. */
const variations: ReadonlyArray<readonly [RegExp, string]> = [[/colou?r/, "color"], [/size/, "size"], [/pattern/, "pattern"], [/material/, "material"]]

const variesBy = ({ variants }: Product): ReadonlyArray<string> => {
  const keys = new Set(variants.flatMap(({ optionValues }) => optionValues.map(({ key }) => key)))
  return [...new Set([...keys].flatMap((key) => variations.flatMap(([pattern, name]) => (pattern.test(key) ? [`https://schema.org/${name}`] : []))))]
}

const days = (from: number, to: number): StructuredData => ({ "@type": "QuantitativeValue", minValue: from, maxValue: to, unitCode: "DAY" })

type Terms = Pick<SiteConfig, "shippingFee" | "workFrom" | "workTo" | "deliveryHours">

const shipping = (product: Product, config: Terms): StructuredData => {
  const { countryHours, madeToOrderDays } = siteDeliveryTerms(config)
  const making = isMadeToOrder(product) ? days(madeToOrderDays.from, madeToOrderDays.to) : days(0, 1)
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: config.shippingFee, currency: "MNT" },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "MN" },
    deliveryTime: { "@type": "ShippingDeliveryTime", handlingTime: making, transitTime: days(0, Math.ceil(countryHours.to / 24)) },
  }
}

const returns = ({ l0, l1 }: Product): StructuredData => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: "MN",
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: Math.floor(returnHours((l1 ?? l0)?.permalink ?? "") / 24),
})

const reviewData = ({ name, rating, review, createdAt }: Review): StructuredData => ({
  "@type": "Review",
  author: { "@type": "Person", name },
  reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
  reviewBody: review,
  ...(createdAt === null ? {} : { datePublished: createdAt }),
})

type Shown = Pick<ProductPage, "product" | "keywords" | "reviews">
type Where = { readonly description: string; readonly origin: string; readonly to: Absolute; readonly config: Terms }

/** A product of one variant is a `Product`; one of several is a `ProductGroup` of them. */
export const product = ({ product: shown, keywords, reviews }: Shown, { description, origin, to, config }: Where): StructuredData => {
  const url = to(`/products/${shown.slug}`)
  const images = shown.images.length > 0 ? shown.images : shown.image === null ? [] : [shown.image]
  const worded = reviews.items.filter(({ review }) => review !== "").slice(0, maxReviews)
  const offer = (variant: Variant, at: string): StructuredData => ({
    "@type": "Offer",
    sku: variant.sku,
    price: variant.sellingPrice,
    priceCurrency: "MNT",
    availability: `https://schema.org/${isSoldOut(variant) ? "OutOfStock" : "InStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    url: at,
    shippingDetails: shipping(shown, config),
    hasMerchantReturnPolicy: returns(shown),
  })
  const about = {
    ...context,
    name: shown.title,
    ...(keywords.translated === "" ? {} : { alternateName: keywords.translated }),
    ...(keywords.category === null ? {} : { category: keywords.category }),
    ...(keywords.words.length === 0 ? {} : { keywords: keywords.words.join(", ") }),
    description,
    url,
    image: images.map(({ src }) => pictureAddress(src, origin)),
    ...(shown.brand === null ? {} : { brand: { "@type": "Brand", name: shown.brand.name } }),
    ...(shown.totalReviews === 0 ? {} : { aggregateRating: { "@type": "AggregateRating", ratingValue: shown.averageRating, reviewCount: shown.totalReviews } }),
    ...(worded.length === 0 ? {} : { review: worded.map(reviewData) }),
  }
  const [only, ...others] = shown.variants
  if (others.length === 0) return { ...about, "@type": "Product", sku: shown.sku, ...(only === undefined ? {} : { offers: offer(only, url) }) }
  return {
    ...about,
    "@type": "ProductGroup",
    productGroupID: shown.sku,
    variesBy: variesBy(shown),
    hasVariant: shown.variants.map((variant) => {
      const at = `${url}?variant=${variant.id}`
      const options = variant.optionValues.map(({ presentation }) => presentation).join(", ")
      return {
        "@type": "Product",
        sku: variant.sku,
        name: [shown.title, options].filter((part) => part !== "").join(", "),
        image: pictureAddress((variant.image ?? images[0] ?? { src: "" }).src, origin),
        ...Object.fromEntries(variant.optionValues.flatMap(({ key, presentation }) => variations.flatMap(([pattern, name]) => (pattern.test(key) ? [[name, presentation]] : [])))),
        offers: offer(variant, at),
      }
    }),
  }
}
