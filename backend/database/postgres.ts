/** A PostgreSQL server, for a shop that many processes serve side by side. */
import pg from "pg"
import { joined, type Database } from "./database.ts"
import { readers } from "./readers.mjs"

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => readers[id] ?? pg.types.getTypeParser(id, format),
}

type Asker = Pick<pg.ClientBase, "query"> | Pick<pg.Pool, "query">

const over = (asker: Asker) => ({
  query: async <Row>(sql: string, params: readonly unknown[] = []): Promise<Row[]> =>
    (await asker.query(sql, [...params])).rows as Row[],
  script: async (sql: string): Promise<void> => void (await asker.query(sql)),
})

const inTransaction = async <T>(pool: pg.Pool, work: (tx: Database) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let broken: Error | undefined
  // A connection that is lost says so by an event, which would end the process where nobody listens.
  const keepLoss = (error: Error): void => {
    broken = error
  }
  client.on("error", keepLoss)
  try {
    await client.query("begin")
    const result = await work(joined(over(client)))
    await client.query("commit")
    return result
  } catch (error) {
    await client.query("rollback").catch(keepLoss)
    throw error
  } finally {
    client.off("error", keepLoss)
    client.release(broken)
  }
}

/** Connects to the server at `url` with at most `connections` at once; the first question finds out whether it is there. */
export const openPostgres = (url: string, connections = 10): Database => {
  const pool = new pg.Pool({ connectionString: url, max: connections, types, options: "-c timezone=UTC" })
  // An idle connection that the server ends is replaced at the next question; without a listener it would end the process.
  pool.on("error", () => {})
  return { ...over(pool), transaction: (work) => inTransaction(pool, work), close: () => pool.end() }
}
