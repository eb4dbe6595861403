/** Version of the shop's content, by which each process learns that its cached pages are old. */
import type { Database } from "#backend/database/database.ts"

/** Raises the version, in the transaction that changes content. */
export const raiseContentVersion = async (tx: Database): Promise<void> => {
  await tx.query("update content_version set version = version + 1")
}

export const contentVersion = async (db: Database): Promise<number> => {
  const [row] = await db.query<{ version: number }>("select version from content_version")
  return row?.version ?? 0
}

/** Returns a reader of whether content has changed since its last call; the first call has nothing to compare with. */
export const createContentReader = (db: Database): (() => Promise<boolean>) => {
  let known: number | null = null
  return async () => {
    const version = await contentVersion(db)
    const isChanged = known !== null && version !== known
    known = version
    return isChanged
  }
}
