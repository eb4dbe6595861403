/** Process of `serveShop`: the backend without pages, with a slow call for requests in flight. */
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { pino } from "pino"
import { createBackend } from "#backend/backend.ts"
import { readConfig } from "#backend/config.ts"
import { listen } from "#backend/http/listen.ts"
import { isPrimary, startPrimary } from "#backend/processes/primary.ts"
import { runUntilSignal } from "#backend/stop-signals.ts"

const log = pino({ level: process.env["LOG_LEVEL"] ?? "error", base: null })

const start = async () => {
  const config = readConfig(process.env)
  if (isPrimary(config)) return startPrimary(fileURLToPath(import.meta.url), process.env, config, log)
  const backend = await createBackend(config)
  const server = await listen(async (request, address) => {
    if (request.url.endsWith("/process")) return new Response(String(process.pid))
    const milliseconds = /\/slow\?(\d+)$/.exec(request.url)?.[1]
    if (milliseconds === undefined) return backend.fetch(request, { address })
    await pause(Number(milliseconds))
    return new Response("done")
  }, config)
  const close = async () => {
    backend.drain()
    await server.close()
    await backend.close()
  }
  return { url: server.url, close }
}

const { url } = await runUntilSignal(start(), log)
if (process.connected) process.send?.({ url })
