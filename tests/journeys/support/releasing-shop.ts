/** The shop of the journeys at another address, where a journey can exchange the release that its service worker belongs to. */
import { createServer, request } from "node:http"
import type { AddressInfo } from "node:net"
import { inject } from "vitest"

export type ReleasingShop = {
  readonly url: string
  /** From now on browsers find the worker of the next release. */
  readonly release: () => void
  readonly stop: () => Promise<void>
}

export const startReleasingShop = async (): Promise<ReleasingShop> => {
  const shop = new URL(inject("shop"))
  let release = 1
  const server = createServer((incoming, outgoing) => {
    const isWorker = incoming.url === "/sw.js"
    const { "accept-encoding": encoding = "", ...headers } = incoming.headers
    const forwarded = request(
      {
        host: shop.hostname,
        port: shop.port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...headers, host: shop.host, ...(!isWorker && { "accept-encoding": encoding }) },
      },
      (response) => {
        const { "content-length": length, ...rest } = response.headers
        outgoing.writeHead(response.statusCode ?? 502, { ...rest, ...(!isWorker && length !== undefined && { "content-length": length }) })
        if (isWorker) outgoing.write(`// Release ${release}\n`)
        response.pipe(outgoing)
      },
    )
    forwarded.on("error", () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => void (release += 1),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
