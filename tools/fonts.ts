/** Cuts Geologica down to the letters and weights that the shop writes with, and measures what its stand-in must look like. */
import { readFile, writeFile } from "node:fs/promises"
import subsetFont from "subset-font"

/** The lightest and the boldest text of the shop. */
const weights = { min: 400, max: 750 }

const letters = {
  latin: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~«»“”‘’–—…·•×÷°©®™‹›−",
  cyrillic: "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№",
  "cyrillic-ext": "ӨөҮү",
  "latin-ext": "₮",
} as const

const whole = (part: string): Promise<Buffer> =>
  readFile(new URL(`files/geologica-${part}-wght-normal.woff2`, import.meta.resolve("@fontsource-variable/geologica/package.json")))
const place = (part: string): URL => new URL(`../ui/theme/fonts/geologica-${part}.woff2`, import.meta.url)

const cut = async (part: keyof typeof letters): Promise<void> => {
  const all = await whole(part)
  const small = await subsetFont(all, letters[part], {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    keepFeatures: ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "pnum", "lnum"],
    noHinting: true,
  })
  await writeFile(place(part), small)
  console.log(`${part.padEnd(14)}${all.length} → ${small.length} bytes`)
}

/** How far a line reaches over and under the writing line, in per cent of the size: for the stand-in in `ui/theme/fonts.css`. */
const lineMetrics = async () => {
  const font = await subsetFont(await whole("latin"), letters.latin, { targetFormat: "sfnt" })
  const table = (tag: string) => {
    for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16)
      if (font.toString("latin1", entry, entry + 4) === tag) return font.readUInt32BE(entry + 8)
    throw new Error(`the font has no ${tag}`)
  }
  const [head, hhea] = [table("head"), table("hhea")]
  const perCent = (units: number) => `${((100 * units) / font.readUInt16BE(head + 18)).toFixed(1)}%`
  return { ascent: perCent(font.readInt16BE(hhea + 4)), descent: perCent(-font.readInt16BE(hhea + 6)), gap: perCent(font.readInt16BE(hhea + 8)) }
}

for (const part of Object.keys(letters) as ReadonlyArray<keyof typeof letters>) await cut(part)
console.log("lines", await lineMetrics())
