/** Variants of the demo catalogue that tests take one by one, so that no two tests share a stock. */
import type { Database } from "#backend/database/database.ts"

/** Id of a variant that no other test uses, with this stock, the price where one is given, and the site's cashback rate. */
export type TakeVariant = (onHand: number, price?: number) => Promise<number>

export const unusedVariants = (db: Database): TakeVariant => {
  let taken = 0
  let lastTaken: Promise<unknown> = Promise.resolve()

  const takeNext: TakeVariant = async (onHand, price) => {
    taken += 1
    const [row] = await db.query<{ id: number }>(
      `select v.id from variants v join products p on p.id = v.product_id
       where p.price = p.selling_price and p.series <> 'GIFT' and not 'made_to_order' = any (p.badges)
       order by v.price > 60000 desc, v.id offset $1 limit 1`,
      [taken],
    )
    const id = row?.id ?? 0
    await db.query("update products set return_per_mille = null where id = (select product_id from variants where id = $1)", [id])
    await db.query("update variants set on_hand = $2, price = coalesce($3, price), selling_price = coalesce($3, price) where id = $1", [
      id,
      onHand,
      price ?? null,
    ])
    return id
  }

  // One after another: a new price moves a variant among those not used.
  return (onHand, price) => {
    const variant = lastTaken.then(() => takeNext(onHand, price))
    lastTaken = variant.catch(() => undefined)
    return variant
  }
}
