/** Icons of the site: favicon and home screen icons. */
import sharp from "sharp"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { pictureAddress, type PictureWidth } from "#domain/rules/catalogue/picture-address.ts"
import type { CrawlerFile } from "./crawlers.ts"

/** Background of the icons and of the installed app. */
export const background = "#FAF8F4"
/** Dots per inch at which the drawing has 512 pixels: 16 for each of its units. */
const density = 72 * 16
/** Colour of the icons of a site without an accent. */
const defaultAccent = "#1B4DD8"

/** Side of the drawing without its margin, in its own units. */
const drawingSize = 32
/** Margin and corner radius of a drawing, and the space around a logo in it, in its units. */
type Frame = { readonly margin: number; readonly radius: number; readonly inset: number }
const rounded: Frame = { margin: 0, radius: 7, inset: 2 }
/** Frame of a maskable icon, whose edges a device may cut off: its safe circle is four fifths wide. */
const maskableFrame: Frame = { margin: 8, radius: 0, inset: 3 }

/** A sun over the steppe, in the site's accent if it has one. */
const sun = ({ accent }: SiteConfig): string => {
  const colour = accent ?? defaultAccent
  return `<circle cx="16" cy="13.5" r="7" fill="${colour}"/><path d="M5 25.500h22" stroke="${colour}" stroke-width="2.500" stroke-linecap="round"/>`
}

/** Responds to the path of a picture of the shop. */
type FetchPicture = (path: string) => Promise<Response>

/** The logo in so many pixels as an SVG image; `null` if the site has none, or its picture is lost. */
const logoImage = async ({ logo }: SiteConfig, side: number, inset: number, fetchPicture: FetchPicture): Promise<string | null> => {
  if (logo === null) return null
  const width: PictureWidth = 960
  const response = await fetchPicture(`${pictureAddress(logo)}-${width}.webp`)
  if (!response.ok) return null
  const png = await sharp(Buffer.from(await response.arrayBuffer()))
    .resize(side, side)
    .png()
    .toBuffer()
  const size = drawingSize - 2 * inset
  return `<image x="${inset}" y="${inset}" width="${size}" height="${size}" href="data:image/png;base64,${png.toString("base64")}"/>`
}

/** SVG of the site's logo, else of a sun; a logo has so many pixels a side. */
const drawing = async (
  config: SiteConfig,
  { margin, radius, inset }: Frame,
  pixels: number,
  fetchPicture: FetchPicture,
): Promise<string> => {
  const edge = -margin
  const side = drawingSize + 2 * margin
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${edge} ${side} ${side}">`,
    `<rect x="${edge}" y="${edge}" width="${side}" height="${side}" rx="${radius}" fill="${background}"/>`,
    (await logoImage(config, pixels, inset, fetchPicture)) ?? sun(config),
    "</svg>",
  ].join("")
}

/** Pixels of a logo in the icon of a tab, for dense screens. */
const tabPixels = 64

export const favicon = async (config: SiteConfig, fetchPicture: FetchPicture): Promise<CrawlerFile> => ({
  type: "image/svg+xml",
  text: await drawing(config, rounded, tabPixels, fetchPicture),
})

/** Home screen icons by path. */
export const homeIcons = {
  "/icon-192.png": { size: 192, maskable: false },
  "/icon-512.png": { size: 512, maskable: false },
  "/icon-maskable-512.png": { size: 512, maskable: true },
} as const

export const isHomeIcon = (path: string): path is keyof typeof homeIcons => Object.hasOwn(homeIcons, path)

/** PNG of a home screen icon. */
export const homeIcon = async (
  path: keyof typeof homeIcons,
  config: SiteConfig,
  fetchPicture: FetchPicture,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { size, maskable } = homeIcons[path]
  const svg = Buffer.from(await drawing(config, maskable ? maskableFrame : rounded, size, fetchPicture))
  return new Uint8Array(await sharp(svg, { density }).resize(size, size).png().toBuffer())
}
