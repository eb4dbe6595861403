/** Shop of a journey on a PostgreSQL server of its own, whose facts the journey changes while a shopper is in it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { Database } from "#backend/database/database.ts"
import { openPostgres } from "#backend/database/postgres.ts"
import { startPostgres } from "#tests/contract/support/postgres-server.ts"
import { startServer, type RunningServer } from "#tests/running-server.ts"
import { forEachTry } from "./each-try.ts"

export type ChangingShop = {
  readonly url: string
  /** For changes behind the shop's back, as other shoppers and programs make them. */
  readonly db: Database
  /** Starts the shop again at the same address with another configuration. */
  readonly configure: (site: Readonly<Record<string, unknown>>) => Promise<void>
  readonly stop: () => Promise<void>
}

type Environment = Readonly<Record<string, string>>

const startChangingShop = async (first: Readonly<Record<string, unknown>> = {}, environment: Environment = {}): Promise<ChangingShop> => {
  const postgres = await startPostgres()
  const folder = mkdtempSync(path.join(tmpdir(), "delguur-site-"))
  const file = path.join(folder, "site.json")
  const start = (site: Readonly<Record<string, unknown>>, port?: number): Promise<RunningServer> => {
    writeFileSync(file, JSON.stringify(site))
    return startServer({
      environment: { DATABASE_URL: postgres.url, SITE_CONFIG: file, ...environment },
      ...(port !== undefined && { port }),
    })
  }
  let server = await start(first)
  const { url } = server
  const db = openPostgres(postgres.url)
  return {
    url,
    db,
    configure: async (site) => {
      await server.stop()
      server = await start(site, Number(new URL(url).port))
    },
    stop: async () => {
      await db.close()
      await server.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Shop of each try of a journey; returns how to reach it. */
export const withChangingShop = (site?: Readonly<Record<string, unknown>>, environment?: Environment): (() => ChangingShop) =>
  forEachTry(() => startChangingShop(site, environment))
