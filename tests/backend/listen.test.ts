/** Connections that the server keeps open. */
import { describe, expect, it } from "vitest"
import { listen } from "#backend/http/listen.ts"

/** Time for which nginx and the load balancers of clouds keep an idle connection by default, in seconds. */
const proxyKeepAlive = 60

/** Longest time in which a server without calls closes, in milliseconds. */
const maxClosingTime = 5000

describe("an idle connection", () => {
  it("is kept for longer than by the proxy before the shop, and closed at once with the server", async () => {
    const server = await listen(async () => new Response("here"), { host: "127.0.0.1", port: 0, publicOrigin: null, trustsProxy: false })
    const response = await fetch(server.url)
    expect(await response.text()).toBe("here")
    expect(Number(/timeout=(\d+)/.exec(response.headers.get("keep-alive") ?? "")?.[1])).toBeGreaterThan(proxyKeepAlive)
    const closedAt = performance.now()
    await server.close()
    expect(performance.now() - closedAt).toBeLessThan(maxClosingTime)
  })
})
