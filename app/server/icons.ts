/** Icons of the site: favicon and home screen icon. */
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { CrawlerFile } from "./crawlers.ts"

const felt = "#FAF8F4"
const sky = "#1B4DD8"

/** A sun over the steppe, in the site's accent if it has one. */
export const favicon = ({ accent }: SiteConfig): CrawlerFile => {
  const ink = accent ?? sky
  return {
    type: "image/svg+xml",
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${felt}"/><circle cx="16" cy="13.5" r="7" fill="${ink}"/><path d="M5 25.500h22" stroke="${ink}" stroke-width="2.500" stroke-linecap="round"/></svg>`,
  }
}

export const webManifest = ({ brand }: SiteConfig): CrawlerFile => ({
  type: "application/manifest+json",
  text: JSON.stringify({
    name: brand,
    short_name: brand,
    start_url: "/",
    display: "standalone",
    background_color: felt,
    theme_color: felt,
    icons: [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }],
  }),
})
