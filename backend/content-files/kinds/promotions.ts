/** Promotions: sales, the lucky wheel, the jackpot. E18. */
import type { Instant } from "#domain/entities/ids.ts"
import { onlyTexts, withDefault, type Localized } from "#domain/entities/locale.ts"
import { PromotionContent } from "#domain/entities/promotions/promotion-content.ts"
import { momentText, writtenMoment } from "#domain/rules/calendar-date.ts"
import { isBefore } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import type { ContentKind } from "../content-kind.ts"
import { nonEmptyTexts } from "../optional-texts.ts"
import { unknownReferences } from "../references.ts"

type Row = Pick<PromotionContent, "id" | "kind" | "name"> & {
  readonly description: Localized
  readonly terms: Localized
  readonly code: string | null
  readonly picture: string | null
  readonly starts_at: Instant
  readonly expires_at: Instant
  readonly products: ReadonlyArray<string>
}

const moment = (text: string, of: "first" | "last"): Instant => {
  const at = writtenMoment(text, of)
  if (at === null) throw new Error(`${text} is no moment`)
  return at
}

const rowOf = ({ description, terms, code, picture, starts, ends, products = [], ...promotion }: PromotionContent): Row => ({
  ...promotion,
  description: withDefault(description ?? {}),
  terms: withDefault(terms ?? {}),
  code: code ?? null,
  picture: picture ?? null,
  starts_at: moment(starts, "first"),
  expires_at: moment(ends, "last"),
  products,
})

const promotionOf = ({
  id,
  kind,
  name,
  description,
  terms,
  code,
  picture,
  starts_at: start,
  expires_at: end,
  products,
}: Row): PromotionContent => ({
  id,
  kind,
  name: onlyTexts(name),
  ...nonEmptyTexts({ description, terms }),
  ...(code !== null && { code }),
  ...(picture !== null && { picture }),
  starts: momentText(start, "first"),
  ends: momentText(end, "last"),
  ...(products.length > 0 && { products }),
})

const put = async (db: Database, row: Row): Promise<void> => {
  await db.query(
    `insert into promotions (id, kind, name, description, terms, code, picture, starts_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (id) do update set kind = excluded.kind, name = excluded.name, description = excluded.description, terms = excluded.terms,
       code = excluded.code, picture = excluded.picture, starts_at = excluded.starts_at, expires_at = excluded.expires_at`,
    [
      row.id,
      row.kind,
      ...[row.name, row.description, row.terms].map((text) => JSON.stringify(text)),
      row.code,
      row.picture,
      row.starts_at,
      row.expires_at,
    ],
  )
  await db.query("delete from promotion_products where promotion_id = $1", [row.id])
  await db.query(
    `insert into promotion_products (promotion_id, product_id, position)
     select $1, p.id, x.position from unnest($2::text[]) with ordinality x (slug, position) join products p on p.slug = x.slug`,
    [row.id, row.products],
  )
}

export const kind: ContentKind<PromotionContent> = {
  item: PromotionContent,
  effect:
    "Promotions with their products; `wheel` and `jackpot` open the game from the first to the last day. A jackpot that is left out while orders have its tickets has ended.",
  fields: {
    id: "Known by it, and in the address `/promotion/<id>`.",
    kind: "`wheel`, `jackpot` and `roulette` open their game; the others are announced.",
    name: "Heading of the promotion.",
    description: "Text of its card and page.",
    terms: "Terms, one a line.",
    code: "Coupon that it gives.",
    starts: "From when it counts.",
    ends: "Until when it counts, a day wholly.",
    picture: "Its picture, in place of one of its products.",
    products: "Handles of its products in the order in which they are shown.",
  },
  example: {
    id: 1,
    kind: "sale",
    name: { mn: "Өвлийн хувцас хямдарлаа", en: "Winter clothes on sale" },
    description: { mn: "Дулаан хувцас, өвлийн гутал.", en: "Warm clothes and winter shoes." },
    terms: { mn: "Нэг захиалгад нэг купон үйлчилнэ.\nҮлдэгдэл дуустал.", en: "One coupon per order.\nWhile stocks last." },
    starts: "2026-12-01",
    ends: "2026-12-31",
    picture: "emegtei-nooson-palito.ulaan.front",
  },
  withPictures: (promotion, nameOf) => ({
    ...promotion,
    ...(promotion.picture !== undefined && { picture: nameOf(promotion.picture) }),
  }),
  keyOf: ({ id }) => String(id),
  isOrdered: false,
  read: async (db) => {
    const rows = await db.query<Row>(
      `select id, kind, name, description, terms, code, picture, starts_at, expires_at,
         (select coalesce(json_agg(p.slug order by x.position), '[]') from promotion_products x join products p on p.id = x.product_id
          where x.promotion_id = m.id) as products
       from promotions m order by id`,
    )
    return rows.map(promotionOf)
  },
  stored: (promotion) => promotionOf(rowOf(promotion)),
  // Tickets of a jackpot that is over can still be drawn.
  hasEnded: ({ kind: which, ends }, now) => which === "jackpot" && !isBefore(now, moment(ends, "last")),
  after: ["coupons"],
  faults: async (db, { items }) => [
    ...(await unknownReferences(
      db,
      "coupon",
      items.flatMap(({ code }, at) => (code === undefined ? [] : [{ path: [at, "code"], name: code }])),
    )),
    ...(await unknownReferences(
      db,
      "product",
      items.flatMap(({ products = [] }, at) => products.map((name, place) => ({ path: [at, "products", place], name }))),
    )),
  ],
  write: async (db, { put: items, gone, now }) => {
    for (const row of items.map(rowOf)) await put(db, row)
    await db.query("select setval(pg_get_serial_sequence('promotions', 'id'), max(id)) from promotions")
    const ids = gone.map(({ id }) => id)
    const ended = await db.query<{ id: number }>(
      `update promotions p set expires_at = $2 where id = any ($1::int[]) and kind = 'jackpot' and starts_at < $2 and exists (
         select from orders o where o.state = 'complete' and o.payment_state = 'paid' and o.paid_at >= p.starts_at and o.paid_at < p.expires_at)
       returning id`,
      [ids, now],
    )
    const inUse = new Set(ended.map(({ id }) => id))
    await db.query("delete from promotions where id = any ($1::int[])", [ids.filter((id) => !inUse.has(id))])
    return gone.filter(({ id }) => inUse.has(id))
  },
}
