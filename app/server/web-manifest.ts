/** Web app manifest: name, description, start page and icons of the installed site. */
import { addressOf, type Locale } from "#domain/entities/locale.ts"
import type { Site } from "#domain/entities/shell/site.ts"
import { loadMessages } from "#ui/messages/load-messages.ts"
import type { CrawlerFile } from "./crawlers.ts"
import { background, homeIcons } from "./icons.ts"
import { textOf } from "./text.ts"

/** Manifest in a language; its `id` is the same in all, so that a site is one app. */
export const webManifest = async (site: Site, locale: Locale): Promise<CrawlerFile> => ({
  type: "application/manifest+json",
  text: JSON.stringify({
    name: site.config.brand,
    short_name: site.config.brand,
    description: textOf(locale, await loadMessages(locale, []), site)("site.description"),
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
