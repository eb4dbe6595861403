/**
 * Merge of a visitor's cart into the user's at login. Quantities add up to at most the stock, and cuts are reported; of two stays in one room
 * the visitor's remains, as the later choice. Lines keep their order.
 */
import { maxPerLine } from "#domain/rules/cart/cart.ts"
import type { CutLine } from "#adapters/shop/contract/identity/identity.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import { sellable } from "#backend/catalogue/products/product-conditions.ts"
import type { Database } from "#backend/database/database.ts"
import { findOrBegin } from "./create-order.ts"
import { findCurrent } from "./find.ts"

type Merged = { readonly variantId: number; readonly title: Localized; readonly wanted: number; readonly kept: number }

/** Merges and deletes the visitor's cart, if there is one. Returns the lines that were cut to the stock. */
export const takeCart = async (
  db: Database,
  userId: number,
  orderToken: string | null,
  locale: Locale,
  now: Instant,
): Promise<ReadonlyArray<CutLine>> => {
  const visitors = await findCurrent(db, { user: null, orderToken })
  if (visitors === null) return []
  const own = await findOrBegin(db, { user: { id: userId, isAdmin: false, session: null }, orderToken: null }, now)
  const merged = await db.query<Merged>(
    `with wanted as (
       select g.variant_id, g.options, g.quantity + case when s.id is null then coalesce(u.quantity, 0) else 0 end as wanted,
         least(${sellable}, $3::int) as maximum, p.title,
         coalesce(g.position, g.id) as place
       from line_items g join variants v on v.id = g.variant_id join products p on p.id = v.product_id
       left join line_items u on u.order_id = $2 and u.variant_id = g.variant_id left join hotel_rooms s on s.variant_id = g.variant_id
       where g.order_id = $1
     ), kept as (
       insert into line_items as l (order_id, variant_id, quantity, options)
       select $2, variant_id, least(wanted, maximum), options from wanted where maximum > 0 order by place
       on conflict (order_id, variant_id) do update set quantity = excluded.quantity,
         options = case when exists (select from hotel_rooms s where s.variant_id = l.variant_id) then excluded.options else l.options end
     )
     select variant_id as "variantId", title, wanted, least(wanted, maximum) as kept from wanted order by place`,
    [visitors, own, maxPerLine],
  )
  await db.query("delete from orders where id = $1", [visitors])
  return merged
    .filter(({ wanted, kept }) => kept < wanted)
    .map(({ variantId, wanted, kept, title }) => ({ variantId, wanted, kept, name: inLocale(title, locale) }))
}
