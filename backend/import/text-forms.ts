/** Texts of a product file in another form: as a part of an address, and without mark-up. */
import { titleLatin } from "#domain/rules/transliteration.ts"

/** Words of a text in Latin letters, joined by hyphens: a part of an address. `Ноолууран ороолт` is `nooluuran-oroolt`. */
export const slugOf = (text: string): string =>
  titleLatin(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "")

/** A part of an address as a handle; one of digits alone would be the id of a product. `100234` is `p-100234`. */
export const handleOf = (slug: string): string => (/^\d+$/.test(slug) ? `p-${slug}` : slug)

/** Plain text of a description with mark-up: paragraphs become lines. `<p>Зөөлөн &amp; дулаан</p>` is `Зөөлөн & дулаан`. */
export const withoutMarkup = (html: string): string => {
  const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" }
  return html
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, "")
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => named[name] ?? "")
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()
}
