/** Icons of the site: favicon and home screen icons. */
import sharp from "sharp"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { CrawlerFile } from "./crawlers.ts"

/** Background of the icons and of the installed app. */
export const background = "#FAF8F4"
/** Dots per inch at which the drawing has 512 pixels: 16 for each of its units. */
const density = 72 * 16
/** Colour of the icons of a site without an accent. */
const defaultAccent = "#1B4DD8"

/** Side of the drawing without its margin, in its own units. */
const drawingSize = 32
/** Margin and corner radius of a drawing, in its units. */
type Frame = { readonly margin: number; readonly radius: number }
const rounded: Frame = { margin: 0, radius: 7 }
/** Frame of a maskable icon, whose edges a device may cut off: its safe circle is four fifths wide. */
const maskableFrame: Frame = { margin: 8, radius: 0 }

/** SVG of a sun over the steppe, in the site's accent if it has one. */
const drawing = ({ accent }: SiteConfig, { margin, radius }: Frame): string => {
  const colour = accent ?? defaultAccent
  const edge = -margin
  const side = drawingSize + 2 * margin
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${edge} ${side} ${side}">`,
    `<rect x="${edge}" y="${edge}" width="${side}" height="${side}" rx="${radius}" fill="${background}"/>`,
    `<circle cx="16" cy="13.5" r="7" fill="${colour}"/>`,
    `<path d="M5 25.500h22" stroke="${colour}" stroke-width="2.500" stroke-linecap="round"/></svg>`,
  ].join("")
}

export const favicon = (config: SiteConfig): CrawlerFile => ({ type: "image/svg+xml", text: drawing(config, rounded) })

/** Home screen icons by path. */
export const homeIcons = {
  "/icon-192.png": { size: 192, maskable: false },
  "/icon-512.png": { size: 512, maskable: false },
  "/icon-maskable-512.png": { size: 512, maskable: true },
} as const

export const isHomeIcon = (path: string): path is keyof typeof homeIcons => Object.hasOwn(homeIcons, path)

/** PNG of a home screen icon. */
export const homeIcon = async (path: keyof typeof homeIcons, config: SiteConfig): Promise<Uint8Array<ArrayBuffer>> => {
  const { size, maskable } = homeIcons[path]
  const svg = Buffer.from(drawing(config, maskable ? maskableFrame : rounded))
  return new Uint8Array(await sharp(svg, { density }).resize(size, size).png().toBuffer())
}
