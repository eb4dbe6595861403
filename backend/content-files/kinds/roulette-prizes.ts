/** Prizes of the stores' roulette. E30. */
import { RoulettePrizeContent } from "#domain/entities/promotions/roulette-content.ts"
import type { ContentKind, ItemFault } from "../content-kind.ts"
import { deleteOrWithdraw } from "../withdraw.ts"

/** SQL of how many of a prize were won. */
const won = "(select count(*)::int from roulette_numbers n where n.stock_id = roulette_stocks.id)"

export const kind: ContentKind<RoulettePrizeContent> = {
  item: RoulettePrizeContent,
  effect:
    "Prizes that the numbers of the roulette win, by their weights; `quantity` counts won ones too. One that was won and is left out is won no more.",
  fields: {
    name: "What it is called.",
    quantity: "How many there are in all, won ones too.",
    weight: "Its share of the weights of all prizes that are left is its probability.",
  },
  example: { name: "Тэмээний ноосон бээлий", quantity: 40, weight: 20 },
  keyOf: ({ name }) => name,
  isOrdered: false,
  read: (db) =>
    db.query<RoulettePrizeContent>(
      `select name, quantity + ${won} as quantity, weight from roulette_stocks where not withdrawn order by roulette_stocks.id`,
    ),
  // Nothing is won meanwhile.
  lock: async (db) => {
    await db.query("select from roulette_stocks order by id for update")
  },
  faults: async (db, { items }) => {
    const rows = await db.query<{ name: string; won: number }>(`select name, ${won} as won from roulette_stocks where name = any ($1)`, [
      items.map(({ name }) => name),
    ])
    const counts = new Map(rows.map((row) => [row.name, row.won]))
    return items.flatMap((item, at): ReadonlyArray<ItemFault> => {
      const count = counts.get(item.name) ?? 0
      return item.quantity >= count ? [] : [{ path: [at, "quantity"], reason: { key: "content.given", values: { count } } }]
    })
  },
  write: async (db, { put, gone }) => {
    for (const { name, quantity, weight } of put) {
      const updated = await db.query(
        `update roulette_stocks set quantity = $2::int - ${won}, weight = $3, withdrawn = false where name = $1 returning id`,
        [name, quantity, weight],
      )
      if (updated.length === 0)
        await db.query("insert into roulette_stocks (name, quantity, weight) values ($1, $2, $3)", [name, quantity, weight])
    }
    const withdrawn = await deleteOrWithdraw(
      db,
      { table: "roulette_stocks", key: "name", isInUse: `${won} > 0` },
      gone.map(({ name }) => name),
    )
    return gone.filter(({ name }) => withdrawn.has(name))
  },
}
