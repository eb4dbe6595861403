/** Job that ends sales at the end of their window and chooses the deals of each day. */
import type { Instant } from "#domain/entities/ids.ts"
import { tugrik } from "#domain/rules/money.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { isOnSale } from "#domain/rules/catalogue/sale.ts"
import type { Database } from "#backend/database/database.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import { listedRows } from "#backend/search/indexing/listed-rows.ts"
import { shuffled } from "#backend/demo/seeded-random.ts"

/** Number of deals a day. */
const dealsADay = 12

/** Offset of Ulaanbaatar from UTC, without summer time. */
const ahead = 8 * 3_600_000
const day = 86_400_000

/** The midnight in Ulaanbaatar that ends the day of `now`. */
export const endOfDay = (now: Date): Date => new Date((Math.floor((now.getTime() + ahead) / day) + 1) * day - ahead)

const idsOf = (rows: ReadonlyArray<{ readonly id: number }>): ReadonlyArray<number> => rows.map(({ id }) => id)

const endPassed = async (db: Database, now: Date): Promise<ReadonlyArray<number>> => {
  const over = idsOf(await db.query<{ id: number }>(
    `update products set sale_percent = 0, selling_price = price, sale_start_at = null, sale_expire_at = null, deal_until = null,
       badges = array_remove(badges, 'sale'), updated_at = $1::timestamptz
     where sale_expire_at <= $1::timestamptz returning id`,
    [now.toISOString()],
  ))
  if (over.length > 0) await db.query("update variants set selling_price = price where product_id = any ($1::int[])", [over])
  return over
}

type Candidate = {
  readonly id: number
  readonly price: number
  readonly selling_price: number
  readonly sale_percent: number
  readonly sale_start_at: Instant | null
  readonly sale_expire_at: Instant | null
}

const runs = (row: Candidate, now: Instant): boolean =>
  isOnSale(
    {
      price: tugrik(row.price),
      sellingPrice: tugrik(row.selling_price),
      salePercent: row.sale_percent,
      saleStartAt: row.sale_start_at,
      saleExpireAt: row.sale_expire_at,
    },
    now,
  )

/** Chooses new deals at midnight, by the day, so that all processes choose the same. */
const chooseDeals = async (db: Database, now: Date): Promise<ReadonlyArray<number>> => {
  const until = endOfDay(now).toISOString()
  const [chosen] = await db.query<{ there: boolean }>("select exists (select from products where deal_until = $1::timestamptz) as there", [until])
  if (chosen?.there === true) return []
  const ended = await db.query<{ id: number }>("update products set deal_until = null where deal_until is not null returning id")
  const candidates = await db.query<Candidate>(
    `select p.id, p.price, p.selling_price, p.sale_percent, p.sale_start_at, p.sale_expire_at
     from products p join search_entries e on e.product_id = p.id
     where p.sale_expire_at > $1::timestamptz and ${listedRows("$2")} order by p.id limit 5000`,
    [until, now.toISOString()],
  )
  const running = candidates.filter((candidate) => runs(candidate, instantOf(now.getTime())))
  const deals = shuffled(until, idsOf(running)).slice(0, dealsADay)
  await db.query("update products set deal_until = $1::timestamptz where id = any ($2::int[])", [until, deals])
  return [...idsOf(ended), ...deals]
}

/** Ends and chooses sales as of `now`. Returns the number of changed products. */
export const refreshSales = (db: Database, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtext('keep sales'))")
    const changed = [...new Set([...(await endPassed(tx, now)), ...(await chooseDeals(tx, now))])]
    if (changed.length > 0) await indexProducts(tx, changed)
    return changed.length
  }, { unlimited: true })
