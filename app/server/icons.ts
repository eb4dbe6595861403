/** Icons of the site: favicon and home screen icons. */
import sharp from "sharp"
import { addressOf, type Locale } from "#domain/entities/locale.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { CrawlerFile } from "./crawlers.ts"

const felt = "#FAF8F4"
const sky = "#1B4DD8"

/** A sun over the steppe, in the site's accent if it has one; `rim` is the empty space around it, in its units. */
const drawing = ({ accent }: SiteConfig, rim: number, corner: number): string => {
  const ink = accent ?? sky
  const [edge, side] = [-rim, 32 + 2 * rim]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${edge} ${side} ${side}"><rect x="${edge}" y="${edge}" width="${side}" height="${side}" rx="${corner}" fill="${felt}"/><circle cx="16" cy="13.5" r="7" fill="${ink}"/><path d="M5 25.500h22" stroke="${ink}" stroke-width="2.500" stroke-linecap="round"/></svg>`
}

export const favicon = (config: SiteConfig): CrawlerFile => ({ type: "image/svg+xml", text: drawing(config, 0, 7) })

/** Home screen icons by path; a device may cut a maskable one to a circle of four fifths. */
const homeIcons = {
  "/icon-192.png": { size: 192, maskable: false },
  "/icon-512.png": { size: 512, maskable: false },
  "/icon-maskable-512.png": { size: 512, maskable: true },
} as const

export const isHomeIcon = (path: string): path is keyof typeof homeIcons => Object.hasOwn(homeIcons, path)

export const homeIcon = async (path: keyof typeof homeIcons, config: SiteConfig): Promise<Uint8Array<ArrayBuffer>> => {
  const { size, maskable } = homeIcons[path]
  const whole = Buffer.from(maskable ? drawing(config, 8, 0) : drawing(config, 0, 7))
  return new Uint8Array(await sharp(whole, { density: 72 * 16 }).resize(size, size).png().toBuffer())
}

/** Installed app in the language in which it was installed; the same app in both. */
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
    background_color: felt,
    theme_color: felt,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      ...Object.entries(homeIcons).map(([src, { size, maskable }]) => ({ src, sizes: `${size}x${size}`, type: "image/png", purpose: maskable ? "maskable" : "any" })),
    ],
  }),
})
