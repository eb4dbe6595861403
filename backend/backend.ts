/** The shop behind the storefront, as one `fetch`: the same on an embedded database and on PostgreSQL, for one process or many. */
import { join } from "node:path"
import { pino } from "pino"
import { momentOf } from "#domain/rules/instants.ts"
import { areas } from "./areas.ts"
import { seedCatalogue } from "./demo/seed-catalogue.ts"
import type { BackendConfig } from "./config.ts"
import type { Database } from "./database/database.ts"
import { diskProbe } from "./database/disk.ts"
import { migrate } from "./database/migrate.ts"
import { openEmbedded } from "./database/pglite.ts"
import { openPostgres } from "./database/postgres.ts"
import { docsRoutes } from "./docs/routes.ts"
import { healthRoutes } from "./health.ts"
import { newApp } from "./http/app.ts"
import { counted } from "./http/in-flight-calls.ts"
import { startJobs } from "./jobs/jobs.ts"
import { pictureRoutes } from "./pictures/routes.ts"
import { openImageCache } from "./pictures/image-cache.ts"
import { providersFor, type Providers } from "./business/providers.ts"
import { seedPeople } from "./demo/people.ts"
import type { BackendServices } from "./services.ts"
import { readCountry } from "./shell/country.ts"

export type Caller = {
  /** The socket's far end. Without it the call comes from inside this process, and the sandbox stays shut to it. */
  readonly address?: string | null
}

export type Backend = {
  readonly fetch: (request: Request, caller?: Caller) => Promise<Response>
  /** Does now what the shop does by itself every few seconds: expired orders, receipts, forgetting. */
  readonly tend: () => Promise<void>
  /** Says at `/readyz` that it closes; calls are still answered. */
  readonly drain: () => void
  /** Lets calls under way end, then closes the database. */
  readonly close: () => Promise<void>
}

type Options = {
  /** In the place of the sandbox's. */
  readonly providers?: Providers | null
  /** Whether jobs run by themselves. */
  readonly timed?: boolean
  /** A database that is open already; it is closed with the backend. */
  readonly db?: Database
}

const openDatabase = ({ databaseUrl, dataDir, loadFrom }: BackendConfig): Promise<Database> | Database =>
  databaseUrl === null ? openEmbedded(dataDir, loadFrom) : openPostgres(databaseUrl)

const oneRow = async (db: Database): Promise<boolean> => (await db.query("select 1")).length === 1

/** What a new shop begins with. Processes that start together stand in line, and the first one fills it. */
const fill = (services: BackendServices): Promise<void> =>
  services.db.transaction(async (tx) => {
    await tx.query("lock table migrations in exclusive mode")
    await seedCatalogue(tx, new Date(services.config.clock()))
    if (services.config.sandbox !== null) await seedPeople({ ...services, db: tx })
  }, { unlimited: true })

/** Opens the database, brings it up to date, fills it where it is empty, and joins the calls. Throws where it may not start. */
export const createBackend = async (config: BackendConfig, { providers = null, timed = true, db: opened }: Options = {}): Promise<Backend> => {
  const able = providersFor(config, providers)
  const log = pino({ level: config.logLevel, base: null })
  const db = opened ?? (await openDatabase(config))
  const services: BackendServices = { db, config, providers: able, country: await readCountry(), log, inFlight: new Set(), now: () => momentOf(config.clock()) }
  try {
    await migrate(db)
    await fill(services)
  } catch (error) {
    await db.close()
    throw error
  }
  const app = newApp(log)
  const calls = counted()
  let isDraining = false
  let closing: Promise<void> | null = null
  healthRoutes(app, {
    isClosing: () => isDraining || closing !== null,
    database: () => oneRow(db),
    // Of a database elsewhere this process keeps nothing on its own disk but pictures.
    disk: config.dataDir === null || config.databaseUrl !== null ? () => Promise.resolve(true) : diskProbe(config.dataDir),
  })
  docsRoutes(app)
  for (const { routes } of areas) routes?.(app, services)
  const imageCache = await openImageCache(config.dataDir === null ? null : join(config.dataDir, "pictures"))
  app.route("/pictures", pictureRoutes(imageCache))
  if (timed) imageCache.prepare(calls.quiet).catch((error: unknown) => log.error({ message: error instanceof Error ? error.message : "" }, "a picture went wrong"))
  const jobs = startJobs(services, areas.flatMap(({ jobs = [] }) => jobs), timed)

  const close = async (): Promise<void> => {
    imageCache.stop()
    await jobs.stop()
    await calls.idle()
    await db.close()
  }
  return {
    fetch: (request, caller = {}) => calls.run(async () => app.fetch(request, { address: caller.address ?? null })),
    tend: jobs.round,
    drain: () => void (isDraining = true),
    close: () => (closing ??= close()),
  }
}
