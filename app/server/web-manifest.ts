/** Web app manifest: name, start page and icons of the installed site. */
import { addressOf, type Locale } from "#domain/entities/locale.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { CrawlerFile } from "./crawlers.ts"
import { background, homeIcons } from "./icons.ts"

/** Manifest in a language; its `id` is the same in all, so that a site is one app. */
export const webManifest = ({ brand }: SiteConfig, locale: Locale): CrawlerFile => ({
  type: "application/manifest+json",
  text: JSON.stringify({
    name: brand,
    short_name: brand,
    id: "/",
    lang: locale,
    start_url: addressOf(locale, "/"),
    scope: "/",
    display: "standalone",
    background_color: background,
    theme_color: background,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      ...Object.entries(homeIcons).map(([src, { size, maskable }]) => ({
        src,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose: maskable ? "maskable" : "any",
      })),
    ],
  }),
})
