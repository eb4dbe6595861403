/** Backend of the storefront as one `fetch`, on an embedded database or on PostgreSQL, for one process or many. */
import cluster from "node:cluster"
import { join } from "node:path"
import { pino } from "pino"
import { instantOf } from "#domain/rules/instants.ts"
import type { Hono } from "hono"
import type { Job } from "./area.ts"
import { areas } from "./areas.ts"
import { createChangeReader } from "./search/indexing/product-changes.ts"
import { renewNumbers } from "./search/indexing/transaction-numbers.ts"
import { keepWordsRule, refreshWords } from "./search/indexing/words-rule.ts"
import type { BackendConfig } from "./config.ts"
import type { Database } from "./database/database.ts"
import { diskProbe } from "./database/disk.ts"
import { migrate } from "./database/migrate.ts"
import { openEmbedded } from "./database/pglite.ts"
import { openPostgres } from "./database/postgres.ts"
import { watched } from "./database/watched.ts"
import { docsRoutes } from "./docs/routes.ts"
import { healthRoutes } from "./health.ts"
import { newApp } from "./http/app.ts"
import type { Env } from "./http/request-context.ts"
import { countCalls } from "./http/in-flight-calls.ts"
import { createMetrics, serveMetrics, type Metrics } from "./http/metrics.ts"
import { startJobs, type Jobs } from "./jobs/jobs.ts"
import { pictureRoutes } from "./pictures/routes.ts"
import { openImageCache, type ImageCache } from "./pictures/image-cache.ts"
import { listedPictures } from "./catalogue/products/stored-products.ts"
import { demoPicture } from "./pictures/demo-pictures.ts"
import { merchantPicture } from "./pictures/photo-fit.ts"
import { importedPicture } from "./pictures/imported-picture.ts"
import { storageFor } from "./pictures/storage/configured-storage.ts"
import { pictureJobs } from "./pictures/storage/picture-jobs.ts"
import type { PictureStorage } from "./pictures/storage/picture-storage.ts"
import { carriersFor } from "./notifications/carriers/configured-carriers.ts"
import type { Carriers } from "./notifications/carriers/carrier.ts"
import { providersFor } from "./configured-providers.ts"
import type { Providers } from "./providers.ts"
import { createContentReader } from "./content-files/content-version.ts"
import { createCurrentSite } from "./content-files/current-site.ts"
import { seedContent } from "./content-files/seed-content.ts"
import { seedDemoShop } from "./demo/demo-shop.ts"
import type { BackendServices } from "./services.ts"

export type Caller = {
  /** Remote address of the socket; absent for calls from inside this process, which the sandbox refuses. */
  readonly address?: string | null
}

export type Backend = {
  readonly fetch: (request: Request, caller?: Caller) => Promise<Response>
  /** Method and pattern of every route, found as they were served. */
  readonly routes: ReadonlyArray<{ readonly method: string; readonly path: string }>
  /** Counts a page that was shown around the calls, for the metrics. */
  readonly countPage: Metrics["page"]
  /** Ids of the products that have changed since the last call. */
  readonly changedProducts: () => Promise<ReadonlyArray<number>>
  /** Whether content has changed since the last call. */
  readonly changedContent: () => Promise<boolean>
  /** Runs a round of the jobs now: expiry, sales, purges, receipts. */
  readonly tend: () => Promise<void>
  /** Runs an operator's work beside the calls. */
  readonly operate: <T>(work: (services: BackendServices) => Promise<T>) => Promise<T>
  /** Makes `/readyz` answer `closing`; calls are still answered. */
  readonly drain: () => void
  /** Waits for the calls in flight, then closes the database. */
  readonly close: () => Promise<void>
}

type Options = {
  /** Replace those of the sandbox. */
  readonly providers?: Providers | null
  /** Replace those of the configuration. */
  readonly carriers?: Carriers | null
  /** Replaces that of the configuration. */
  readonly pictures?: PictureStorage
  /** Whether jobs run on a timer. */
  readonly timed?: boolean
  /** An open database, closed with the backend. */
  readonly db?: Database
  /** Whether an own shop gets the goods and the content of the demo, for a look. */
  readonly hasDemoContent?: boolean
}

const openDatabase = ({ databaseUrl, dataDir }: BackendConfig): Promise<Database> | Database =>
  databaseUrl === null ? openEmbedded(dataDir) : openPostgres(databaseUrl)

const oneRow = async (db: Database): Promise<boolean> => (await db.query("select 1")).length === 1

/** Fills an empty database. Of processes that start together the first one does, while the others wait for its lock. */
const fill = (services: BackendServices, hasDemoContent: boolean): Promise<void> =>
  services.db.transaction(
    async (tx) => {
      await tx.query("lock table migrations in exclusive mode")
      if (!services.config.isDemo) {
        await keepWordsRule(tx)
        await seedContent(tx, services.now(), ["pages"])
      }
      if (services.config.isDemo || hasDemoContent) await seedDemoShop({ ...services, db: tx })
    },
    { unlimited: true },
  )

/** Migrates and fills the database; closes it where that fails. */
const prepareDatabase = async (services: BackendServices, hasDemoContent: boolean): Promise<void> => {
  const { db, config } = services
  try {
    await migrate(db, { isExchange: config.isExchange })
    await services.refreshSite()
    await fill(services, hasDemoContent)
    await refreshWords(db, services.now())
    await renewNumbers(db)
  } catch (error) {
    await db.close()
    throw error
  }
}

/** Opens the image cache, and serves the pictures of the demo and the merchant from it. */
const serveImages = async (app: Hono<Env>, services: BackendServices): Promise<ImageCache> => {
  const { dataDir } = services.config
  const imageCache = await openImageCache(dataDir === null ? null : join(dataDir, "pictures"), [
    demoPicture,
    merchantPicture((name) => importedPicture(services, name)),
  ])
  app.route("/pictures", pictureRoutes(imageCache))
  return imageCache
}

/** Encodes the pictures that lists show, while no call waits. */
const prepareImages = (imageCache: ImageCache, { db, log }: BackendServices, whileQuiet: () => Promise<void>): void => {
  listedPictures(db)
    .then((names) => imageCache.prepare(names, whileQuiet))
    .catch((error: unknown) => log.error({ message: error instanceof Error ? error.message : "" }, "a picture went wrong"))
}

/** Jobs of the areas and of the picture storage. */
const declaredJobs = (): ReadonlyArray<Job> => {
  const kinds = areas.flatMap(({ pictures = [] }) => pictures)
  return [...areas.flatMap(({ jobs = [] }) => jobs), ...pictureJobs(kinds)]
}

/** Opens, migrates and fills the database and serves the calls. Throws `NoProviders`, `NoCarriers`, `DirectoryInUse`, `DamagedDatabase`, `OldDatabase`, `EditedMigration` or `NeedsStop`. */
export const createBackend = async (
  config: BackendConfig,
  { providers = null, carriers = null, pictures = storageFor(config), timed = true, db: opened, hasDemoContent = false }: Options = {},
): Promise<Backend> => {
  const current = createCurrentSite(config)
  // Before the database: without them the shop cannot open.
  const outside = { providers: providersFor(config, () => current.site().company, providers), carriers: carriers ?? carriersFor(config) }
  const log = pino({ level: config.logLevel, base: null })
  let metrics: Metrics | null = null
  let isReady = false
  let areRoutesMade = true
  const db = watched(opened ?? (await openDatabase(config)), ({ sql, milliseconds }) => {
    // Filling an empty database is slow by nature, and nobody waits for it.
    if (!isReady) return
    log.info({ query: sql, milliseconds }, "a slow query")
    metrics?.slowQuery(sql)
  })
  let jobs: Jobs | null = null
  const services: BackendServices = {
    ...outside,
    db,
    config,
    site: () => {
      // What a route keeps from the start on would stay as it was then.
      if (!areRoutesMade) throw new Error("the site is read by each call, not at the start")
      return current.site()
    },
    refreshSite: () => current.refresh(db),
    pictures,
    sendSoon: () => jobs?.runSoon("letters"),
    log,
    inFlight: new Set(),
    now: () => instantOf(config.clock()),
  }
  await prepareDatabase(services, hasDemoContent)
  isReady = true
  // Commands beside the shop have no port of their own.
  metrics = timed && config.metricsPort !== null ? createMetrics(db) : null
  const app = newApp(log, metrics?.request)
  const calls = countCalls()
  let isDraining = false
  let closing: Promise<void> | null = null
  healthRoutes(app, {
    isClosing: () => isDraining || closing !== null,
    database: () => oneRow(db),
    // With a PostgreSQL server the local disk holds only pictures: all else goes on where it is full.
    disk: config.dataDir === null || config.databaseUrl !== null ? () => Promise.resolve(true) : diskProbe(config.dataDir),
  })
  docsRoutes(app)
  app.use(async (_, next) => {
    await current.keepFresh(db, config.clock())
    await next()
  })
  areRoutesMade = false
  for (const { routes } of areas) routes?.(app, services)
  areRoutesMade = true
  // After the areas, which serve pictures of shoppers under the same path.
  const imageCache = await serveImages(app, services)
  if (timed) prepareImages(imageCache, services, calls.quiet)
  const running = startJobs(services, declaredJobs(), timed, metrics?.job)
  jobs = running
  const works = timed ? areas.flatMap(({ start }) => (start === undefined ? [] : [start(services)])) : []
  // The port belongs to the primary process of several.
  const metricsServer =
    metrics === null || config.metricsPort === null || cluster.isWorker
      ? null
      : await serveMetrics(metrics, config.host, config.metricsPort)

  const readContentChange = createContentReader(db)
  const close = async (): Promise<void> => {
    imageCache.stop()
    await metricsServer?.stop()
    await running.stop()
    await Promise.all(works.map((work) => work.stop()))
    await calls.idle()
    await db.close()
  }
  return {
    fetch: (request, caller = {}) => calls.run(async () => app.fetch(request, { address: caller.address ?? null })),
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    countPage: (page, status, seconds) => metrics?.page(page, status, seconds),
    changedProducts: createChangeReader(db),
    changedContent: async () => {
      const isChanged = await readContentChange()
      if (isChanged) await services.refreshSite()
      return isChanged
    },
    tend: running.round,
    operate: (work) => calls.run(() => work(services)),
    drain: () => void (isDraining = true),
    close: () => (closing ??= close()),
  }
}
