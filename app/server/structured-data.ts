/** Structured data of pages in schema.org terms, for search engines. A property that nothing is known of is left out. */
import type { Brand } from "#domain/entities/catalogue/brand.ts"
import type { Vendor } from "#domain/entities/catalogue/vendor.ts"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { Article } from "#domain/entities/content/article.ts"
import type { Store } from "#domain/entities/content/store.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { locales } from "#domain/entities/locale.ts"
import { brandPath, vendorPath } from "#domain/rules/catalogue/coded-paths.ts"
import { formatMinutes } from "#domain/rules/content/store-hours.ts"
import { uploadedPictures } from "#domain/rules/content/safe-addresses.ts"
import { internationalPhone } from "#domain/rules/identity/phone-number.ts"
import type { Text } from "#ui/messages/messages.tsx"

export type StructuredData = Readonly<Record<string, unknown>>

/** Makes an absolute address of a path within the page's locale. */
export type Absolute = (path: string) => string

/** Maximum number of entries in an `ItemList`. */
const maxListed = 24

const minutesPerDay = 1440

/** `DayOfWeek` of schema.org from Sunday, 0. */
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

export const context = { "@context": "https://schema.org" }

/** Picture for other sites: the largest width, in the format with the widest support. */
export const sharedPicture = (src: string, origin: string): string => {
  const format = src.startsWith(uploadedPictures) ? "webp" : "jpg"
  return `${origin}${src}-960.${format}`
}

export const organizationData = (config: SiteConfig, origin: string): StructuredData => ({
  ...context,
  "@type": "Organization",
  name: config.brand,
  legalName: config.company,
  url: origin,
  logo: `${origin}/favicon.svg`,
  contactPoint: {
    "@type": "ContactPoint",
    telephone: internationalPhone(config.supportPhone),
    contactType: "customer service",
    availableLanguage: locales,
  },
})

export const websiteData = (config: SiteConfig, { text, to }: { readonly text: Text; readonly to: Absolute }): StructuredData => ({
  ...context,
  "@type": "WebSite",
  name: config.brand,
  description: text("site.description"),
  url: to("/"),
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${to("/search")}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  },
})

export const brandData = ({ code, name, logo, tagline, story }: Brand, origin: string, to: Absolute): StructuredData => ({
  ...context,
  "@type": "Brand",
  name,
  url: to(brandPath(code)),
  ...(logo === null ? {} : { logo: sharedPicture(logo, origin) }),
  ...(tagline === "" ? {} : { slogan: tagline }),
  ...(story === "" ? {} : { description: story }),
})

/** A vendor with the average rating of its shoppers. */
export const vendorData = (vendor: Vendor, origin: string, to: Absolute): StructuredData => ({
  ...context,
  "@type": "Organization",
  name: vendor.name,
  url: to(vendorPath(vendor.id)),
  ...(vendor.image === null ? {} : { logo: sharedPicture(vendor.image, origin) }),
  ...(vendor.about === "" ? {} : { description: vendor.about }),
  ...(vendor.phone === "" ? {} : { telephone: internationalPhone(vendor.phone) }),
  ...(vendor.address === "" ? {} : { address: postalAddress(vendor.address) }),
  ...(vendor.totalReviews === 0 ? {} : { aggregateRating: ratingData(vendor) }),
})

const postalAddress = (address: string): StructuredData => ({ "@type": "PostalAddress", streetAddress: address, addressCountry: "MN" })

/** Average rating of what has reviews. */
export const ratingData = ({ averageRating, totalReviews }: Pick<Vendor, "averageRating" | "totalReviews">): StructuredData => ({
  "@type": "AggregateRating",
  ratingValue: averageRating,
  reviewCount: totalReviews,
  bestRating: 5,
})

type NamedPath = { readonly name: string; readonly path: string }

/** Breadcrumb of a page: the home page, then `steps`. */
export const breadcrumbs = (
  steps: ReadonlyArray<NamedPath>,
  { text, to }: { readonly text: Text; readonly to: Absolute },
): StructuredData => {
  const home: NamedPath = { name: text("nav.home"), path: "/" }
  return {
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: [home, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: to(path),
    })),
  }
}

/** Category or other list of the shop with its description. */
export const collectionData = ({ name, path, about }: NamedPath & { readonly about: string }, to: Absolute): StructuredData => ({
  ...context,
  "@type": "CollectionPage",
  name,
  description: about,
  url: to(path),
})

/** List of pages. */
export const pageList = (pages: ReadonlyArray<NamedPath>, to: Absolute): StructuredData => ({
  ...context,
  "@type": "ItemList",
  itemListElement: pages
    .slice(0, maxListed)
    .map(({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, url: to(path) })),
})

/** List of the products' pages. */
export const itemList = (tiles: ReadonlyArray<Tile>, to: Absolute): StructuredData =>
  pageList(
    tiles.map(({ slug, title }) => ({ name: title, path: `/products/${slug}` })),
    to,
  )

type Publication = { readonly config: SiteConfig; readonly origin: string; readonly url: string }

/** An article or news item at `url`. */
export const articleData = (article: Article, { config, origin, url }: Publication): StructuredData => ({
  ...context,
  "@type": article.kind === "news" ? "NewsArticle" : "Article",
  headline: article.title,
  description: article.summary,
  url,
  mainEntityOfPage: url,
  ...(article.image !== null && { image: sharedPicture(article.image.src, origin) }),
  ...(article.createdAt !== null && { datePublished: article.createdAt }),
  author: article.author === null ? { "@type": "Organization", name: config.brand } : { "@type": "Person", name: article.author.name },
  publisher: { "@type": "Organization", name: config.brand, logo: `${origin}/favicon.svg` },
})

/** Time of day of minutes since midnight: 540 → `09:00`, 1440 → `00:00`. */
const timeOfDay = (minutes: number): string => formatMinutes(minutes % minutesPerDay).padStart("00:00".length, "0")

/** A store with its opening hours. */
export const storeData = (
  { name, address, phone, latitude, longitude, hours }: Store,
  config: SiteConfig,
  to: Absolute,
): StructuredData => ({
  ...context,
  "@type": "Store",
  name: `${config.brand}, ${name}`,
  url: to("/stores"),
  telephone: internationalPhone(phone),
  address: postalAddress(address),
  ...(latitude !== null && longitude !== null && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
  openingHoursSpecification: hours.map(({ weekday, from, to: closing }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: `https://schema.org/${weekdays[weekday] ?? ""}`,
    opens: timeOfDay(from),
    closes: timeOfDay(closing),
  })),
})
