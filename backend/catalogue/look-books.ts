/** Stored look books with their pictures and hotspots. E12, C24. */
import type { LookBook, LookPicture } from "#domain/entities/catalogue/look-book.ts"
import type { Instant, Slug } from "#domain/entities/ids.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { picture } from "./products/product-document.ts"

const booksPerPage = 12

type Row = {
  readonly id: number
  readonly title: Localized
  readonly description: Localized
  readonly created_at: Instant
  readonly pictures: ReadonlyArray<{ readonly picture: string; readonly hotspots: LookPicture["hotspots"] | null }>
  readonly total: number
}

/** Products of one title stand in the order of their places, from the left. */
const select = (locale: Locale, where: string): string => `
  select b.id, b.title, b.description, b.created_at, count(*) over ()::int as total,
    (select coalesce(json_agg(json_build_object('picture', i.picture, 'hotspots',
        (select json_agg(json_build_object('slug', p.slug, 'title', ${textIn("p.title", locale)}, 'x', h.x, 'y', h.y) order by h.x, h.y, p.id)
         from look_book_hotspots h join products p on p.id = h.product_id and p.for_sale where h.look_book_id = i.look_book_id and h.position = i.position)
      ) order by i.position), '[]') from look_book_pictures i where i.look_book_id = b.id) as pictures
  from look_books b ${where} order by b.created_at desc, b.id desc`

const bookOf = (locale: Locale) => ({ id, title, description, created_at: createdAt, pictures }: Row): LookBook => {
  const images = pictures.map(({ picture: name, hotspots }) => {
    const spots = hotspots ?? []
    return { ...picture(name, spots.map((spot) => spot.title).join(", ")), hotspots: spots }
  })
  return { id, title: inLocale(title, locale), description: inLocale(description, locale), images, slugs: [...new Set<Slug>(images.flatMap(({ hotspots }) => hotspots.map(({ slug }) => slug)))], createdAt }
}

/** `product` restricts to books that show the product of this slug. */
export const lookBookPage = async (db: Database, page: number, product: Slug | null, locale: Locale) => {
  const where = `where $1::text is null or exists (select from look_book_hotspots h join products p on p.id = h.product_id where h.look_book_id = b.id and p.slug = $1)`
  const rows = await db.query<Row>(`${select(locale, where)} limit $2 offset $3`, [product, booksPerPage, (page - 1) * booksPerPage])
  const total = rows[0]?.total ?? 0
  return { items: rows.map(bookOf(locale)), count: rows.length, total, page, perPage: booksPerPage, pages: Math.ceil(total / booksPerPage) }
}

/** `null` for an unknown number. */
export const lookBookById = async (db: Database, id: string, locale: Locale): Promise<LookBook | null> => {
  const [row] = await db.query<Row>(select(locale, "where b.id = $1"), [/^\d{1,9}$/.test(id) ? Number(id) : -1])
  return row === undefined ? null : bookOf(locale)(row)
}
