/** Removal of content that a file leaves out. */
import type { Database } from "#backend/database/database.ts"

type Removable = {
  readonly table: string
  readonly key: string
  /** SQL condition of the rows of `table` that are of the kind; all without it. */
  readonly ofKind?: string
  /** SQL condition of a row of `table`: somebody's rows refer to it. */
  readonly isInUse: string
  /** Column and value of a withdrawn row, `withdrawn = true` without it. */
  readonly withdrawal?: string
}

/** Deletes the rows of `keys`; those in use are withdrawn, which `read` of their kind leaves out. Returns the keys of the latter. */
export const deleteOrWithdraw = async (
  db: Database,
  { table, key, ofKind = "true", isInUse, withdrawal = "withdrawn = true" }: Removable,
  keys: ReadonlyArray<string>,
): Promise<ReadonlySet<string>> => {
  const isLeftOut = `${ofKind} and ${key}::text = any ($1::text[])`
  // Locked first: what is being used meanwhile is then seen as in use.
  await db.query(`select from ${table} where ${isLeftOut} order by ${key} for update`, [keys])
  await db.query(`delete from ${table} where ${isLeftOut} and not (${isInUse})`, [keys])
  const rows = await db.query<{ key: string }>(`update ${table} set ${withdrawal} where ${isLeftOut} returning ${key}::text as key`, [keys])
  return new Set(rows.map((row) => row.key))
}

/** `keys`, and those that were withdrawn before: who used them may have gone by now. */
export const withEarlier = async (
  db: Database,
  { table, key, ofKind = "true", withdrawal = "withdrawn = true" }: Omit<Removable, "isInUse">,
  keys: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> => {
  const rows = await db.query<{ key: string }>(`select ${key}::text as key from ${table} where ${ofKind} and ${withdrawal}`)
  return [...keys, ...rows.map((row) => row.key)]
}
