/** Database engines that the contract runs on. */
import { existsSync } from "node:fs"
import { mkdir, readFile, rename } from "node:fs/promises"
import { join } from "node:path"
import type { Database } from "#backend/database/database.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { openPostgres } from "#backend/database/postgres.ts"
import { fileAt } from "#backend/paths.ts"
import { startPostgres } from "./postgres-server.ts"

/** Opens an empty database; closing it deletes it. */
export type Engine = { readonly name: string; readonly open: () => Promise<Database> }

/** Dump of an empty database, cached for each version of PGlite: creating takes seconds, loading a moment. */
export const emptyDatabase = async (): Promise<string> => {
  const { version } = JSON.parse(await readFile(fileAt("node_modules/@electric-sql/pglite/package.json"), "utf8")) as { version: string }
  const file = join(fileAt(".cache"), `empty-pglite-${version}.tgz`)
  if (existsSync(file)) return file
  await mkdir(fileAt(".cache"), { recursive: true })
  const db = await openEmbedded(null)
  const draft = `${file}.${process.pid}`
  await db.dump(draft)
  await db.close()
  await rename(draft, file)
  return file
}

export const pglite: Engine = { name: "PGlite", open: async () => openEmbedded(null, await emptyDatabase()) }

export const postgres: Engine = {
  name: "PostgreSQL",
  open: async () => {
    const server = await startPostgres()
    const db = openPostgres(server.url)
    return {
      ...db,
      close: async () => {
        await db.close()
        await server.stop()
      },
    }
  },
}
