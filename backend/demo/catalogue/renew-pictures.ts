/** Pictures of a demo shop that an earlier release filled: its drawings are gone. */
import type { Database } from "#backend/database/database.ts"
import { demoPictures } from "#backend/pictures/demo-pictures.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { readProducts } from "../demo.ts"
import { renewHotelPictures } from "../hotels.ts"
import { variantRows } from "./product-rows.ts"
import { seedReviewPictures } from "./review-pictures.ts"

/** Whether a product shows a drawing: a merchant's own picture is a photo, whatever product it stands for. */
const isDrawn = (face: string, slug: string): boolean => face.startsWith(slug) && !demoPictures.has(face)

/** Does nothing where no product shows a drawing. */
export const renewPictures = async (db: Database, now: Instant): Promise<void> => {
  const products = await readProducts()
  const rows = await db.query<{ id: number; slug: string; face: string }>("select id, slug, pictures[1] as face from products where slug = any ($1::text[]) and cardinality(pictures) > 0", [products.map(({ slug }) => slug)])
  const drawn = new Map(rows.filter(({ face, slug }) => isDrawn(face, slug)).map(({ slug, id }) => [slug, id]))
  if (drawn.size === 0) return
  for (const product of products.filter(({ slug }) => drawn.has(slug))) {
    await db.query("update products set pictures = $2, updated_at = $3 where id = $1", [drawn.get(product.slug), product.pictures, now])
    for (const { sku, picture } of variantRows(product)) await db.query("update variants set picture = $2 where sku = $1", [sku, picture])
    await db.query("update articles set picture = jsonb_build_object('src', '/pictures/' || $2::text, 'alt', picture->>'alt') where picture->>'src' = any ($1::text[])", [
      rows.filter(({ slug }) => slug === product.slug).map(({ face }) => `/pictures/${face}`), product.pictures[0],
    ])
  }
  await renewHotelPictures(db)
  await db.query("delete from review_pictures where drawn is not null")
  await seedReviewPictures(db)
  await indexProducts(db, [...drawn.values()], now)
}
