/** Work of an operator's command on the shop's database: an embedded one is free only while the shop is stopped. */
import type { ProcessEnvironment } from "#backend/environment.ts"
import { resolve } from "node:path"
import { createBackend } from "#backend/backend.ts"
import { isForThisMachine, readConfig, type BackendConfig } from "#backend/config.ts"
import type { Database } from "#backend/database/database.ts"
import { migrate } from "#backend/database/migrate.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { openPostgres } from "#backend/database/postgres.ts"
import type { BackendServices } from "#backend/services.ts"

/** A shop on this machine alone that names no provider yet has its sandbox, as `npm start` opens it. */
const configOf = (env: ProcessEnvironment): BackendConfig => {
  const config = readConfig({ LOG_LEVEL: "error", ...env })
  const hasSandbox =
    env["SANDBOX"] === undefined && config.databaseUrl === null && config.providers.payments.length === 0 && isForThisMachine(config)
  return hasSandbox ? readConfig({ LOG_LEVEL: "error", ...env, SANDBOX: "1" }) : config
}

export const operate = async <T>(
  env: ProcessEnvironment,
  work: (services: BackendServices) => Promise<T>,
  options: { readonly hasDemoContent?: boolean } = {},
): Promise<T> => {
  const backend = await createBackend(configOf(env), { timed: false, ...options })
  try {
    return await backend.operate(work)
  } finally {
    await backend.close()
  }
}

/** Work on the migrated database alone, for commands that need no provider and no shop. */
export const withDatabase = async <T>(env: ProcessEnvironment, work: (db: Database, config: BackendConfig) => Promise<T>): Promise<T> => {
  const config = readConfig({ LOG_LEVEL: "error", ...env })
  const db = config.databaseUrl === null ? await openEmbedded(config.dataDir, null) : openPostgres(config.databaseUrl)
  try {
    await migrate(db)
    return await work(db, config)
  } finally {
    await db.close()
  }
}

/** npm starts a script in the root of the checkout; a path is meant from where the operator stands. */
export const fileOf = (env: ProcessEnvironment, file: string): string => resolve(env["INIT_CWD"] ?? process.cwd(), file)
