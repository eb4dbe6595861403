/** Migrations: numbered SQL files, each run once and never edited afterwards. */
import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileAt } from "#backend/paths.ts"
import type { Database } from "./database.ts"

export class EditedMigration extends Error {
  constructor(name: string) {
    super(`the migration ${name} has been edited after it was run; write a new one instead`)
    this.name = "EditedMigration"
  }
}

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

const read = async (folder: string): Promise<ReadonlyArray<Migration>> => {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), "utf8")
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") }
    }),
  )
}

/**
 * Runs the pending migrations in one transaction and returns their names.
 * Processes that start together wait for each other. Throws `EditedMigration`.
 */
export const migrate = async (db: Database, folder = fileAt("backend/migrations")): Promise<ReadonlyArray<string>> => {
  const migrations = await read(folder)
  await db.query(
    "create table if not exists migrations (name text primary key, checksum text not null, run_at timestamptz not null default now())",
  ).catch(async (error: unknown) => {
    // Of two processes that create the table at once the second fails.
    if (!/pg_type_typname_nsp_index|already exists/.test(String(error))) throw error
  })
  return db.transaction(async (tx) => {
    await tx.query("lock table migrations in exclusive mode")
    const done = new Map(
      (await tx.query<{ name: string; checksum: string }>("select name, checksum from migrations")).map(
        ({ name, checksum }) => [name, checksum],
      ),
    )
    const run: string[] = []
    for (const { name, sql, checksum } of migrations) {
      const known = done.get(name)
      if (known === checksum) continue
      if (known !== undefined) throw new EditedMigration(name)
      await tx.script(sql)
      await tx.query("insert into migrations (name, checksum) values ($1, $2)", [name, checksum])
      run.push(name)
    }
    return run
  }, { unlimited: true })
}
