/** Product descriptions from `data/descriptions.tsv`, where a row is for a category or for one product. */
import { defaultLocale, forLocales, inLocale, type Localized } from "#domain/entities/locale.ts"
import { readTable, localizedCells } from "#backend/tsv-table.ts"

/** A function from a product to its description of two paragraphs: that of the product, else of the nearest category above it. */
export const readDescriptions = async (): Promise<(slug: string, permalink: string) => Localized> => {
  const rows = await readTable<"of">("descriptions")
  const byName = new Map(rows.map((row) => [row.of, row]))
  const descriptionOf = (name: string): Localized => {
    const row = byName.get(name)
    if (row !== undefined) {
      const [about, care] = [localizedCells(row, "about"), localizedCells(row, "care")]
      return forLocales((locale) => `${inLocale(about, locale)}\n\n${inLocale(care, locale)}`)
    }
    const lastSlash = name.lastIndexOf("/")
    return lastSlash === -1 ? { [defaultLocale]: "" } : descriptionOf(name.slice(0, lastSlash))
  }
  return (slug, permalink) => descriptionOf(byName.has(slug) ? slug : permalink)
}
