/** Stored nutrition of food. C9. */
import type { Nutrition } from "#domain/entities/catalogue/nutrition.ts"
import type { Database } from "#backend/database/database.ts"
import { rowIdOf } from "#backend/http/row-id.ts"

/** Nutrition of a product by its id; `null` for what is no food. */
export const nutritionOf = async (db: Database, id: string): Promise<Nutrition | null> => {
  const [row] = await db.query<Nutrition>(
    `select n.energy, n.protein, n.fat, n.carbs, n.sugar, n.salt
     from nutrition n join products p on p.id = n.product_id where p.for_sale and p.id = $1`,
    [rowIdOf(id)],
  )
  return row ?? null
}
