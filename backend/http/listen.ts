/** HTTP server around a `fetch`: passes the caller's address and closes gracefully. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { getRequestListener, type HttpBindings } from "@hono/node-server"
import type { BackendConfig } from "#backend/config.ts"
import { callerAddress } from "./caller-address.ts"
import { drainable } from "./drain.ts"

/** Longest time for requests in flight when the server closes, in milliseconds. */
const timeout = 10_000

/**
 * How long an idle connection stays open, in milliseconds.
 * Longer than proxies keep theirs (60 s mostly), so that none sends a request into a closing one.
 */
const keepAliveTimeout = 65_000

type Fetch = (request: Request, address: string | null) => Promise<Response>

/** Development server in front of the shop. */
export type DevelopmentServer = {
  /** Not listening yet. */
  readonly server: Server
  /** Serves sources and styles and passes on the rest. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

export type Listening = { readonly url: string; readonly port: number; readonly close: () => Promise<void> }

type Binding = Pick<BackendConfig, "host" | "port" | "publicOrigin" | "trustsProxy">

/** Lets `server` listen; returns its port, which the system chooses where `port` is 0. Rejects where the port is in use. */
export const bind = async (server: Server, host: string, port: number): Promise<number> => {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : port
}

/** Host as a URL names it: `127.0.0.1` as `localhost`, `::1` as `[::1]`. */
const urlHost = (host: string): string => {
  if (host === "127.0.0.1") return "localhost"
  return host.includes(":") ? `[${host}]` : host
}

/** Starts the server. Rejects where the port is in use. */
export const listen = async (
  fetch: Fetch,
  { host, port, publicOrigin, trustsProxy }: Binding,
  development?: DevelopmentServer,
): Promise<Listening> => {
  const answer = getRequestListener((request, bindings) => {
    const { remoteAddress } = (bindings as HttpBindings).incoming.socket
    return fetch(request, callerAddress(remoteAddress, request.headers.get("x-forwarded-for"), trustsProxy))
  })
  const server = development?.server ?? createServer()
  server.keepAliveTimeout = keepAliveTimeout
  const close = drainable(server, timeout)
  server.on("request", (request, response) => {
    const next = () => void answer(request, response)
    if (development === undefined) next()
    else development.middleware(request, response, next)
  })
  const ownPort = await bind(server, host, port)
  return { url: publicOrigin ?? `http://${urlHost(host)}:${ownPort}`, port: ownPort, close }
}
