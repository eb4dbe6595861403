/** Stored look books with their pictures and hotspots. E12, C24. */
import type { LookBook, LookPicture } from "#domain/entities/catalogue/look-book.ts"
import type { Instant, Slug } from "#domain/entities/ids.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { countRows, listPage } from "#backend/http/list-page.ts"
import { rowIdOf } from "#backend/http/row-id.ts"
import { picture } from "./products/product-pictures.ts"

const booksPerPage = 12

type PictureRow = { readonly picture: string; readonly hotspots: LookPicture["hotspots"] | null }

type Row = {
  readonly id: number
  readonly title: Localized
  readonly description: Localized
  readonly created_at: Instant
  readonly pictures: ReadonlyArray<PictureRow>
}

/** Hotspots of the picture `i` as JSON, from left to right. */
const hotspots = (locale: Locale): string => `
  (select json_agg(json_build_object('slug', p.slug, 'title', ${textIn("p.title", locale)}, 'x', h.x, 'y', h.y) order by h.x, h.y, p.id)
   from look_book_hotspots h join products p on p.id = h.product_id and p.for_sale
   where h.look_book_id = i.look_book_id and h.position = i.position)`

const select = (locale: Locale, where: string): string => `
  select b.id, b.title, b.description, b.created_at,
    (select coalesce(json_agg(json_build_object('picture', i.picture, 'hotspots', ${hotspots(locale)}) order by i.position), '[]')
     from look_book_pictures i where i.look_book_id = b.id) as pictures
  from look_books b ${where} order by b.created_at desc, b.id desc`

/** Picture whose alternative text names the products in it. */
const lookPictureOf = ({ picture: name, hotspots }: PictureRow): LookPicture => {
  const spots = hotspots ?? []
  return { ...picture(name, spots.map(({ title }) => title).join(", ")), hotspots: spots }
}

const bookOf =
  (locale: Locale) =>
  ({ id, title, description, created_at: createdAt, pictures }: Row): LookBook => {
    const images = pictures.map(lookPictureOf)
    const slugs = new Set<Slug>(images.flatMap(({ hotspots }) => hotspots.map(({ slug }) => slug)))
    return { id, title: inLocale(title, locale), description: inLocale(description, locale), images, slugs: [...slugs], createdAt }
  }

/** Books that show the product of the slug `$1`; all where it is `null`. */
const showsProduct = `where $1::text is null or exists (
  select from look_book_hotspots h join products p on p.id = h.product_id where h.look_book_id = b.id and p.slug = $1)`

/** Page of the look books, newest first; `product` restricts to books that show the product of this slug. */
export const lookBookPage = async (db: Database, page: number, product: Slug | null, locale: Locale) => {
  const [rows, total] = await Promise.all([
    db.query<Row>(`${select(locale, showsProduct)} limit $2 offset $3`, [product, booksPerPage, (page - 1) * booksPerPage]),
    countRows(db, `look_books b ${showsProduct}`, [product]),
  ])
  return listPage(rows.map(bookOf(locale)), { total, page, perPage: booksPerPage })
}

/** `null` for an unknown id. */
export const lookBookById = async (db: Database, id: string, locale: Locale): Promise<LookBook | null> => {
  const [row] = await db.query<Row>(select(locale, "where b.id = $1"), [rowIdOf(id)])
  return row === undefined ? null : bookOf(locale)(row)
}
