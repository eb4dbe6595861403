/** HTTP server around a `fetch`: passes the caller's address and closes gracefully. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { getRequestListener, type HttpBindings } from "@hono/node-server"
import type { BackendConfig } from "#backend/config.ts"
import { callerAddress } from "./caller-address.ts"
import { drainable } from "./drain.ts"

/** Longest time for requests in flight when the server closes, in milliseconds. */
const timeout = 10_000

/** How long an idle connection stays open, in milliseconds: longer than proxies keep theirs (60 s mostly), so that none sends a request into a closing one. */
const keepAliveTimeout = 65_000

type Answer = (request: Request, address: string | null) => Promise<Response>

/** Development server in front of the shop. */
export type Before = {
  /** Not listening yet. */
  readonly server: Server
  /** Serves sources and styles and passes on the rest. */
  readonly before: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

export type Listening = { readonly url: string; readonly port: number; readonly close: () => Promise<void> }

type Binding = Pick<BackendConfig, "host" | "port" | "publicOrigin" | "trustsProxy">

/** Starts the server. Rejects where the port is in use. */
export const listen = async (fetch: Answer, { host, port, publicOrigin, trustsProxy }: Binding, workshop?: Before): Promise<Listening> => {
  const answer = getRequestListener((request, bindings) =>
    fetch(request, callerAddress((bindings as HttpBindings).incoming.socket.remoteAddress, request.headers.get("x-forwarded-for"), trustsProxy)),
  )
  const server = workshop?.server ?? createServer()
  server.keepAliveTimeout = keepAliveTimeout
  const close = drainable(server, timeout)
  server.on("request", (request, response) => {
    const next = () => void answer(request, response)
    if (workshop === undefined) next()
    else workshop.before(request, response, next)
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const taken = typeof address === "object" && address !== null ? address.port : port
  const name = host === "127.0.0.1" ? "localhost" : host.includes(":") ? `[${host}]` : host
  return { url: publicOrigin ?? `http://${name}:${taken}`, port: taken, close }
}
