/** Migrations: numbered SQL files, each run once and never edited afterwards. Those below 0400 are the baselines, one an area. */
import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Instant } from "#domain/entities/ids.ts"
import { fileAt } from "#backend/paths.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { Database } from "./database.ts"

export class EditedMigration extends OperatorError {
  override readonly name = "EditedMigration"
  constructor(migration: string) {
    super({ key: "opening.editedMigration", values: { migration } })
  }
}

/** Release before the baselines: its last migration, and how many it had. Its schema is that of the baselines. */
const predecessor = { released: "2026-11-28T00:00:00+08:00" as Instant, last: "0240_awaited_publications.sql", count: 62 }

export class OldDatabase extends OperatorError {
  override readonly name = "OldDatabase"
  constructor(last: string) {
    super({ key: "opening.oldDatabase", values: { released: { day: predecessor.released }, last } })
  }
}

/** Comment of a migration that takes away what the release before reads. */
const stopMark = "-- Needs a stop:"

/** Whether no process of the release before can go on beside a migration. */
export const needsStop = (sql: string): boolean => sql.includes(stopMark)

export class NeedsStop extends OperatorError {
  override readonly name = "NeedsStop"
  constructor(migration: string) {
    super({ key: "opening.needsStop", values: { migration } })
  }
}

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

const isBaseline = ({ name }: Migration): boolean => name < "0400"

const read = async (folder: string): Promise<ReadonlyArray<Migration>> => {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), "utf8")
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") }
    }),
  )
}

/** Whether `done` is a database of the release before the baselines. Throws `OldDatabase` for one of an older release. */
const isOfPredecessor = (done: ReadonlyMap<string, string>, migrations: ReadonlyArray<Migration>): boolean => {
  const [first] = migrations
  if (first === undefined || done.has(first.name)) return false
  const earlier = [...done.keys()].filter((name) => name < first.name).toSorted()
  const last = earlier.at(-1)
  if (last === undefined) return false
  if (last !== predecessor.last || earlier.length !== predecessor.count) throw new OldDatabase(last)
  return true
}

type MigrateOptions = {
  readonly folder?: string
  /** Whether processes of the release before go on. */
  readonly isExchange?: boolean
}

/**
 * Runs the pending migrations in one transaction and returns their names; a database of the release before the baselines has them already.
 * Processes that start together wait for each other. Throws `EditedMigration`, `OldDatabase`, or, where processes of the release before go on, `NeedsStop`.
 */
export const migrate = async (
  db: Database,
  { folder = fileAt("backend/migrations"), isExchange = false }: MigrateOptions = {},
): Promise<ReadonlyArray<string>> => {
  const migrations = await read(folder)
  await db
    .query(
      "create table if not exists migrations (name text primary key, checksum text not null, run_at timestamptz not null default now())",
    )
    .catch(async (error: unknown) => {
      // Of two processes that create the table at once the second fails.
      if (!/pg_type_typname_nsp_index|already exists/.test(String(error))) throw error
    })
  return db.transaction(
    async (tx) => {
      await tx.query("lock table migrations in exclusive mode")
      const rows = await tx.query<{ name: string; checksum: string }>("select name, checksum from migrations")
      const done = new Map(rows.map(({ name, checksum }) => [name, checksum]))
      const isTakenOver = isOfPredecessor(done, migrations)
      const run: string[] = []
      for (const migration of migrations) {
        const { name, sql, checksum } = migration
        const known = done.get(name)
        if (known === checksum) continue
        if (known !== undefined) throw new EditedMigration(name)
        const isThere = isTakenOver && isBaseline(migration)
        if (isExchange && !isThere && needsStop(sql)) throw new NeedsStop(name)
        if (!isThere) await tx.script(sql)
        await tx.query("insert into migrations (name, checksum) values ($1, $2)", [name, checksum])
        if (!isThere) run.push(name)
      }
      return run
    },
    { unlimited: true },
  )
}
