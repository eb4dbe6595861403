/** Coupons that anybody who knows the code may use. E18. */
import { CouponContent } from "#domain/entities/wallet/coupon-content.ts"
import { isBefore } from "#domain/rules/instants.ts"
import { momentText, writtenMoment } from "#domain/rules/calendar-date.ts"
import { upsert } from "#backend/database/upsert.ts"
import type { CouponRow } from "#backend/wallet/coupon-row.ts"
import type { ContentKind, ItemFault } from "../content-kind.ts"

type Row = Omit<CouponRow, "owner_id"> & Pick<CouponContent, "name">

const rowOf = ({ code, name, percent, amount, minimum, starts, ends, uses, once_per_shopper: once }: CouponContent): Row => ({
  code,
  name,
  percent: percent ?? null,
  amount: amount ?? null,
  minimum: minimum ?? 0,
  starts_at: starts === undefined ? null : writtenMoment(starts, "first"),
  expires_at: ends === undefined ? null : writtenMoment(ends, "last"),
  usage_limit: uses ?? null,
  once_per_user: once ?? false,
})

const couponOf = (row: Row): CouponContent => ({
  code: row.code,
  name: row.name,
  ...(row.percent !== null && { percent: row.percent }),
  ...(row.amount !== null && { amount: row.amount }),
  ...(row.minimum > 0 && { minimum: row.minimum }),
  ...(row.starts_at !== null && { starts: momentText(row.starts_at, "first") }),
  ...(row.expires_at !== null && { ends: momentText(row.expires_at, "last") }),
  ...(row.usage_limit !== null && { uses: row.usage_limit }),
  ...(row.once_per_user && { once_per_shopper: true }),
})

const columns = "code, name, percent, amount, minimum, starts_at, expires_at, usage_limit, once_per_user"

export const kind: ContentKind<CouponContent> = {
  item: CouponContent,
  effect: "Codes that take something off an order. A coupon that is left out and in use has ended, and stays on its orders.",
  fields: {
    code: "What shoppers type, in capitals.",
    name: "What carts and the account call it.",
    percent: "Share of the price that it takes off, 1 to 100; either this or `amount`.",
    amount: "Tugrik that it takes off.",
    minimum: "Smallest purchase in tugrik for which it counts.",
    starts: "From when it counts; at once without it.",
    ends: "Until when it counts, a day wholly; for good without it.",
    uses: "How often it may be used in all.",
    once_per_shopper: "Whether each shopper may use it once.",
  },
  example: { code: "WINTER10", name: { mn: "Өвлийн хямдрал", en: "Winter discount" }, percent: 10, minimum: 50_000, ends: "2027-02-28" },
  keyOf: ({ code }) => code,
  isOrdered: false,
  read: async (db) => (await db.query<Row>(`select ${columns} from coupons where owner_id is null order by code`)).map(couponOf),
  stored: (coupon) => couponOf(rowOf(coupon)),
  hasEnded: (coupon, now) => {
    const { expires_at: end } = rowOf(coupon)
    return end !== null && !isBefore(now, end)
  },
  faults: async (db, { items }) => {
    const rows = await db.query<{ code: string }>("select code from coupons where owner_id is not null and code = any ($1)", [
      items.map(({ code }) => code),
    ])
    const owned = new Set(rows.map(({ code }) => code))
    return items.flatMap(({ code }, at): ReadonlyArray<ItemFault> =>
      owned.has(code) ? [{ path: [at, "code"], reason: { key: "content.owned", values: { code } } }] : [],
    )
  },
  write: async (db, { put, gone, now }) => {
    for (const coupon of put) {
      const row = rowOf(coupon)
      await db.query(upsert("coupons", "code", columns), [
        row.code,
        JSON.stringify(row.name),
        row.percent,
        row.amount,
        row.minimum,
        row.starts_at,
        row.expires_at,
        row.usage_limit,
        row.once_per_user,
      ])
    }
    const codes = gone.map(({ code }) => code)
    const inUse = await db.query<{ code: string }>(
      `update coupons c set expires_at = $2 where code = any ($1) and (
         exists (select from orders o where o.coupon_code = c.code) or exists (select from coupon_uses u where u.code = c.code)
         or exists (select from coupon_holders h where h.code = c.code) or exists (select from promotions p where p.code = c.code))
       returning code`,
      [codes, now],
    )
    const ended = new Set(inUse.map(({ code }) => code))
    await db.query("delete from coupons where code = any ($1)", [codes.filter((code) => !ended.has(code))])
    return gone.filter(({ code }) => ended.has(code))
  },
}
