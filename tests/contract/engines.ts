/** The two databases that everything of the shop must hold on. */
import type { Database } from "#backend/database/database.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { openPostgres } from "#backend/database/postgres.ts"
import { startPostgres } from "./postgres-server.ts"

/** An open, empty database; closing it takes everything of it away. */
export type Engine = { readonly name: string; readonly open: () => Promise<Database> }

export const pglite: Engine = { name: "PGlite", open: () => openEmbedded(null) }

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
