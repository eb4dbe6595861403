/** Icons of the site: favicon and home screen icons. */
import sharp from "sharp"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { CrawlerFile } from "./crawlers.ts"

/** Background of the icons and of the installed app. */
export const background = "#FAF8F4"
/** Colour of the icons of a site without an accent. */
const defaultAccent = "#1B4DD8"

/** SVG of a sun over the steppe, in the site's accent if it has one. `rim` (empty space around it) and `corner` (radius) are in units of its 32 by 32 drawing. */
const drawing = ({ accent }: SiteConfig, rim: number, corner: number): string => {
  const colour = accent ?? defaultAccent
  const [edge, side] = [-rim, 32 + 2 * rim]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${edge} ${side} ${side}">`,
    `<rect x="${edge}" y="${edge}" width="${side}" height="${side}" rx="${corner}" fill="${background}"/>`,
    `<circle cx="16" cy="13.5" r="7" fill="${colour}"/>`,
    `<path d="M5 25.500h22" stroke="${colour}" stroke-width="2.500" stroke-linecap="round"/></svg>`,
  ].join("")
}

export const favicon = (config: SiteConfig): CrawlerFile => ({ type: "image/svg+xml", text: drawing(config, 0, 7) })

/** Home screen icons by path; a device may cut a maskable one to a circle of four fifths. */
export const homeIcons = {
  "/icon-192.png": { size: 192, maskable: false },
  "/icon-512.png": { size: 512, maskable: false },
  "/icon-maskable-512.png": { size: 512, maskable: true },
} as const

export const isHomeIcon = (path: string): path is keyof typeof homeIcons => Object.hasOwn(homeIcons, path)

/** PNG of a home screen icon. */
export const homeIcon = async (path: keyof typeof homeIcons, config: SiteConfig): Promise<Uint8Array<ArrayBuffer>> => {
  const { size, maskable } = homeIcons[path]
  const svg = Buffer.from(maskable ? drawing(config, 8, 0) : drawing(config, 0, 7))
  return new Uint8Array(await sharp(svg, { density: 72 * 16 }).resize(size, size).png().toBuffer())
}
