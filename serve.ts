/** Start of the whole shop in one process: the backend, and the pages of the storefront. */
import type { ProcessEnvironment } from "#backend/environment.ts"
import "effect/schema/SchemaJITCompiler/enable"
import { realpathSync } from "node:fs"
import path from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { pino, type Logger } from "pino"
import { builtAssets, type Assets } from "#app/server/assets.ts"
import { originFor } from "#app/server/origin.ts"
import { createPageServer, type PageServer } from "#app/server/page-server.ts"
import { serverPorts } from "#app/server/server-ports.ts"
import { socialProviders } from "#app/server/social/providers.ts"
import { createSocialLogin } from "#app/server/social/social-login.ts"
import { createStaticFiles } from "#app/server/static-files.ts"
import { createBackend } from "#backend/backend.ts"
import { readConfig } from "#backend/config.ts"
import { assertionLifetime, signAssertion } from "#backend/identity/assertion.ts"
import { withSandboxSecret } from "#backend/http/sandbox-access.ts"
import { isPrimary, startPrimary } from "#backend/processes/primary.ts"
import { listen, type DevelopmentServer, type Listening } from "#backend/http/listen.ts"
import { root } from "#backend/paths.ts"
import { minute, second } from "#domain/rules/instants.ts"
import { runUntilSignal } from "#backend/stop-signals.ts"

/** How long a rendered page is served, which bounds the age of what is not known to have changed. Milliseconds. */
const pageLifetime = 5 * minute

/** Sources that `npm run dev` serves in place of a release, and the server that reloads them. */
export type Development = DevelopmentServer & {
  readonly assets: Assets
  /** Closes what would hold connections open. */
  readonly close: () => Promise<void>
}

/**
 * Starts the shop with the configuration of `env`, and resolves once it is ready. Serves the last release, or the sources of
 * `development`.
 */
export const startServer = async (env: ProcessEnvironment, log: Logger, development?: Development): Promise<Listening> => {
  const config = readConfig(env)
  const folder = path.join(root, "dist", "client")
  const assets = development?.assets ?? (await builtAssets(folder))
  const backend = await createBackend(config)
  let { port } = config
  const report = (error: unknown) => {
    const details = error instanceof Error ? { message: error.message, stack: error.stack } : error
    log.error({ error: details }, "a page went wrong")
  }
  // The social login of the sandbox is a part of this process.
  const fetchSandboxProvider: Parameters<typeof socialProviders>[1] = (url, options) =>
    backend.fetch(withSandboxSecret(config, new Request(url, options as RequestInit)), { address: "127.0.0.1" })
  const social = createSocialLogin({
    providers: socialProviders(config.social, fetchSandboxProvider, config.clock),
    sign: (identity) => signAssertion(config.assertionKey, identity, config.clock()),
    lifetime: assertionLifetime / second,
    report,
  })
  const pages = createPageServer({
    backend: (request, address) => backend.fetch(request, { address }),
    ports: (locale) => serverPorts((request) => backend.fetch(request), locale, config.site.pageSize),
    assets,
    files: createStaticFiles(folder),
    client: { id: config.clientId, secret: config.clientSecret },
    social,
    originOf: (requested) => originFor(requested, { publicOrigin: config.publicOrigin, host: config.host, port }),
    now: config.clock,
    // A developer sees a change of a page at once.
    servedFor: development === undefined ? pageLifetime : 0,
    changedProducts: backend.changedProducts,
    changedContent: backend.changedContent,
    later: (work, after) => void setTimeout(work, after).unref(),
    report,
    count: backend.countPage,
  })
  try {
    const server = await listen(pages.fetch, config, development)
    port = server.port
    // A release is opened with its home pages rendered; a developer's sources are compiled as they are visited.
    const background = development === undefined ? await startTending(pages, config.publicOrigin ?? server.url, report) : null
    log.info({ url: server.url }, "the shop is open")
    return {
      url: server.url,
      port,
      close: async () => {
        backend.drain()
        await background?.stop()
        await development?.close()
        await server.close()
        await backend.close()
        log.info("the shop is closed")
      },
    }
  } catch (error) {
    await backend.close()
    throw error
  }
}

/** Pause between two rounds of work on the cached pages, in milliseconds. */
const tendEvery = second

/** Renders the first pages and keeps the cached ones true until it is stopped. */
const startTending = async (
  pages: PageServer,
  origin: string,
  report: (error: unknown) => void,
): Promise<{ readonly stop: () => Promise<void> }> => {
  await pages.warm(origin).catch(report)
  const stopping = new AbortController()
  const tendUntilStopped = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await pages.tend().catch(report)
      await pause(tendEvery, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
    }
  }
  const tending = tendUntilStopped()
  return {
    stop: async () => {
      stopping.abort()
      await tending
    },
  }
}

const ownPath = fileURLToPath(import.meta.url)

const open = async (
  env: ProcessEnvironment,
  log: Logger,
  development?: Development,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const config = readConfig(env)
  return development === undefined && isPrimary(config) ? startPrimary(ownPath, env, config, log) : startServer(env, log, development)
}

/** Runs the shop as this process, or as the primary of several, until a signal stops it. */
export const runShop = (env: ProcessEnvironment, log: Logger, development?: Development): Promise<{ readonly url: string }> =>
  runUntilSignal(open(env, log, development), log)

// A link may stand for the release that runs.
const isStartedItself = process.argv[1] !== undefined && realpathSync(process.argv[1]) === ownPath

if (isStartedItself) {
  const { url } = await runShop(process.env, pino({ level: process.env["LOG_LEVEL"] || "info", base: null }))
  // Whoever started this process may be waiting to hear where the shop is.
  if (process.connected) process.send?.({ url })
}
