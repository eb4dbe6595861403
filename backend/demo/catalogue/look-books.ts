/** Demo look books of `data/look-books.tsv`: their pictures, and the products in each. */
import type { Localized } from "#domain/entities/locale.ts"
import { readTable, localizedCells } from "#backend/tsv-table.ts"

/** Product in a picture: its centre and its longer side, as shares of the picture's width. */
export type LookPlace = { readonly slug: string; readonly x: number; readonly y: number; readonly size: number }
export type DemoLook = { readonly picture: string; readonly places: ReadonlyArray<LookPlace> }
export type DemoLookBook = { readonly title: Localized; readonly description: Localized; readonly looks: ReadonlyArray<DemoLook> }

const placeOf = (text: string): LookPlace => {
  const [slug = "", numbers = ""] = text.split("@")
  const [x = 0, y = 0, size = 0] = numbers.split(",").map(Number)
  return { slug, x, y, size }
}

/** A row is a picture; those of one book follow one another, and the first has the book's texts. */
export const readLookBooks = async (): Promise<ReadonlyArray<DemoLookBook>> => {
  const rows = await readTable<"book" | "products">("look-books")
  return [...new Set(rows.map(({ book }) => book))].flatMap((book) => {
    const pictures = rows.filter((row) => row.book === book)
    const [first] = pictures
    if (first === undefined) return []
    return [{
      title: localizedCells(first, "title"),
      description: localizedCells(first, "description"),
      looks: pictures.map(({ products }, at) => ({ picture: `look-${book}-${at + 1}`, places: products.split(";").map(placeOf) })),
    }]
  })
}
