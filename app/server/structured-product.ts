/** Structured data of a product: its variants with price, stock, delivery and returns, its rating and reviews. */
import type { OptionValue, Product, Variant } from "#domain/entities/catalogue/product.ts"
import type { Review } from "#domain/entities/catalogue/review.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { deliveryFees, type Sent } from "#domain/rules/cart/delivery-fee.ts"
import { countryRange } from "#domain/rules/cart/delivery-zones.ts"
import { siteDeliveryTerms, type DeliveryConfig } from "#domain/rules/cart/delivery-terms.ts"
import { isMadeToOrder } from "#domain/rules/cart/delivery.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { productReturnHours } from "#domain/rules/orders/returns.ts"
import type { ProductPage } from "#machines/catalogue/ports.ts"
import { context, ratingData, sharedPicture, type Absolute, type StructuredData } from "./structured-data.ts"

/** Maximum number of reviews in the data. */
const maxReviews = 5

const hoursPerDay = 24

/** Properties of schema.org by which variants may differ, by the keys of their options. */
const variations: ReadonlyArray<{ readonly optionKey: RegExp; readonly property: string }> = [
  { optionKey: /colou?r/, property: "color" },
  { optionKey: /size/, property: "size" },
  { optionKey: /pattern/, property: "pattern" },
  { optionKey: /material/, property: "material" },
]

const propertiesOf = (key: string): ReadonlyArray<string> =>
  variations.filter(({ optionKey }) => optionKey.test(key)).map(({ property }) => property)

const variesBy = ({ variants }: Product): ReadonlyArray<string> => {
  const properties = variants.flatMap(({ optionValues }) => optionValues.flatMap(({ key }) => propertiesOf(key)))
  return [...new Set(properties)].map((property) => `https://schema.org/${property}`)
}

/** Options of a variant as properties: `{ color: "Red", size: "M" }`. */
const optionProperties = (optionValues: ReadonlyArray<OptionValue>): StructuredData =>
  Object.fromEntries(
    optionValues.flatMap(({ key, presentation }) => propertiesOf(key).map((property) => [property, presentation] as const)),
  )

const days = (from: number, to: number): StructuredData => ({ "@type": "QuantitativeValue", minValue: from, maxValue: to, unitCode: "DAY" })

type OfferConfig = DeliveryConfig & Pick<SiteConfig, "shippingFee" | "returns">

/** Fee of sending one unit: a value, or the bounds where places differ. */
const shippingRate = (sent: Sent, config: OfferConfig): StructuredData => {
  const { from, to } = deliveryFees(sent, config)
  const amount = { "@type": "MonetaryAmount", currency: "MNT" }
  return from === to ? { ...amount, value: to } : { ...amount, minValue: from, maxValue: to }
}

/** The slowest delivery in whole days, within the city and outside of it. */
const slowestDays = (terms: ReturnType<typeof siteDeliveryTerms>): number =>
  Math.ceil(Math.max(terms.deliveryHours, countryRange(terms)?.to ?? 0) / hoursPerDay)

const shipping = (product: Product, price: Tugrik, config: OfferConfig): StructuredData => {
  const terms = siteDeliveryTerms(config)
  const { madeToOrderDays } = terms
  return {
    "@type": "OfferShippingDetails",
    shippingRate: shippingRate({ goods: price, grams: product.weight ?? 0 }, config),
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "MN" },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: isMadeToOrder(product) ? days(madeToOrderDays.from, madeToOrderDays.to) : days(0, 1),
      transitTime: days(0, slowestDays(terms)),
    },
  }
}

const returnPolicy = (product: Product, terms: SiteConfig["returns"]): StructuredData => {
  const hours = productReturnHours(product, terms)
  const policy = { "@type": "MerchantReturnPolicy", applicableCountry: "MN" }
  return hours === 0
    ? { ...policy, returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" }
    : {
        ...policy,
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: Math.floor(hours / hoursPerDay),
      }
}

const reviewData = ({ name, rating, review, createdAt }: Review): StructuredData => ({
  "@type": "Review",
  author: { "@type": "Person", name },
  reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
  reviewBody: review,
  ...(createdAt === null ? {} : { datePublished: createdAt }),
})

/** Offer of one variant at its address. */
const offerData = (product: Product, variant: Variant, url: string, config: OfferConfig): StructuredData => ({
  "@type": "Offer",
  sku: variant.sku,
  price: variant.sellingPrice,
  priceCurrency: "MNT",
  availability: `https://schema.org/${isSoldOut(variant) ? "OutOfStock" : "InStock"}`,
  itemCondition: "https://schema.org/NewCondition",
  url,
  shippingDetails: shipping(product, variant.sellingPrice, config),
  hasMerchantReturnPolicy: returnPolicy(product, config.returns),
})

const imagesOf = ({ image, images }: Product): Product["images"] => {
  if (images.length > 0) return images
  return image === null ? [] : [image]
}

type PageData = Pick<ProductPage, "product" | "keywords" | "reviews">
type HeadContext = { readonly description: string; readonly origin: string; readonly to: Absolute; readonly config: OfferConfig }

/** Structured data of a product page: a `Product` with one variant, a `ProductGroup` with several. */
export const productData = ({ product, keywords, reviews }: PageData, { description, origin, to, config }: HeadContext): StructuredData => {
  const url = to(`/products/${product.slug}`)
  const images = imagesOf(product)
  const reviewsWithText = reviews.items.filter(({ review }) => review !== "").slice(0, maxReviews)
  const properties = {
    ...context,
    name: product.title,
    ...(keywords.translated === "" ? {} : { alternateName: keywords.translated }),
    ...(keywords.category === null ? {} : { category: keywords.category }),
    ...(keywords.words.length === 0 ? {} : { keywords: keywords.words.join(", ") }),
    description,
    url,
    image: images.map(({ src }) => sharedPicture(src, origin)),
    ...(product.brand === null ? {} : { brand: { "@type": "Brand", name: product.brand.name } }),
    ...(product.totalReviews === 0 ? {} : { aggregateRating: ratingData(product) }),
    ...(reviewsWithText.length === 0 ? {} : { review: reviewsWithText.map(reviewData) }),
  }
  const [variant, ...otherVariants] = product.variants
  if (otherVariants.length === 0)
    return {
      ...properties,
      "@type": "Product",
      sku: product.sku,
      ...(variant === undefined ? {} : { offers: offerData(product, variant, url, config) }),
    }

  const variantData = (each: Variant): StructuredData => {
    const options = each.optionValues.map(({ presentation }) => presentation).join(", ")
    return {
      "@type": "Product",
      sku: each.sku,
      name: [product.title, options].filter((part) => part !== "").join(", "),
      image: sharedPicture((each.image ?? images[0] ?? { src: "" }).src, origin),
      ...optionProperties(each.optionValues),
      offers: offerData(product, each, `${url}?variant=${each.id}`, config),
    }
  }
  return {
    ...properties,
    "@type": "ProductGroup",
    productGroupID: product.sku,
    variesBy: variesBy(product),
    hasVariant: product.variants.map(variantData),
  }
}
