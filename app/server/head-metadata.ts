/** Head of a page: title, description, canonical address, Open Graph and structured data. */
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { Text } from "#ui/messages/messages.tsx"
import { addressOf, defaultLocale, locales } from "#domain/entities/locale.ts"
import { pictureAddress } from "#domain/rules/catalogue/picture-address.ts"
import { phrases } from "#domain/languages/phrases.ts"
import type { PageLocation } from "#app/address.ts"
import type { Route } from "#app/route.ts"
import type { Head } from "./document.ts"
import { definitionOf, isCrawled } from "./page-heads.ts"
import { sharedPicture, type Absolute } from "./structured-data.ts"

export type HeadInput = {
  readonly route: Route
  readonly location: PageLocation
  /** What the page's `fetch` returned: `null` where loading failed or is left to the browser, `undefined` for a page without data. */
  readonly data: unknown
  readonly title: string
  readonly config: SiteConfig
  readonly origin: string
  readonly text: Text
  readonly status: number
}

export const headOf = ({ location, data, title, config, origin, text, route, status }: HeadInput): Omit<Head, "firstPicture"> => {
  const to: Absolute = (path) => origin + addressOf(location.locale, path)
  const definition = data === null ? undefined : definitionOf(route).head?.(data, { location, title, config, origin, text, to })
  const { description = text("site.description"), structuredData = [], type = "website", indexed = true } = definition ?? {}
  const picture = definition?.picture ?? (config.sharePicture === null ? undefined : pictureAddress(config.sharePicture))
  const isPublic = route.audience === "everybody" && status === 200
  const url = to(location.path)
  return {
    title,
    description,
    canonical: isPublic ? url : null,
    alternates: isPublic
      ? [
          ...locales.map((locale) => ({ locale, href: origin + addressOf(locale, location.path) })),
          { locale: "x-default" as const, href: origin + addressOf(defaultLocale, location.path) },
        ]
      : [],
    indexed: isPublic && isCrawled(route) && indexed,
    openGraph: {
      "og:site_name": config.brand,
      "og:type": type,
      "og:title": title,
      "og:description": description,
      "og:url": url,
      "og:locale": phrases[location.locale].openGraph,
      ...(picture === undefined ? {} : { "og:image": sharedPicture(picture, origin) }),
    },
    structuredData,
  }
}
