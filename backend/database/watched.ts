/** Database whose slow statements are noted, by their text without values. */
import type { Database } from "./database.ts"

/** Milliseconds from which a statement is slow: a shopper waits for several. */
export const slowFrom = 250

/** `sql` in one line; values are never part of it. */
export type SlowQuery = { readonly sql: string; readonly milliseconds: number }

/** Maximum characters of a logged query. */
const maxLength = 160

const inOneLine = (sql: string): string => sql.replaceAll(/\s+/g, " ").trim().slice(0, maxLength)

/** Waiting for a connection counts too: a shopper waits for it as well. */
export const watched = (db: Database, note: (slow: SlowQuery) => void, now: () => number = () => performance.now()): Database => ({
  ...db,
  query: async <Row>(sql: string, params?: readonly unknown[]) => {
    const began = now()
    try {
      return await db.query<Row>(sql, params)
    } finally {
      const milliseconds = Math.round(now() - began)
      if (milliseconds >= slowFrom) note({ sql: inOneLine(sql), milliseconds })
    }
  },
  transaction: (work, options) => db.transaction((tx) => work(watched(tx, note, now)), options),
})
