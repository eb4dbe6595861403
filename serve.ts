/** Starts the whole shop in one process: what stands behind the storefront, and the storefront's own pages. */
import path from "node:path"
import { fileURLToPath } from "node:url"
import { serve, type HttpBindings } from "@hono/node-server"
import { pino, type Logger } from "pino"
import { builtAssets, type Assets } from "#app/server/assets.ts"
import { createPageServer } from "#app/server/page-server.ts"
import { serverPorts } from "#app/server/server-ports.ts"
import { createStaticFiles } from "#app/server/static-files.ts"
import { createBackend } from "#backend/backend.ts"
import { readConfig } from "#backend/config.ts"
import { root } from "#backend/root.ts"

export type StartedShop = {
  readonly url: string
  readonly close: () => Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

/** How long calls under way may take to end when the shop closes, in milliseconds. */
const patience = 10_000

/** Where browsers find the site, if something stands before this process; checked, since links and cookies go by it. */
const publicOrigin = (env: Environment): string | null => {
  const given = env["PUBLIC_ORIGIN"]
  return given === undefined || given === "" ? null : new URL(given).origin
}

/**
 * Starts the shop as its environment says (`PORT`, `HOST`, `DATA_DIR`, `PUBLIC_ORIGIN` and what `readConfig` reads)
 * and answers once it is ready. Prints structured logs and nothing else. `assets` are the built ones unless given.
 */
export const startShop = async (env: Environment, log: Logger, assets?: Assets): Promise<StartedShop> => {
  const config = readConfig(env)
  const folder = path.join(root, "dist", "client")
  const built = assets ?? (await builtAssets(folder))
  const backend = await createBackend(config)
  const pages = createPageServer({
    shop: (request, address) => backend.fetch(request, { address }),
    ports: (locale) => serverPorts((request) => backend.fetch(request), locale, config.site.pageSize),
    assets: built,
    files: createStaticFiles(folder),
    client: { id: config.clientId, secret: config.clientSecret },
    origin: publicOrigin(env),
    now: config.clock,
    report: (error) => log.error({ error: error instanceof Error ? { message: error.message, stack: error.stack } : error }, "a page went wrong"),
  })
  const fetch = (request: Request, { incoming }: HttpBindings) => pages.fetch(request, incoming.socket.remoteAddress ?? null)
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: (request, bindings) => fetch(request, bindings as HttpBindings), port: config.port, hostname: config.host }, ({ port }) => {
      const host = config.host.includes(":") ? `[${config.host}]` : config.host
      const url = publicOrigin(env) ?? `http://${host === "127.0.0.1" ? "localhost" : host}:${port}`
      log.info({ url }, "the shop is open")
      const close = async () => {
        const closed = new Promise<void>((done) => server.close(() => done()))
        const late = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), patience)
        if ("closeIdleConnections" in server) server.closeIdleConnections()
        await closed
        clearTimeout(late)
        await backend.close()
        log.info("the shop is closed")
      }
      resolve({ url, close })
    })
    server.on("error", (error) => {
      void backend.close().then(() => reject(error))
    })
  })
}

const isStartedItself = process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)

if (isStartedItself) {
  const log = pino({ level: process.env["LOG_LEVEL"] || "info", base: null })
  try {
    const shop = await startShop(process.env, log)
    // Whoever started this process may be waiting to hear where the shop is.
    process.send?.({ url: shop.url })
    const close = () => void shop.close().then(() => process.exit(0))
    process.once("SIGTERM", close)
    process.once("SIGINT", close)
  } catch (error) {
    log.fatal({ error: error instanceof Error ? error.message : String(error) }, "the shop cannot open")
    process.exitCode = 1
  }
}
