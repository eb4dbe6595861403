/** Product descriptions by category, and of products that differ from theirs, from `data/descriptions.tsv`. */
import { defaultLocale, forLocales, inLocale, type Localized } from "#domain/entities/locale.ts"
import { readTable, localizedCells } from "#backend/tsv-table.ts"

/** A function from a product to its text: two plain paragraphs with a blank line between. */
export const readDescriptions = async (): Promise<(slug: string, permalink: string) => Localized> => {
  const rows = await readTable<"of">("descriptions")
  const byName = new Map(rows.map((row) => [row.of, row]))
  const nearest = (permalink: string): Localized => {
    const row = byName.get(permalink)
    if (row !== undefined) {
      const [about, care] = [localizedCells(row, "about"), localizedCells(row, "care")]
      return forLocales((locale) => `${inLocale(about, locale)}\n\n${inLocale(care, locale)}`)
    }
    const cut = permalink.lastIndexOf("/")
    return cut === -1 ? { [defaultLocale]: "" } : nearest(permalink.slice(0, cut))
  }
  return (slug, permalink) => nearest(byName.has(slug) ? slug : permalink)
}
