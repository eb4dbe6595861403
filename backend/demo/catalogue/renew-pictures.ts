/** Renewal of the pictures in a demo shop that an earlier release seeded with drawings. */
import type { Database } from "#backend/database/database.ts"
import { demoPictures } from "#backend/pictures/demo-pictures.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { readProducts } from "../demo.ts"
import { renewHotelPictures } from "../hotel-pictures.ts"
import { variantRows } from "./product-rows.ts"
import { seedReviewPictures } from "./review-pictures.ts"

type Row = { readonly id: number; readonly slug: string; readonly picture: string }

/** Whether a product's first picture is a drawing of an earlier release; a merchant's own picture is named otherwise. */
const isDrawing = ({ picture, slug }: Row): boolean => picture.startsWith(slug) && !demoPictures.has(picture)

/** Gives articles that show one of `pictures` the picture `replacement`. */
const renewArticles = (db: Database, pictures: ReadonlyArray<string>, replacement: string | undefined) =>
  db.query(
    `update articles set picture = jsonb_build_object('src', '/pictures/' || $2::text, 'alt', picture->>'alt')
     where picture->>'src' = any ($1::text[])`,
    [pictures.map((name) => `/pictures/${name}`), replacement],
  )

/** Replaces the pictures of products, variants, articles, hotels and reviews; does nothing where no product shows a drawing. */
export const renewPictures = async (db: Database, now: Instant): Promise<void> => {
  const products = await readProducts()
  const rows = await db.query<Row>(
    "select id, slug, pictures[1] as picture from products where slug = any ($1::text[]) and cardinality(pictures) > 0",
    [products.map(({ slug }) => slug)],
  )
  const idsWithDrawing = new Map(rows.filter(isDrawing).map(({ slug, id }) => [slug, id]))
  if (idsWithDrawing.size === 0) return
  for (const product of products.filter(({ slug }) => idsWithDrawing.has(slug))) {
    const id = idsWithDrawing.get(product.slug)
    await db.query("update products set pictures = $2, updated_at = $3 where id = $1", [id, product.pictures, now])
    for (const { sku, picture } of variantRows(product)) await db.query("update variants set picture = $2 where sku = $1", [sku, picture])
    const drawings = rows.filter(({ slug }) => slug === product.slug).map(({ picture }) => picture)
    await renewArticles(db, drawings, product.pictures[0])
  }
  await renewHotelPictures(db)
  await db.query("delete from review_pictures where drawn is not null")
  await seedReviewPictures(db)
  await indexProducts(db, [...idsWithDrawing.values()], now)
}
