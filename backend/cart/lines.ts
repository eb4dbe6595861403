/** Line items of a cart, limited by the stock. */
import { maxPerLine } from "#domain/rules/cart/cart.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { isGiftOrStay, sellable } from "#backend/catalogue/products/product-conditions.ts"
import type { Database } from "#backend/database/database.ts"
import { missing, wrongField, type Refusal } from "#backend/http/refusal.ts"
import { addGiftCard } from "#backend/wallet/gift-lines.ts"
import { reservedOptions } from "#domain/rules/travel/stay-line.ts"
import { addStay } from "#backend/travel/add-stay.ts"

type Stock = {
  readonly on_hand: number
  readonly inCart: number
  /** Units of all variants of its product. */
  readonly ofProduct: number
  /** Whether the product is not sold although there are units of it. */
  readonly isWithheld: boolean
}

/** Refusal of a quantity above the stock, with the number left. */
const shortOf = ({ on_hand, inCart, ofProduct, isWithheld }: Stock): Refusal => {
  if (on_hand === 0) {
    if (isWithheld) return wrongField("quantity", { key: "item.unavailable" })
    return wrongField("quantity", { key: ofProduct > 0 ? "stock.outOfStock" : "stock.none" })
  }
  const left = Math.max(0, Math.min(on_hand, maxPerLine) - inCart)
  if (left === 0 && inCart > 0) return wrongField("quantity", { key: "stock.allInCart", values: { inCart } })
  return wrongField(
    "quantity",
    inCart > 0 ? { key: "stock.leftBeside", values: { left, inCart } } : { key: "stock.left", values: { left } },
  )
}

const stockOf = async (db: Database, orderId: number, variantId: number): Promise<Stock> => {
  const [row] = await db.query<Stock>(
    `with chosen as (select product_id from variants where id = $2)
     select ${sellable} as on_hand, coalesce(l.quantity, 0) as "inCart", v.on_hand > 0 and ${sellable} = 0 as "isWithheld",
       (select coalesce(sum(${sellable}), 0)::int from variants v where v.product_id = (select product_id from chosen)) as "ofProduct"
     from variants v
     left join line_items l on l.variant_id = v.id and l.order_id = $1 where v.id = $2`,
    [orderId, variantId],
  )
  if (row === undefined) throw wrongField("variant_id", { key: "variant.unknown" })
  return row
}

/** Options of goods, without those that would mark them as a stay or a gift card. */
const goodsOptions = (options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !reservedOptions.some((reserved) => reserved === name)))

/** Adds units of a variant. Throws 422 above the stock or for an unknown variant. */
export const addUnits = async (
  db: Database,
  orderId: number,
  item: {
    readonly variantId: number
    readonly quantity: number
    readonly options: Readonly<Record<string, unknown>>
    readonly position?: number | null
  },
  now: Instant,
): Promise<void> => {
  const { variantId, quantity, options, position = null } = item
  const added = await db.query(
    `insert into line_items as l (order_id, variant_id, quantity, options, position)
     select $1, v.id, $3::int, $4, $6::bigint from variants v
     where v.id = $2 and not ${isGiftOrStay()} and least(${sellable}, $5::int) >=
       $3::int + coalesce((select quantity from line_items where order_id = $1 and variant_id = v.id), 0)
     on conflict (order_id, variant_id) do update set quantity = l.quantity + excluded.quantity
     returning l.id`,
    [orderId, variantId, quantity, JSON.stringify(goodsOptions(options)), maxPerLine, position ?? null],
  )
  const isAdded = added.length > 0 || (await addStay(db, orderId, item, now)) || (await addGiftCard(db, orderId, item))
  if (!isAdded) throw shortOf(await stockOf(db, orderId, variantId))
  await db.query("update orders set updated_at = $2 where id = $1", [orderId, now])
}

/** Sets the quantity of a line; 0 removes it. Throws 404 for a missing line and 422 above the stock. */
export const changeLine = async (db: Database, orderId: number, lineId: number, quantity: number): Promise<void> => {
  const changed =
    quantity === 0
      ? await db.query("delete from line_items where order_id = $1 and id = $2 returning id", [orderId, lineId])
      : await db.query(
          `update line_items l set quantity = $3 from variants v
           where l.order_id = $1 and l.id = $2 and v.id = l.variant_id and ${sellable} >= $3 returning l.id`,
          [orderId, lineId, quantity],
        )
  if (changed.length > 0) return
  const [line] = await db.query<{ variant_id: number }>("select variant_id from line_items where order_id = $1 and id = $2", [
    orderId,
    lineId,
  ])
  if (line === undefined) throw missing("line.gone")
  throw shortOf({ ...(await stockOf(db, orderId, line.variant_id)), inCart: 0 })
}

/** Removes all lines, the coupon and the requested store credit. The address stays, and with it the step of the checkout. */
export const emptyCart = async (db: Database, orderId: number): Promise<void> => {
  await db.query("delete from line_items where order_id = $1", [orderId])
  await db.query("update orders set coupon_code = null, wallet = '{}' where id = $1", [orderId])
}
