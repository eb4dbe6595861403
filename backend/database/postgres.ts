/** PostgreSQL server, for many processes side by side. */
import { setTimeout as pause } from "node:timers/promises"
import pg from "pg"
import { DatabaseUnavailable, databaseOver, NotCommitted, type Database, type TransactionOptions } from "./database.ts"
import { readers } from "./readers.mjs"
import { asUnavailable, isBroken, isConnectionLost, isOutcomeUnknown } from "./unavailable.ts"

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => readers[id] ?? pg.types.getTypeParser(id, format),
}

/** Pauses before the retries after a lost connection, in milliseconds. */
const pauses = [50, 250]

type Options = {
  /** Maximum of connections. */
  readonly connections?: number
  /** Timeout of a statement in milliseconds; half of it for a connection. */
  readonly timeout?: number
}

/** `timeout` is the client's, for a server that does not report its own; 0 is none. */
const over = (client: pg.PoolClient, timeout: number) => ({
  query: async <Row>(sql: string, params: readonly unknown[] = []): Promise<Row[]> =>
    (await client.query(limited({ text: sql, values: [...params] }, timeout))).rows as Row[],
  script: async (sql: string): Promise<void> => void (await client.query(limited({ text: sql }, timeout))),
})

/** `query_timeout` is missing in the driver's types. */
const limited = (config: pg.QueryConfig, timeout: number): pg.QueryConfig => Object.assign(config, { query_timeout: timeout })

/** Runs `work` again, on another connection, while it fails by `DatabaseUnavailable` and `isSafe` agrees. */
const retried = async <T>(work: () => Promise<T>, isSafe: (failure: DatabaseUnavailable) => boolean): Promise<T> => {
  for (const milliseconds of pauses) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || !isConnectionLost(error.cause) || !isSafe(error)) throw error
    }
    await pause(milliseconds)
  }
  return work()
}

const connected = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  try {
    return await pool.connect()
  } catch (error) {
    throw asUnavailable(error, false)
  }
}

const withClient = async <T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  mayBeCommitted: (error: unknown) => boolean,
): Promise<T> => {
  const client = await connected(pool)
  let broken: Error | undefined
  try {
    return await work(client)
  } catch (error) {
    if (isBroken(error)) broken = error
    throw asUnavailable(error, mayBeCommitted(error))
  } finally {
    client.release(broken)
  }
}

const withoutTimeout = "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0"

const inTransaction = async <T>(pool: pg.Pool, work: (tx: Database) => Promise<T>, timeout: number): Promise<T> => {
  let isCommitting = false
  const whole = async (client: pg.PoolClient): Promise<T> => {
    const connection = over(client, timeout)
    try {
      await connection.script(timeout === 0 ? `begin; ${withoutTimeout}` : "begin")
      const result = await work(databaseOver(connection))
      isCommitting = true
      const { command } = await client.query(limited({ text: "commit" }, timeout))
      if (command !== "COMMIT") throw new NotCommitted()
      return result
    } catch (error) {
      // The server rolls back a lost connection by itself; a connection that cannot roll back is not reused.
      if (!isBroken(error)) await connection.script("rollback").catch(() => void client.end())
      throw error
    }
  }
  return withClient(pool, whole, (error) => isCommitting && isOutcomeUnknown(error))
}

/** Whether a statement only reads and may run twice. */
const isRead = (sql: string): boolean => /^\s*select\b/i.test(sql)

/**
 * Connects to the server at `url` with the first query.
 * Throws `DatabaseUnavailable` for lost connections and timeouts, after retries of what certainly changed nothing.
 */
export const openPostgres = (url: string, { connections = 10, timeout = 10_000 }: Options = {}): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    options: "-c timezone=UTC",
    keepAlive: true,
    connectionTimeoutMillis: timeout / 2,
    statement_timeout: timeout,
    idle_in_transaction_session_timeout: timeout * 6,
  })
  // An idle connection that the server ends is replaced; without a listener it would end the process.
  pool.on("error", () => {})
  // Between two uses a connection has no other listener.
  pool.on("connect", (client) => client.on("error", () => {}))
  // Longer than the server's, whose error is clearer.
  const clientTimeout = timeout * 1.2
  return {
    query: <Row>(sql: string, params?: readonly unknown[]) =>
      retried(
        () => withClient(pool, (client) => over(client, clientTimeout).query<Row>(sql, params), isOutcomeUnknown),
        (failure) => isRead(sql) || !failure.mayBeCommitted,
      ),
    script: (sql) => withClient(pool, (client) => over(client, clientTimeout).script(sql), isOutcomeUnknown),
    transaction: (work, { unlimited = false }: TransactionOptions = {}) =>
      retried(
        () => inTransaction(pool, work, unlimited ? 0 : clientTimeout),
        (failure) => !failure.mayBeCommitted,
      ),
    close: () => pool.end(),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, max: connections }),
  }
}
