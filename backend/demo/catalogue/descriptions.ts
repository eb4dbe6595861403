/** Product descriptions by category, and of products that differ from theirs, from `data/descriptions.tsv`. */
import { readTable } from "#backend/tsv-table.ts"

export type Description = { readonly mn: string; readonly en: string }

/** A function from a product to its text: two plain paragraphs with a blank line between. */
export const readDescriptions = async (): Promise<(slug: string, permalink: string) => Description> => {
  const rows = await readTable<"of" | "about_mn" | "care_mn" | "about_en" | "care_en">("descriptions")
  const byName = new Map(rows.map((row) => [row.of, row]))
  const nearest = (permalink: string): Description => {
    const row = byName.get(permalink)
    if (row !== undefined) return { mn: `${row.about_mn}\n\n${row.care_mn}`, en: `${row.about_en}\n\n${row.care_en}` }
    const cut = permalink.lastIndexOf("/")
    return cut === -1 ? { mn: "", en: "" } : nearest(permalink.slice(0, cut))
  }
  return (slug, permalink) => nearest(byName.has(slug) ? slug : permalink)
}
