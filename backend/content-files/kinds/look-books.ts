/** Look books, by their ids. E12, C24. */
import { allTexts, defaultLocale, type Localized } from "#domain/entities/locale.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { LookBookContent } from "#domain/entities/catalogue/look-book-content.ts"
import { momentText, writtenMoment } from "#domain/rules/calendar-date.ts"
import type { Database } from "#backend/database/database.ts"
import type { ContentKind, ItemFault } from "../content-kind.ts"
import { unknownReferences } from "../references.ts"

type Row = Pick<LookBookContent, "id" | "title" | "pictures"> & { readonly description: Localized; readonly created_at: Instant }
type Look = LookBookContent["pictures"][number]

/** From left to right, as the shop shows them. */
const inPlace = (look: Look): Look => ({
  ...look,
  products: look.products.toSorted((one, other) => one.x - other.x || one.y - other.y || (one.handle < other.handle ? -1 : 1)),
})

const bookOf = ({ id, title, description, created_at: at, pictures }: Row): LookBookContent => ({
  id,
  title,
  ...(allTexts(description).length > 0 && { description }),
  date: momentText(at, "first"),
  pictures: pictures.map(inPlace),
})

const rowOf = ({ date, description = { [defaultLocale]: "" }, ...book }: LookBookContent): Row => ({
  ...book,
  description,
  created_at: writtenMoment(date, "first") ?? ("" as Instant),
})

const put = async (db: Database, row: Row): Promise<void> => {
  await db.query(
    `insert into look_books (id, title, description, created_at) values ($1, $2, $3, $4)
     on conflict (id) do update set title = excluded.title, description = excluded.description, created_at = excluded.created_at`,
    [row.id, JSON.stringify(row.title), JSON.stringify(row.description), row.created_at],
  )
  await db.query("delete from look_book_pictures where look_book_id = $1", [row.id])
  for (const [at, { picture, products }] of row.pictures.entries()) {
    await db.query("insert into look_book_pictures (look_book_id, position, picture) values ($1, $2, $3)", [row.id, at + 1, picture])
    await db.query(
      `insert into look_book_hotspots (look_book_id, position, product_id, x, y)
       select $1, $2, p.id, w.x, w.y from unnest($3::text[], $4::real[], $5::real[]) w (slug, x, y) join products p on p.slug = w.slug`,
      [row.id, at + 1, products.map(({ handle }) => handle), products.map(({ x }) => x), products.map(({ y }) => y)],
    )
  }
}

export const kind: ContentKind<LookBookContent> = {
  item: LookBookContent,
  effect:
    "Pictures with the products shown in them; a place is a share of the width and of the height, from the upper left corner. The newest book is first.",
  fields: {
    id: "Known by it, and in the address `/look-books/<id>`.",
    title: "Heading of the book.",
    description: "Text below the heading and in search results.",
    date: "Day of publication; the newest comes first.",
    pictures: "Pictures with the `handle` of each product that they show, and its place.",
  },
  example: {
    id: 20,
    title: { mn: "Цайны ширээ", en: "The tea table" },
    description: { mn: "Шаазан данх, халуун цай.", en: "A porcelain teapot and hot tea." },
    date: "2026-12-01",
    pictures: [{ picture: "shaazan-dankh.tsagaan.front", products: [{ handle: "shaazan-dankh", x: 0.31, y: 0.4 }] }],
  },
  keyOf: ({ id }) => String(id),
  isOrdered: false,
  withPictures: (book, nameOf) => ({ ...book, pictures: book.pictures.map((look) => ({ ...look, picture: nameOf(look.picture) })) }),
  fileFaults: (items) =>
    items.flatMap(({ pictures }, book) =>
      pictures.flatMap(({ products }, look) =>
        products.flatMap(({ handle }, at): ReadonlyArray<ItemFault> =>
          products.findIndex((other) => other.handle === handle) === at
            ? []
            : [{ path: [book, "pictures", look, "products", at, "handle"], reason: { key: "content.twice", values: { key: handle } } }],
        ),
      ),
    ),
  faults: (db, { items }) =>
    unknownReferences(
      db,
      "product",
      items.flatMap(({ pictures }, book) =>
        pictures.flatMap(({ products }, look) =>
          products.map(({ handle: name }, at) => ({ path: [book, "pictures", look, "products", at, "handle"], name })),
        ),
      ),
    ),
  read: async (db) => {
    const rows = await db.query<Row>(
      `select b.id, b.title, b.description, b.created_at, coalesce((
         select json_agg(json_build_object('picture', i.picture, 'products', coalesce((
           select json_agg(json_build_object('handle', p.slug, 'x', h.x, 'y', h.y))
           from look_book_hotspots h join products p on p.id = h.product_id
           where h.look_book_id = i.look_book_id and h.position = i.position), '[]')) order by i.position)
         from look_book_pictures i where i.look_book_id = b.id), '[]') as pictures
       from look_books b order by b.id`,
    )
    return rows.map(bookOf)
  },
  stored: (book) => bookOf(rowOf(book)),
  write: async (db, { put: changed, gone }) => {
    for (const book of changed) await put(db, rowOf(book))
    await db.query("delete from look_books where id = any ($1)", [gone.map(({ id }) => id)])
    return []
  },
}
