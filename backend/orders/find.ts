/** Look-up of a shopper's orders, with a row lock, and the condition of current ones. */
import type { Instant } from "#domain/entities/ids.ts"
import { OrderState } from "#domain/entities/orders/order.ts"
import { isCurrent } from "#domain/rules/cart/cart.ts"
import type { Shopper } from "#backend/http/request-context.ts"
import type { Database } from "#backend/database/database.ts"
import { missing, Refusal } from "#backend/http/refusal.ts"

const currentStates = OrderState.literals.filter((state) => isCurrent({ state })).map((state) => `'${state}'`)

/** SQL condition of the orders for which `isCurrent` holds, in the words of the index `orders_current`. */
export const isCurrentRow = `state in (${currentStates.join(", ")})`

/** Id of the current order, its row locked until the transaction ends; `null` where there is none. */
export const findCurrent = async (db: Database, { user, orderToken }: Shopper): Promise<number | null> => {
  if (user === null && orderToken === null) return null
  const [row] =
    user === null
      ? await db.query<{ id: number }>(`select id from orders where token = $1 and user_id is null and ${isCurrentRow} for update`, [
          orderToken,
        ])
      : await db.query<{ id: number }>(`select id from orders where user_id = $1 and ${isCurrentRow} for update`, [user.id])
  return row?.id ?? null
}

/**
 * Id of an own order by its number, its row locked until the transaction ends.
 * Throws 404, also for an order of another shopper.
 */
export const findOwn = async (db: Database, number: string, { user, orderToken }: Shopper): Promise<number> => {
  const [row] = await db.query<{ id: number }>(
    `select id from orders where number = $1 and case when $2::bigint is null then user_id is null and token = $3 else user_id = $2 end
     for update`,
    [number, user?.id ?? null, orderToken],
  )
  if (row === undefined) throw missing("order.missing")
  return row.id
}

/** The same for a current order, whose change date it sets. Throws 422 for a placed order. */
export const findOwnCart = async (db: Database, number: string, shopper: Shopper, now: Instant): Promise<number> => {
  const id = await findOwn(db, number, shopper)
  const rows = await db.query(`update orders set updated_at = $2 where id = $1 and ${isCurrentRow} returning 1`, [id, now])
  if (rows.length === 0) throw new Refusal(422, { key: "order.placedAlready" }, { statusCode: "order_placed" })
  return id
}
