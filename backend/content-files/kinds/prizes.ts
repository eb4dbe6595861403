/** Prizes of the lucky wheel and the jackpot. C15. */
import type { Instant } from "#domain/entities/ids.ts"
import { onlyTexts, type Localized } from "#domain/entities/locale.ts"
import { PrizeContent } from "#domain/entities/promotions/prize-content.ts"
import { momentText, writtenMoment } from "#domain/rules/calendar-date.ts"
import type { Database } from "#backend/database/database.ts"
import type { ContentKind, ItemFault } from "../content-kind.ts"
import { deleteOrWithdraw } from "../withdraw.ts"

type Row = Pick<PrizeContent, "id" | "game" | "kind" | "name" | "weight"> & {
  readonly value: number
  /** In all; `null` where it never runs out. */
  readonly total: number | null
  readonly event: { readonly place: Localized; readonly startsAt: Instant } | null
}

const rowOf = ({ amount, quantity, event, ...prize }: PrizeContent): Row => {
  const startsAt = event === undefined ? null : writtenMoment(event.starts, "first")
  return {
    ...prize,
    value: amount ?? 0,
    total: quantity ?? null,
    event: event === undefined || startsAt === null ? null : { place: event.place, startsAt },
  }
}

const prizeOf = ({ id, game, kind, name, value, weight, total, event }: Row): PrizeContent => ({
  id,
  game,
  kind,
  name: onlyTexts(name),
  ...(event === null && { amount: value }),
  weight,
  ...(total !== null && { quantity: total }),
  ...(event !== null && { event: { place: onlyTexts(event.place), starts: momentText(event.startsAt, "first") } }),
})

/** Stored prizes that change: what of them is left, and whether one was drawn. */
type Before = { readonly id: number; readonly kind: string; readonly value: number; readonly given: number; readonly drawn: boolean }
/** How many of a prize were given; one that never ran out has no count but its draws. */
const given = (prize: string): string =>
  `coalesce(${prize}.total - ${prize}.quantity, (select count(*)::int from draws d where d.prize_id = ${prize}.id))`
const isDrawn = "exists (select from draws d where d.prize_id = draw_prizes.id)"

const faultOf = (at: number, item: PrizeContent, before: Before): ItemFault | null => {
  const { kind, value, total } = rowOf(item)
  if (before.drawn && (before.kind !== kind || before.value !== value))
    return { path: [at, "id"], reason: { key: "content.drawn", values: { kind: before.kind, amount: before.value } } }
  if (total === null || total >= before.given) return null
  return { path: [at, "quantity"], reason: { key: "content.given", values: { count: before.given } } }
}

/** Quantities are in all: what was given stays given. */
const put = async (db: Database, { id, game, kind, name, value, weight, total, event }: Row): Promise<void> => {
  await db.query(
    `insert into draw_prizes as p (id, game, position, kind, name, value, weight, quantity, total, event)
     values ($1, $2, -$1::int, $3, $4, $5, $6, $7::int, $7::int, $8)
     on conflict (id) do update set game = excluded.game, position = excluded.position, kind = excluded.kind, name = excluded.name,
       value = excluded.value, weight = excluded.weight, quantity = excluded.total - ${given("p")},
       total = excluded.total, event = excluded.event, withdrawn = false`,
    [id, game, kind, JSON.stringify(name), value, weight, total, event === null ? null : JSON.stringify(event)],
  )
}

export const kind: ContentKind<PrizeContent> = {
  item: PrizeContent,
  effect:
    "Prizes of the wheel (`lucky_wheel`) and the jackpot, in the order of their page. `amount` is in tugrik: what a coupon takes off, a gift card holds, a bonus credits; a ticket has an `event` in its place. `weight` makes the odds that the page shows. A drawn one that is left out is drawn no more, and stays with who won it.",
  fields: {
    id: "As the odds of a draw name it; stays the same.",
    game: "Where it is drawn.",
    kind: "What the winner gets.",
    name: "What it is called.",
    amount: "Tugrik that it holds or takes off; a ticket has none.",
    weight: "Its share of the weights of its game is its probability.",
    quantity: "How many there are in all, drawn ones too; without it, it never runs out.",
    event: "Place and beginning of what a ticket is for.",
  },
  example: {
    id: 1,
    game: "lucky_wheel",
    kind: "bonus",
    name: { mn: "Бонус 5,000₮", en: "5,000₮ bonus" },
    amount: 5000,
    weight: 80,
    quantity: 1000,
  },
  keyOf: ({ id }) => String(id),
  isOrdered: true,
  read: async (db) =>
    (
      await db.query<Row>(
        "select id, game, kind, name, value, weight, total, event from draw_prizes where not withdrawn order by position, id",
      )
    ).map(prizeOf),
  stored: (prize) => prizeOf(rowOf(prize)),
  // Nobody draws meanwhile.
  lock: async (db) => {
    await db.query("select from draw_prizes order by id for update")
  },
  faults: async (db, { items }) => {
    const stored = await db.query<Before>(
      `select id, kind, value, ${given("draw_prizes")} as given, ${isDrawn} as drawn from draw_prizes where id = any ($1::int[])`,
      [items.map(({ id }) => id)],
    )
    const before = new Map(stored.map((row) => [row.id, row]))
    return items.flatMap((item, at) => {
      const row = before.get(item.id)
      return row === undefined ? [] : (faultOf(at, item, row) ?? [])
    })
  },
  write: async (db, { items, put: changed, gone }) => {
    for (const row of changed.map(rowOf)) await put(db, row)
    const withdrawn = await deleteOrWithdraw(
      db,
      { table: "draw_prizes", key: "id", isInUse: isDrawn },
      gone.map(({ id }) => String(id)),
    )
    await db.query("update draw_prizes set position = -id")
    await db.query(
      "update draw_prizes p set position = x.position - 1 from unnest($1::int[]) with ordinality x (id, position) where p.id = x.id",
      [items.map(({ id }) => id)],
    )
    return gone.filter(({ id }) => withdrawn.has(String(id)))
  },
}
