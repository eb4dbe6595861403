/** Changes of products, which each process reads for the pages that it has cached. */
import type { Database } from "#backend/database/database.ts"

/** Change of a product: of its stock, its indexed data, or its removal. */
type Change = { readonly id: number; readonly changed: string }

type ChangedRows = { readonly horizon: string; readonly changes: ReadonlyArray<Change> }

/** Oldest transaction that may still change something. */
const horizonNow = "pg_snapshot_xmin(pg_current_snapshot())::text"

const changedRows = async (db: Database, horizon: string): Promise<ChangedRows> => {
  const [row] = await db.query<{ horizon: string; changes: string | null }>(
    `select ${horizonNow} as horizon, (
       select json_agg(c)::text from (
         select product_id as id, changed::text from search_entries where changed >= $1::xid8
         union all select product_id, changed::text from search_gone where changed >= $1::xid8
       ) c) as changes`,
    [horizon],
  )
  return { horizon: row?.horizon ?? horizon, changes: JSON.parse(row?.changes ?? "[]") as ReadonlyArray<Change> }
}

/** Returns a reader of the ids of products that have changed since its last call; the first call has nothing to compare with. */
export const createChangeReader = (db: Database): (() => Promise<ReadonlyArray<number>>) => {
  let horizon: string | null = null
  /** Changes that the last call has read: beside a long transaction they are read again. */
  let known: ReadonlySet<string> = new Set()
  const nameOf = ({ id, changed }: Change): string => `${id} ${changed}`

  return async () => {
    if (horizon === null) {
      const [row] = await db.query<{ horizon: string }>(`select ${horizonNow} as horizon`)
      horizon = row?.horizon ?? null
      return []
    }
    const read = await changedRows(db, horizon)
    const fresh = read.changes.filter((change) => !known.has(nameOf(change)))
    known = new Set(read.changes.map(nameOf))
    horizon = read.horizon
    return [...new Set(fresh.map(({ id }) => id))]
  }
}
