/** Demo look books of `data/look-books.tsv`: their pictures, and the products in each. */
import type { Localized } from "#domain/entities/locale.ts"
import { readTable, localizedCells } from "#backend/tsv-table.ts"

/** Product in a picture: its centre and its longer side, as shares of the picture's width. */
export type LookPlace = { readonly slug: string; readonly x: number; readonly y: number; readonly size: number }
export type DemoLook = { readonly picture: string; readonly places: ReadonlyArray<LookPlace> }
export type DemoLookBook = { readonly title: Localized; readonly description: Localized; readonly looks: ReadonlyArray<DemoLook> }

/** Product of a cell: `shaazan-dankh@0.5,0.4,0.3` is its slug, x, y and size. */
const placeOf = (cell: string): LookPlace => {
  const [slug = "", numbers = ""] = cell.split("@")
  const [x = 0, y = 0, size = 0] = numbers.split(",").map(Number)
  return { slug, x, y, size }
}

/** Look books of the file, where a row is a picture, and the first picture of a book has the book's texts. */
export const readLookBooks = async (): Promise<ReadonlyArray<DemoLookBook>> => {
  const rows = await readTable<"book" | "products">("look-books")
  return [...new Set(rows.map(({ book }) => book))].flatMap((book) => {
    const pictures = rows.filter((row) => row.book === book)
    const [first] = pictures
    if (first === undefined) return []
    return [
      {
        title: localizedCells(first, "title"),
        description: localizedCells(first, "description"),
        looks: pictures.map(({ products }, at) => ({ picture: `look-${book}-${at + 1}`, places: products.split(";").map(placeOf) })),
      },
    ]
  })
}
