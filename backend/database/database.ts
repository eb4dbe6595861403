/** Interface of the database, the same for the embedded one and a PostgreSQL server. */

/**
 * Rows are plain JSON: int8 and numeric as numbers, moments as ISO strings.
 * A failed statement throws an `Error` with PostgreSQL's `code` and, where there is one, `constraint`.
 */
export interface Database {
  query<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** Several statements without parameters or rows, for migrations. */
  script(sql: string): Promise<void>
  /**
   * Runs all of `work` or nothing; inside a transaction it joins that one.
   * `work` runs again when its connection was lost before the commit, so it must be repeatable.
   * Throws `NotCommitted` where `work` swallowed the error of a statement.
   */
  transaction<T>(work: (tx: Database) => Promise<T>, options?: TransactionOptions): Promise<T>
  close(): Promise<void>
  /** Connections of the pool; absent for the embedded database, which has one. */
  readonly pool?: () => PoolState
}

/** `waiting`: callers without a connection. */
export type PoolState = { readonly total: number; readonly idle: number; readonly waiting: number; readonly max: number }

export type TransactionOptions = {
  /** Without the statement timeout: migrations and jobs over whole tables. */
  readonly unlimited?: boolean
}

/** The database is unreachable, restarting, too slow or full. A later try may succeed. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable"
  /** Whether the statement or transaction may have been committed. */
  readonly mayBeCommitted: boolean
  constructor(cause: Error, mayBeCommitted: boolean) {
    super(`the database is unavailable: ${cause.message}`, { cause })
    this.mayBeCommitted = mayBeCommitted
  }
}

/** The server rolled back at commit: a statement of the transaction failed and its error was swallowed. */
export class NotCommitted extends Error {
  override readonly name = "NotCommitted"
  constructor() {
    super("the transaction was rolled back: the error of one of its statements was swallowed")
  }
}

/** SQLSTATE of a failed statement, `null` for any other error. */
export const sqlCode = (error: unknown): string | null =>
  error instanceof Error && "code" in error && typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null

/** Whether a unique constraint was violated. */
export const isDuplicate = (error: unknown): boolean => sqlCode(error) === "23505"

/** View of a transaction on its connection: inner transactions join it, and only the owner closes it. */
export const databaseOver = (connection: Pick<Database, "query" | "script">): Database => {
  const tx: Database = {
    query: connection.query,
    script: connection.script,
    transaction: (work) => work(tx),
    close: () => Promise.reject(new Error("a transaction does not close its database")),
  }
  return tx
}
