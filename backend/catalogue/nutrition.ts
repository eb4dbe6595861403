/** Stored nutrition of food. C9. */
import type { Nutrition } from "#domain/entities/catalogue/stock-item.ts"
import type { Database } from "#backend/database/database.ts"
import { rowIdOf } from "#backend/http/row-id.ts"

/** Nutrition of a product by its id or slug; `null` for what is no food. */
export const nutritionOf = async (db: Database, name: string): Promise<Nutrition | null> => {
  const [row] = await db.query<Nutrition>(
    `select n.energy, n.protein, n.fat, n.carbs, n.sugar, n.salt
     from nutrition n join products p on p.id = n.product_id where p.for_sale and (p.slug = $1 or p.id = $2)`,
    [name, rowIdOf(name)],
  )
  return row ?? null
}
