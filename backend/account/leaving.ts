/** Deletion of an account, and what the user loses by it. */
import { addressFieldRows } from "#domain/entities/account/address-fields.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Leaving } from "#domain/entities/account/leaving.ts"
import { tugrik } from "#domain/rules/money.ts"
import type { OrderStates } from "#domain/rules/orders/order-status.ts"
import { isUnderWay } from "#domain/rules/orders/under-way.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"
import { forgetReturnsOf } from "#backend/orders/returns/return-pictures.ts"
import { recountProducts } from "#backend/catalogue/review-counts.ts"
import { confirmedContacts } from "#backend/identity/confirmed-contacts.ts"

type Row = {
  readonly email: string | null
  readonly phone: string | null
  readonly email_confirmed: boolean
  readonly phone_confirmed: boolean
  /** Placed orders that are neither cancelled nor returned. */
  readonly orders: ReadonlyArray<
    OrderStates & { readonly number: string; readonly lineItems: ReadonlyArray<{ readonly options: Readonly<Record<string, unknown>> }> }
  >
  readonly balance: number
  readonly cards: number
  readonly addresses: number
}

export const leavingOf = async (db: Database, userId: number, now: Instant): Promise<Leaving> => {
  const [row] = await db.query<Row>(
    `select email, phone, email_confirmed, phone_confirmed,
       (select coalesce(json_agg(json_build_object('number', number, 'state', state, 'paymentState', payment_state,
          'shipmentState', shipment_state, 'lineItems', (select coalesce(json_agg(json_build_object('options', l.options)), '[]')
            from line_items l where l.order_id = orders.id)) order by id), '[]')
        from orders where user_id = $1 and completed_at is not null and state = 'complete') as orders,
       (select coalesce(sum(balance), 0) from wallet_parts where user_id = $1)::bigint as balance,
       (select count(*) from saved_cards where user_id = $1 and registered_at is not null)::int as cards,
       (select count(*) from addresses where user_id = $1)::int as addresses
     from users where id = $1`,
    [userId],
  )
  if (row === undefined) throw new Error(`user ${userId} is gone while logged in`)
  return {
    openOrders: row.orders.filter((order) => isUnderWay(order, now)).map(({ number }) => number),
    balance: tugrik(row.balance),
    needsTan: row.balance > 0 && confirmedContacts(row).length > 0,
    cards: row.cards,
    addresses: row.addresses,
  }
}

/** Personal fields of an order's address: optional ones are removed, the others blanked. */
const personalFields = addressFieldRows.filter(([, { isPersonal }]) => isPersonal === true)
const removedFields = personalFields.flatMap(([field, { isOptional }]) => (isOptional === true ? [field] : []))
const blankedFields = Object.fromEntries(personalFields.flatMap(([field, { isOptional }]) => (isOptional === true ? [] : [[field, ""]])))

const reviewedProducts = async (db: Database, userId: number): Promise<ReadonlyArray<number>> => {
  const rows = await db.query<{ id: number }>("select product_id as id from reviews where user_id = $1 and product_id is not null", [
    userId,
  ])
  return rows.map(({ id }) => id)
}

/**
 * Deletes the user with their reviews. Placed orders and recharges stay for the books, orders without names, phones, streets, and the notes and pictures of
 * returns. Throws 409 while orders are under way.
 */
export const deleteUser = (db: Database, userId: number, now: Instant): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query("select from users where id = $1 for update", [userId])
    const { openOrders } = await leavingOf(tx, userId, now)
    if (openOrders.length > 0) {
      throw new Refusal(409, { key: "leaving.orders", values: { numbers: openOrders.join(", ") } }, { statusCode: "orders_under_way" })
    }
    await tx.query(
      `update orders set address = address || jsonb_build_object('given', ((address->'given') - $2::text[]) || $3::jsonb)
       where user_id = $1 and address ? 'given'`,
      [userId, removedFields, JSON.stringify(blankedFields)],
    )
    await forgetReturnsOf(tx, userId)
    await tx.query("delete from orders where user_id = $1 and completed_at is null", [userId])
    // A won coupon that is on a placed order stays with it: nobody's, and ended. The others go with their owner.
    await tx.query(
      `update coupons c set owner_id = null, expires_at = least(expires_at, $2)
       where owner_id = $1 and exists (select from orders o where o.coupon_code = c.code)`,
      [userId, now],
    )
    // What is paid for one from now on is a case for a person; nothing is expected of the providers any more.
    await tx.query(
      "update recharges set state = 'canceled', settled_at = $2 where user_id = $1 and state in ('pending', 'processing', 'failed')",
      [userId, now],
    )
    const reviewed = await reviewedProducts(tx, userId)
    await tx.query("delete from users where id = $1", [userId])
    await recountProducts(tx, reviewed, now)
  })
