/** Demo look books of `data/look-books.tsv`: their pictures, and the products in each. */
import { readTable } from "#backend/tsv-table.ts"

/** Product in a picture: its centre and its longer side, as shares of the picture's width. */
export type LookPlace = { readonly slug: string; readonly x: number; readonly y: number; readonly size: number }
export type DemoLook = { readonly picture: string; readonly places: ReadonlyArray<LookPlace> }
type Text = { readonly mn: string; readonly en: string }
export type DemoLookBook = { readonly title: Text; readonly description: Text; readonly looks: ReadonlyArray<DemoLook> }

const placeOf = (text: string): LookPlace => {
  const [slug = "", numbers = ""] = text.split("@")
  const [x = 0, y = 0, size = 0] = numbers.split(",").map(Number)
  return { slug, x, y, size }
}

/** A row is a picture; those of one book follow one another, and the first has the book's texts. */
export const readLookBooks = async (): Promise<ReadonlyArray<DemoLookBook>> => {
  const rows = await readTable<"book" | "title_mn" | "title_en" | "description_mn" | "description_en" | "products">("look-books")
  return [...new Set(rows.map(({ book }) => book))].flatMap((book) => {
    const pictures = rows.filter((row) => row.book === book)
    const [first] = pictures
    if (first === undefined) return []
    return [{
      title: { mn: first.title_mn, en: first.title_en },
      description: { mn: first.description_mn, en: first.description_en },
      looks: pictures.map(({ products }, at) => ({ picture: `look-${book}-${at + 1}`, places: products.split(";").map(placeOf) })),
    }]
  })
}
