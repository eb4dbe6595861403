/** Structured data of pages in schema.org terms, for search engines. */
import type { Brand } from "#domain/entities/catalogue/brand.ts"
import type { Vendor } from "#domain/entities/catalogue/vendor.ts"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { Article } from "#domain/entities/content/article.ts"
import type { Store } from "#domain/entities/content/store.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { locales } from "#domain/entities/locale.ts"
import { formatMinutes } from "#domain/rules/content/store-hours.ts"
import { uploadedPictures } from "#domain/rules/content/safe-addresses.ts"

export type StructuredData = Readonly<Record<string, unknown>>

/** Makes an absolute address of a path within the page's locale. */
export type Absolute = (path: string) => string

/** Maximum number of products in an `ItemList`. */
const maxListed = 24

/** `DayOfWeek` of schema.org from Sunday, 0. */
const daysOfWeek = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

export const context = { "@context": "https://schema.org" }

/** Picture for other sites: the largest width, in the format with the widest support. */
export const pictureAddress = (src: string, origin: string): string => `${origin}${src}-960.${src.startsWith(uploadedPictures) ? "webp" : "jpg"}`

export const organization = (config: SiteConfig, origin: string): StructuredData => ({
  ...context,
  "@type": "Organization",
  name: config.brand,
  legalName: config.company,
  url: origin,
  logo: `${origin}/favicon.svg`,
  contactPoint: { "@type": "ContactPoint", telephone: `+976 ${config.supportPhone}`, contactType: "customer service", availableLanguage: locales },
})

export const website = (config: SiteConfig, to: Absolute): StructuredData => ({
  ...context,
  "@type": "WebSite",
  name: config.brand,
  url: to("/"),
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${to("/search")}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  },
})

export const brand = ({ code, name, logo, tagline, story }: Brand, origin: string, to: Absolute): StructuredData => ({
  ...context,
  "@type": "Brand",
  name,
  url: to(`/brand/${code}`),
  ...(logo === null ? {} : { logo: pictureAddress(logo, origin) }),
  ...(tagline === "" ? {} : { slogan: tagline }),
  ...(story === "" ? {} : { description: story }),
})

/** A vendor with what shoppers think of it; one that nobody has rated has no rating. */
export const vendor = ({ id, name, about, phone, address, image, averageRating, totalReviews }: Vendor, origin: string, to: Absolute): StructuredData => ({
  ...context,
  "@type": "Organization",
  name,
  url: to(`/vendor/${id}`),
  ...(image === null ? {} : { logo: pictureAddress(image, origin) }),
  ...(about === "" ? {} : { description: about }),
  ...(phone === "" ? {} : { telephone: phone }),
  ...(address === "" ? {} : { address: { "@type": "PostalAddress", streetAddress: address, addressCountry: "MN" } }),
  ...(totalReviews === 0 ? {} : { aggregateRating: { "@type": "AggregateRating", ratingValue: averageRating, reviewCount: totalReviews, bestRating: 5 } }),
})

/** Breadcrumb from home to the page; each entry has a name and path. */
export const breadcrumbs = (steps: ReadonlyArray<{ readonly name: string; readonly path: string }>, to: Absolute): StructuredData => ({
  ...context,
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, item: to(path) })),
})

export const itemList = (tiles: ReadonlyArray<Tile>, to: Absolute): StructuredData => ({
  ...context,
  "@type": "ItemList",
  itemListElement: tiles
    .slice(0, maxListed)
    .map(({ slug, title }, index) => ({ "@type": "ListItem", position: index + 1, name: title, url: to(`/products/${slug}`) })),
})

/** List of pages, each with a name and path. */
export const pageList = (pages: ReadonlyArray<{ readonly name: string; readonly path: string }>, to: Absolute): StructuredData => ({
  ...context,
  "@type": "ItemList",
  itemListElement: pages.slice(0, maxListed).map(({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, url: to(path) })),
})

/** An article or news item at `url`. */
export const written = (article: Article, { config, origin, url }: { readonly config: SiteConfig; readonly origin: string; readonly url: string }): StructuredData => ({
  ...context,
  "@type": article.kind === "news" ? "NewsArticle" : "Article",
  headline: article.title,
  description: article.summary,
  url,
  mainEntityOfPage: url,
  ...(article.image !== null && { image: pictureAddress(article.image.src, origin) }),
  ...(article.createdAt !== null && { datePublished: article.createdAt }),
  author: article.author === null ? { "@type": "Organization", name: config.brand } : { "@type": "Person", name: article.author.name },
  publisher: { "@type": "Organization", name: config.brand, logo: `${origin}/favicon.svg` },
})

/** A store with its opening hours. */
export const localBusiness = ({ name, address, phone, latitude, longitude, hours }: Store, config: SiteConfig, to: Absolute): StructuredData => ({
  ...context,
  "@type": "Store",
  name: `${config.brand}, ${name}`,
  url: to("/stores"),
  telephone: `+976 ${phone}`,
  address: { "@type": "PostalAddress", streetAddress: address, addressCountry: "MN" },
  ...(latitude !== null && longitude !== null && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
  openingHoursSpecification: hours.map(({ weekday, from, to: until }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: `https://schema.org/${daysOfWeek[weekday] ?? ""}`,
    opens: formatMinutes(from).padStart(5, "0"),
    closes: formatMinutes(until % 1440).padStart(5, "0"),
  })),
})
