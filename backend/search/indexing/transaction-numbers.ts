/** Transaction numbers of the entries after a backup was restored into another server, whose own may be lower. */
import type { Database } from "#backend/database/database.ts"

/** Numbers from the future would make each process read everything again before each search. Returns the number of entries that got new ones. */
export const renewNumbers = (db: Database): Promise<number> =>
  db.transaction(
    async (tx) => {
      const [ahead] = await tx.query<{ some: boolean }>(
        `select exists (select from search_entries where changed > pg_current_xact_id() or indexed > pg_current_xact_id())
         or exists (select from search_gone where changed > pg_current_xact_id())
         or exists (select from search_synonyms where changed > pg_current_xact_id())
         or exists (select from search_feed where horizon > pg_current_xact_id())
         or exists (select from search_rebuild where horizon > pg_current_xact_id()) as some`,
      )
      if (ahead?.some !== true) return 0
      // The trigger sets `changed` of each row.
      const renewed = await tx.query("update search_entries set indexed = pg_current_xact_id() returning 1")
      await tx.query("update search_gone set changed = pg_current_xact_id()")
      await tx.query("update search_synonyms set changed = pg_current_xact_id()")
      // After a restore of the database the cluster index gets every product; an unfinished build starts again.
      await tx.query("update search_feed set horizon = '0'::xid8")
      await tx.query("delete from search_rebuild")
      return renewed.length
    },
    { unlimited: true },
  )
