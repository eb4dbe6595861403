/** Shoppers, goods, gift cards and coupon of a simulated shop. */
import { randomUUID } from "node:crypto"
import type { Database } from "#backend/database/database.ts"
import { tokenHash } from "#backend/http/shopper.ts"
import { plentifulGoods, scarceGoods, regularShoppers } from "./plan.ts"
import type { Shopper } from "./shopper.ts"
import type { World } from "./world.ts"

/** Shoppers in one statement. */
const batchSize = 2000

const phoneOf = (shopper: number): string => `9${String(1_000_000 + shopper)}`

/** Address in 10.0.0.0/8; one for each shopper. */
const addressOf = (shopper: number): string => `10.${Math.floor(shopper / 62_500) + 1}.${Math.floor(shopper / 250) % 250}.${shopper % 250}`

/** Gives every shopper balances of bonus, discount and two partners, with their statement. */
const fillWallets = async (db: Database, now: string): Promise<void> => {
  const partners = await db.query<{ id: string }>("select id from partners order by minimum, id limit 2")
  const balances = [
    { kind: "bonus", partner: null, amount: 60_000 },
    { kind: "discount", partner: null, amount: 40_000 },
    ...partners.map(({ id }, at) => ({ kind: "partner", partner: id, amount: 15_000 + at * 10_000 })),
  ]
  for (const { kind, partner, amount } of balances) {
    await db.query(
      `with owners as (
         select id from users
         where phone like '9%' and length(phone) = 8 and not exists (
           select from wallet_parts w
           where w.user_id = users.id and w.kind = $1 and w.partner_id is not distinct from $2::text)),
       entry as (
         insert into wallet_entries (user_id, kind, partner_id, action, amount, balance, created_at)
         select id, $1, $2, 'corrected', $3, $3, $4 from owners)
       insert into wallet_parts (user_id, kind, partner_id, balance) select id, $1, $2, $3 from owners`,
      [kind, partner, amount, now],
    )
  }
}

/** Adds shoppers with sessions and wallets: those who order several times, then one for each order of scarce goods. */
export const addShoppers = async (
  db: Database,
  standIns: World["standIns"],
  orders: number,
  now: string,
): Promise<ReadonlyArray<Shopper>> => {
  const shoppers = Array.from({ length: regularShoppers(orders) + orders }, (_, at) => ({ phone: phoneOf(at), token: randomUUID() }))
  for (let from = 0; from < shoppers.length; from += batchSize) {
    const batch = shoppers
      .slice(from, from + batchSize)
      .map(({ phone, token }) => ({ phone, hash: tokenHash(token), family: randomUUID() }))
    await db.query(
      `with given as (select * from json_to_recordset($1::json) as x (phone text, hash text, family uuid)),
       made as (
         insert into users (phone, kind, first_name, last_name, created_at)
         select phone, 'person', 'Бат', 'Дорж', $2 from given returning id, phone)
       insert into sessions (family, user_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
       select g.family, m.id, g.hash, $2::timestamptz + interval '1 year', 'refresh ' || g.hash, $2::timestamptz + interval '1 year'
       from given g join made m on m.phone = g.phone`,
      [JSON.stringify(batch), now],
    )
  }
  await fillWallets(db, now)
  for (const { phone } of shoppers) standIns.storepay.limits.set(phone, 100_000_000)
  return shoppers.map(({ phone, token }, at) => ({
    phone,
    address: addressOf(at),
    headers: { authorization: `Bearer ${token}` },
  }))
}

/** Sets prices and stock of plentiful and of scarce goods; returns their variants. */
export const addGoods = async (db: Database, orders: number): Promise<ReadonlyArray<number>> => {
  const rows = await db.query<{ id: number }>(
    `select min(v.id) as id from variants v join products p on p.id = v.product_id
     where p.price = p.selling_price and not 'made_to_order' = any (p.badges)
       and not exists (select from hotel_rooms r where r.variant_id = v.id)
       and not exists (select from gift_card_products g where g.variant_id = v.id)
     group by v.product_id order by 1 limit ${plentifulGoods + scarceGoods}`,
  )
  const ids = rows.map(({ id }) => id)
  const goods = ids.map((id, at) => ({
    id,
    price: 15_000 + at * 7500,
    units: at < plentifulGoods ? orders * 4 : Math.max(2, Math.floor(orders / 1000)),
  }))
  await db.script("create table simulated_stock (id int primary key, units int not null)")
  await db.query("insert into simulated_stock select id, units from json_to_recordset($1::json) as x (id int, units int)", [
    JSON.stringify(goods),
  ])
  await db.query(
    `update variants v set price = x.price, selling_price = x.price, on_hand = x.units
     from json_to_recordset($1::json) as x (id int, price int, units int) where v.id = x.id`,
    [JSON.stringify(goods)],
  )
  return ids
}

/** Variant of the smallest gift card. */
export const smallestGiftCard = async (db: Database): Promise<number> => {
  const [card] = await db.query<{ variant_id: number }>("select variant_id from gift_card_products order by amount limit 1")
  if (card === undefined) throw new Error("there are no gift cards")
  return card.variant_id
}

/** Adds a coupon that everybody may use. */
export const addCoupon = (db: Database): Promise<unknown> =>
  db.query(
    `insert into coupons (code, percent, minimum, usage_limit, once_per_user, name)
     values ('SIMULATED10', 10, 0, null, false, '{"mn": "x"}') on conflict do nothing`,
  )
