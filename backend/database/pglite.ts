/** Embedded database: PGlite in a worker thread, in a directory or in memory. */
import { once } from "node:events"
import { existsSync } from "node:fs"
import { statfs } from "node:fs/promises"
import { join } from "node:path"
import { Worker } from "node:worker_threads"
import { fileAt } from "#backend/paths.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import { databaseOver, NotCommitted, type Database } from "./database.ts"
import { DirectoryInUse, takeLock } from "./lock.ts"
import { asUnavailable } from "./unavailable.ts"

type Reply = {
  readonly id: number
  readonly rows?: unknown[]
  readonly failure?: { readonly message: string; readonly code?: string; readonly constraint?: string; readonly detail?: string }
}
type Job =
  | { readonly job: "query"; readonly sql: string; readonly params: readonly unknown[] }
  | { readonly job: "script"; readonly sql: string }
  | { readonly job: "commit" }
  | { readonly job: "dump"; readonly file: string }
  | { readonly job: "close" }

export interface Embedded extends Database {
  /** Writes the whole database to one compressed file. */
  dump(file: string): Promise<void>
}

export class DamagedDatabase extends OperatorError {
  override readonly name = "DamagedDatabase"
  constructor(dataDir: string, cause: unknown) {
    const problem = cause instanceof Error ? cause.message : String(cause)
    super(
      { key: "opening.damagedDatabase", values: { directory: join(dataDir, "database"), problem, command: "npm run restore -- FILE" } },
      { cause },
    )
  }
}

/** Bytes that opening a database may need: a segment of its log, and some. */
const neededToOpen = 32_000_000

/** The disk has no room to open the database, which is no reason to throw it away. */
class FullDisk extends OperatorError {
  override readonly name = "FullDisk"
  constructor(directory: string, free: number) {
    super({ key: "opening.fullDisk", values: { directory, megabytes: Math.floor(free / 1_000_000) } })
  }
}

const freeBytes = async (directory: string): Promise<number> => {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

/** Starts the worker thread; jobs and replies are matched by id. */
const threaded = async (dataDir: string | null, loadFrom: string | null) => {
  const worker = new Worker(fileAt("backend/database/pglite-worker.mjs"), { workerData: { dataDir, loadFrom }, execArgv: [] })
  const waiting = new Map<number, { resolve: (rows: unknown[]) => void; reject: (error: unknown) => void }>()
  let last = 0
  let ended: Error | null = null
  const end = (error: Error) => {
    ended = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  await once(worker, "message")
  worker.on("message", ({ id, rows, failure }: Reply) => {
    const request = waiting.get(id)
    waiting.delete(id)
    if (failure === undefined) request?.resolve(rows ?? [])
    // A full disk, for one; a failed commit is rolled back.
    else request?.reject(asUnavailable(Object.assign(new Error(failure.message), failure), false))
  })
  worker.on("error", end)
  worker.on("exit", () => end(new Error("the embedded database has ended")))
  const run = (job: Job): Promise<unknown[]> =>
    new Promise((resolve, reject) => {
      if (ended !== null) return reject(ended)
      const id = ++last
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...job })
    })
  const exited = once(worker, "exit")
  return { run, close: async () => void (await run({ job: "close" }), await exited) }
}

/** A full disk fails the lock and the start of a database alike; without a lock nothing was opened. */
const causeOf = async (dataDir: string, error: unknown, isLocked: boolean): Promise<unknown> => {
  const free = error instanceof DirectoryInUse ? neededToOpen : await freeBytes(dataDir)
  if (free < neededToOpen) return new FullDisk(join(dataDir, "database"), free)
  return isLocked ? new DamagedDatabase(dataDir, error) : error
}

/**
 * Opens the embedded database in `dataDir` (created when missing, locked against other processes), or in memory for `null`.
 * `loadFrom` is a file written by `dump`, for a database that does not exist yet. Throws `DirectoryInUse`, `FullDisk` or `DamagedDatabase`.
 */
export const openEmbedded = async (dataDir: string | null, loadFrom: string | null = null): Promise<Embedded> => {
  const isThere = dataDir !== null && existsSync(join(dataDir, "database"))
  let unlock: (() => void) | null = null
  try {
    if (dataDir !== null) unlock = takeLock(dataDir)
    return await connected(dataDir, loadFrom, () => unlock?.())
  } catch (error) {
    unlock?.()
    throw isThere ? await causeOf(dataDir, error, unlock !== null) : error
  }
}

const connected = async (dataDir: string | null, loadFrom: string | null, unlock: () => void): Promise<Embedded> => {
  const thread = await threaded(dataDir === null ? null : join(dataDir, "database"), loadFrom)
  const own = {
    query: <Row>(sql: string, params: readonly unknown[] = []) => thread.run({ job: "query", sql, params }) as Promise<Row[]>,
    script: async (sql: string) => void (await thread.run({ job: "script", sql })),
  }
  // One connection: a transaction has it alone, and all else is queued.
  let lastTurn: Promise<unknown> = Promise.resolve()
  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = lastTurn.then(work)
    lastTurn = turn.catch(() => {})
    return turn
  }
  const inTransaction = async <T>(work: (tx: Database) => Promise<T>): Promise<T> => {
    // The thread runs jobs in order, so `work` need not wait for `begin`.
    const begun = own.script("begin")
    begun.catch(() => undefined)
    try {
      const result = await work(databaseOver(own))
      await begun
      const [tag] = await thread.run({ job: "commit" })
      if (tag !== "COMMIT") throw new NotCommitted()
      return result
    } catch (error) {
      await own.script("rollback")
      throw error
    }
  }
  let closing: Promise<void> | null = null
  return {
    query: (sql, params) => queued(() => own.query(sql, params)),
    script: (sql) => queued(() => own.script(sql)),
    transaction: (work) => queued(() => inTransaction(work)),
    dump: (file) => queued(async () => void (await thread.run({ job: "dump", file }))),
    close: () => (closing ??= queued(thread.close).finally(unlock)),
  }
}
