/** Removal of content that a file leaves out. */
import type { Database } from "#backend/database/database.ts"

type Removable = {
  readonly table: string
  readonly key: string
  /** SQL condition of a row of `table`: somebody's rows refer to it. */
  readonly isInUse: string
}

/** Deletes the rows of `keys`; those in use are withdrawn, which `read` of their kind leaves out. Returns the keys of the latter. */
export const deleteOrWithdraw = async (
  db: Database,
  { table, key, isInUse }: Removable,
  keys: ReadonlyArray<string>,
): Promise<ReadonlySet<string>> => {
  // Locked first: what is being used meanwhile is then seen as in use.
  await db.query(`select from ${table} where ${key}::text = any ($1::text[]) order by ${key} for update`, [keys])
  await db.query(`delete from ${table} where ${key}::text = any ($1::text[]) and not (${isInUse})`, [keys])
  const rows = await db.query<{ key: string }>(
    `update ${table} set withdrawn = true where ${key}::text = any ($1::text[]) returning ${key}::text as key`,
    [keys],
  )
  return new Set(rows.map((row) => row.key))
}

/** `keys`, and those that were withdrawn before: who used them may have gone by now. */
export const withEarlier = async (
  db: Database,
  { table, key }: Omit<Removable, "isInUse">,
  keys: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> => {
  const rows = await db.query<{ key: string }>(`select ${key}::text as key from ${table} where withdrawn`)
  return [...keys, ...rows.map((row) => row.key)]
}
