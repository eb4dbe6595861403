/** Locations of the stores' roulette, with who works there and what can be played there. E30. */
import { RouletteLocationContent } from "#domain/entities/promotions/roulette-content.ts"
import { normalizeLogin } from "#domain/rules/identity/login-form.ts"
import type { Database } from "#backend/database/database.ts"
import type { ContentKind, ItemFault } from "../content-kind.ts"
import { deleteOrWithdraw } from "../withdraw.ts"

const stored = ({ name, operators = [], numbers = [] }: RouletteLocationContent): RouletteLocationContent => ({
  name,
  ...(operators.length > 0 && {
    operators: operators
      .map((operator) => ({ name: operator.name, login: normalizeLogin(operator.login) }))
      .toSorted((one, other) => (one.login < other.login ? -1 : 1)),
  }),
  ...(numbers.length > 0 && { numbers: numbers.toSorted() }),
})

/** Faults of the values that stand twice among all items; `pathOf` is the path of a value within its item. */
const duplicateFaults = (
  items: ReadonlyArray<RouletteLocationContent>,
  valuesOf: (item: RouletteLocationContent) => ReadonlyArray<string>,
  pathOf: (at: number) => ReadonlyArray<string | number>,
): ReadonlyArray<ItemFault> => {
  const known = new Set<string>()
  return items.flatMap((item, itemAt) =>
    valuesOf(item).flatMap((value, at) => {
      const isKnown = known.has(value)
      known.add(value)
      return isKnown ? [{ path: [itemAt, ...pathOf(at)], reason: { key: "content.twice", values: { key: value } } } as const] : []
    }),
  )
}

/** Stores a location that is new or differs: a withdrawn one runs again, and one that an administrator stopped stays so. Returns its id. */
const storeLocation = async (db: Database, { name, operators = [], numbers = [] }: RouletteLocationContent): Promise<number> => {
  const [location] = await db.query<{ id: number }>(
    `insert into roulette_locations as l (name) values ($1)
     on conflict (name) do update set active = l.active or l.withdrawn, withdrawn = false returning id`,
    [name],
  )
  if (location === undefined) throw new Error(`the location ${name} was not stored`)
  for (const { name: who, login } of operators)
    await db.query(
      `insert into roulette_users (name, login, location_id) values ($1, $2, $3)
       on conflict (login) do update set name = excluded.name, location_id = excluded.location_id`,
      [who, login, location.id],
    )
  await db.query(
    `insert into roulette_numbers (number, location_id) select n, $2 from unnest($1::text[]) n
     on conflict (number) do update set location_id = excluded.location_id, withdrawn = false`,
    [numbers, location.id],
  )
  return location.id
}

/** Removes all people and numbers of a location but those that stay; numbers that were played are kept. */
const removeOthers = async (
  db: Database,
  id: number,
  { operators = [], numbers = [] }: Partial<RouletteLocationContent>,
): Promise<void> => {
  await db.query("delete from roulette_users where location_id = $1 and login <> all ($2::text[])", [
    id,
    operators.map(({ login }) => login),
  ])
  const others = await db.query<{ number: string }>(
    "select number from roulette_numbers where location_id = $1 and number <> all ($2::text[])",
    [id, numbers],
  )
  await deleteOrWithdraw(
    db,
    { table: "roulette_numbers", key: "number", isInUse: "played_at is not null" },
    others.map(({ number }) => number),
  )
}

export const kind: ContentKind<RouletteLocationContent> = {
  item: RouletteLocationContent,
  effect:
    "Places where the roulette stands, with the administrators who play them at `/promotion/roulette` and the numbers that can be played there. A place where something was played is stopped, not deleted.",
  fields: {
    name: "What the place is called.",
    operators: "`name` and `login` of the administrators who play there.",
    numbers: "Numbers that can be played there, each once.",
  },
  example: { name: "Яармаг", operators: [{ name: "Г.Энхжин", login: "roulette@example.mn" }], numbers: ["A-10001", "A-10002"] },
  keyOf: ({ name }) => name,
  isOrdered: false,
  read: async (db) => {
    const rows = await db.query<RouletteLocationContent>(
      `select name,
         (select coalesce(json_agg(json_build_object('name', u.name, 'login', u.login)), '[]') from roulette_users u
          where u.location_id = l.id) as operators,
         (select coalesce(json_agg(n.number), '[]') from roulette_numbers n where n.location_id = l.id and not n.withdrawn) as numbers
       from roulette_locations l where not withdrawn order by id`,
    )
    return rows.map(stored)
  },
  stored,
  fileFaults: (items) => [
    ...duplicateFaults(
      items,
      ({ operators = [] }) => operators.map(({ login }) => normalizeLogin(login)),
      (at) => ["operators", at],
    ),
    ...duplicateFaults(
      items,
      ({ numbers = [] }) => numbers,
      (at) => ["numbers", at],
    ),
  ],
  write: async (db, { put, gone }) => {
    const locations = []
    for (const item of put.map(stored)) locations.push({ id: await storeLocation(db, item), item })
    // Afterwards: who moves from one place to another keeps the row.
    for (const { id, item } of locations) await removeOthers(db, id, item)
    const left = await db.query<{ id: number; name: string }>("select id, name from roulette_locations where name = any ($1) order by id", [
      gone.map(({ name }) => name),
    ])
    for (const { id } of left) await removeOthers(db, id, {})
    await db.query("update roulette_locations set active = false where id = any ($1::int[])", [left.map(({ id }) => id)])
    const withdrawn = await deleteOrWithdraw(
      db,
      {
        table: "roulette_locations",
        key: "id",
        isInUse: "exists (select from roulette_numbers n where n.location_id = roulette_locations.id)",
      },
      left.map(({ id }) => String(id)),
    )
    const inUse = new Set(left.flatMap(({ id, name }) => (withdrawn.has(String(id)) ? [name] : [])))
    return gone.filter(({ name }) => inUse.has(name))
  },
}
