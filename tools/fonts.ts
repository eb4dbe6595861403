/**
 * Subset of Geologica with the storefront's characters and weights, and the metrics of its fallback: `npx tsx tools/fonts.ts
 * "Geologica[CRSV,SHRP,slnt,wght].ttf"`, the whole font from github.com/googlefonts/geologica.
 */
import { readFile, writeFile } from "node:fs/promises"
import subsetFont from "subset-font"

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error("Which font? Name the file of the whole Geologica.")

/** Weights of the storefront; upright, with plain letters and round corners. */
const axes = { wght: { min: 400, max: 750 }, slnt: 0, CRSV: 0, SHRP: 0 }

/** One file, since a Mongolian word uses two Unicode blocks and a price a third, which are shaped together. */
const characters = [
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~«»“”‘’–—…·•×÷°©®™‹›−",
  "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№ӨөҮү₮",
].join("")

const whole = await readFile(source)

/** Writes the subset to `ui/theme/fonts`. */
const writeSubset = async (): Promise<void> => {
  const small = await subsetFont(whole, characters, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "pnum", "lnum"],
    noHinting: true,
  })
  await writeFile(new URL("../ui/theme/fonts/geologica.woff2", import.meta.url), small)
  console.log(`${whole.length} → ${small.length} bytes`)
}

/** Ascent and descent of a line in per cent of the size, for the fallback in `ui/theme/fonts.css`. */
const lineMetrics = async () => {
  const font = await subsetFont(whole, characters, { targetFormat: "sfnt" })
  // The directory of an OpenType font has 12 bytes, then 16 for each table: its tag, checksum, offset and length.
  const end = 12 + 16 * font.readUInt16BE(4)
  const offsetOf = (tag: string) => {
    for (let entry = 12; entry < end; entry += 16)
      if (font.toString("latin1", entry, entry + 4) === tag) return font.readUInt32BE(entry + 8)
    throw new Error(`the font has no ${tag}`)
  }
  const unitsPerEm = font.readUInt16BE(offsetOf("head") + 18)
  const hhea = offsetOf("hhea")
  const perCent = (units: number) => `${((100 * units) / unitsPerEm).toFixed(1)}%`
  return {
    ascent: perCent(font.readInt16BE(hhea + 4)),
    descent: perCent(-font.readInt16BE(hhea + 6)),
    gap: perCent(font.readInt16BE(hhea + 8)),
  }
}

await writeSubset()
console.log("lines", await lineMetrics())
