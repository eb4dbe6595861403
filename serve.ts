/** Starts the whole shop in one process: what stands behind the storefront, and the storefront's own pages. */
import "effect/schema/SchemaJITCompiler/enable"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { getRequestListener, type HttpBindings } from "@hono/node-server"
import { pino, type Logger } from "pino"
import { builtAssets, type Assets } from "#app/server/assets.ts"
import { originFor } from "#app/server/origin.ts"
import { createPageServer } from "#app/server/page-server.ts"
import { serverPorts } from "#app/server/server-ports.ts"
import { createStaticFiles } from "#app/server/static-files.ts"
import { createBackend } from "#backend/backend.ts"
import { readConfig } from "#backend/config.ts"
import { callerAddress } from "#backend/http/caller-address.ts"
import { root } from "#backend/root.ts"

export type StartedShop = {
  readonly url: string
  readonly close: () => Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

/** What a workshop puts in the place of a release. */
export type Workshop = {
  readonly assets: Assets
  /** Answers for sources and styles, and hands on everything else. */
  readonly before: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Listens to nothing yet. */
  readonly server: Server
}

/** How long calls under way may take to end when the shop closes, in milliseconds. */
const patience = 10_000

/**
 * Starts the shop as its environment says (what `readConfig` reads)
 * and answers once it is ready. Prints structured logs and nothing else. Serves the last release unless there is a workshop.
 */
export const startShop = async (env: Environment, log: Logger, workshop?: Workshop): Promise<StartedShop> => {
  const config = readConfig(env)
  const folder = path.join(root, "dist", "client")
  const assets = workshop?.assets ?? (await builtAssets(folder))
  const backend = await createBackend(config)
  let heardOn = config.port
  const pages = createPageServer({
    shop: (request, address) => backend.fetch(request, { address }),
    ports: (locale) => serverPorts((request) => backend.fetch(request), locale, config.site.pageSize),
    assets,
    files: createStaticFiles(folder),
    client: { id: config.clientId, secret: config.clientSecret },
    originOf: (asked) => originFor(asked, { publicOrigin: config.publicOrigin, host: config.host, port: heardOn }),
    now: config.clock,
    // Whoever changes the pages wants to see it.
    shownFor: workshop === undefined ? 30_000 : 0,
    later: (work, after) => void setTimeout(work, after).unref(),
    report: (error) => log.error({ error: error instanceof Error ? { message: error.message, stack: error.stack } : error }, "a page went wrong"),
  })
  const answer = getRequestListener((request, bindings) =>
    pages.fetch(
      request,
      callerAddress((bindings as HttpBindings).incoming.socket.remoteAddress, request.headers.get("x-forwarded-for"), config.trustsProxy),
    ),
  )
  const server = workshop?.server ?? createServer()
  server.on("request", (request, response) => {
    const next = () => void answer(request, response)
    if (workshop === undefined) next()
    else workshop.before(request, response, next)
  })
  try {
    await listening(server, config.port, config.host)
  } catch (error) {
    await backend.close()
    throw error
  }
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : config.port
  heardOn = port
  const host = config.host === "127.0.0.1" ? "localhost" : config.host.includes(":") ? `[${config.host}]` : config.host
  const url = config.publicOrigin ?? `http://${host}:${port}`
  log.info({ url }, "the shop is open")
  return {
    url,
    close: async () => {
      await closed(server)
      await backend.close()
      log.info("the shop is closed")
    },
  }
}

const listening = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  })

/** Takes no new calls, and lets those under way end for as long as there is patience. */
const closed = async (server: Server): Promise<void> => {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const late = setTimeout(() => server.closeAllConnections(), patience)
  await ended
  clearTimeout(late)
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
