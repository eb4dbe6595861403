/** What stands in the head of each page: what it is called, described, pictured and related to. */
import type { LeaseProvider } from "#domain/entities/lease/lease.ts"
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { lenderTerms } from "#domain/rules/lease/lenders.ts"
import { formatPerMille } from "#domain/rules/texts/money.ts"
import type { HomePage, ProductPage } from "#machines/catalogue/ports.ts"
import { counted } from "#ui/messages/counted.ts"
import type { Text } from "#ui/messages/messages.tsx"
import { addressOf, type PageLocation } from "#app/address.ts"
import type { Route } from "#app/routes.ts"
import type { Head } from "./document.ts"
import { breadcrumbs, itemList, organization, pictureAddress, product, website, type Absolute, type StructuredData } from "./structured-data.ts"

export type HeadInput = {
  readonly route: Route
  readonly location: PageLocation
  readonly data: unknown
  readonly title: string
  readonly config: SiteConfig
  readonly origin: string
  readonly text: Text
  readonly status: number
}

type PageHead = {
  readonly description?: string
  readonly picture?: string | undefined
  readonly structuredData?: ReadonlyArray<StructuredData>
  readonly type?: "website" | "product"
  readonly indexed?: boolean
}

type With = HeadInput & { readonly to: Absolute }

/** The longest description that search engines show. */
const maxDescriptionLength = 160

const plain = (html: string): string => {
  const text = html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ").trim()
  return text.length <= maxDescriptionLength ? text : `${text.slice(0, maxDescriptionLength - 1).replace(/\s+\S*$/, "")}…`
}

const ofHome = (home: HomePage, { config, origin, to }: With): PageHead => ({
  picture: home.hero[0]?.image?.src,
  structuredData: [website(config, to), organization(config, origin)],
})

const ofListing = (page: ListingPage, { location, text, title, to }: With): PageHead => {
  const steps = page.breadcrumb.map(({ name, permalink }) => ({ name, path: `/t/${permalink}` }))
  const home = { name: text("nav.home"), path: "/" }
  const sought = location.path === "/search"
  if (sought && page.query.text === null) return { indexed: false }
  return {
    description: `${title}: ${text("listing.count", counted(page.total))}. ${text("site.description")}`,
    picture: page.tiles[0]?.image?.src,
    structuredData: [
      breadcrumbs(steps.length === 0 ? [home, { name: text("listing.all"), path: location.path }] : [home, ...steps], to),
      itemList(page.tiles, to),
    ],
    indexed: !sought,
  }
}

const ofProduct = ({ product: shown }: ProductPage, { origin, text, to }: With): PageHead => {
  const description = plain(shown.description) || shown.title
  const levels = [shown.l0, shown.l1, shown.l2, shown.l3, shown.l4].flatMap((level) => (level === null ? [] : [level]))
  const steps = [
    { name: text("nav.home"), path: "/" },
    ...levels.map(({ name, permalink }) => ({ name, path: `/t/${permalink}` })),
    { name: shown.title, path: `/products/${shown.slug}` },
  ]
  return {
    description,
    picture: (shown.images[0] ?? shown.image)?.src,
    structuredData: [product(shown, description, origin, to), breadcrumbs(steps, to)],
    type: "product",
  }
}

/** A shop without leases has nothing to be found here. */
const ofLease = (lenders: ReadonlyArray<LeaseProvider>, { config: { lease }, text, to, location }: With): PageHead => {
  const [first] = lenders
  if (first === undefined) return { indexed: false }
  const terms = lenderTerms(first, lease)
  return {
    description: text("lease.description", { interest: formatPerMille(terms.interestPerMille), months: Math.max(...terms.periods) }),
    structuredData: [breadcrumbs([{ name: text("nav.home"), path: "/" }, { name: text("lease.title"), path: location.path }], to)],
  }
}

const pageHead = (input: With): PageHead => {
  if (input.data === null) return {}
  switch (input.route.name) {
    case "home":
      return ofHome(input.data as HomePage, input)
    case "listing":
    case "search":
      return ofListing(input.data as ListingPage, input)
    case "product":
      return ofProduct(input.data as ProductPage, input)
    case "lease":
      return ofLease(input.data as ReadonlyArray<LeaseProvider>, input)
    default:
      return {}
  }
}

const languages = { mn: "mn_MN", en: "en_US" } as const

export const headOf = (input: HeadInput): Omit<Head, "firstPicture"> => {
  const { location, title, config, origin, text, route, status } = input
  const to: Absolute = (path) => origin + addressOf(location.locale, path)
  const { description = text("site.description"), picture, structuredData = [], type = "website", indexed = true } = pageHead({ ...input, to })
  const open = route.audience === "everybody" && status === 200
  const here = to(location.path)
  return {
    title,
    description,
    canonical: open ? here : null,
    alternates: open
      ? [
          { locale: "mn", href: origin + addressOf("mn", location.path) },
          { locale: "en", href: origin + addressOf("en", location.path) },
          { locale: "x-default", href: origin + addressOf("mn", location.path) },
        ]
      : [],
    indexed: open && indexed,
    openGraph: {
      "og:site_name": config.brand,
      "og:type": type,
      "og:title": title,
      "og:description": description,
      "og:url": here,
      "og:locale": languages[location.locale],
      ...(picture === undefined ? {} : { "og:image": pictureAddress(picture, origin) }),
    },
    structuredData,
  }
}
