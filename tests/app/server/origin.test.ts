import { describe, expect, it } from "vitest"
import { originFor } from "#app/server/origin.ts"
import { open } from "./test-page-server.ts"

/** Origin of a request to a server that listens at `host`, port 3000. */
const originAt = (publicOrigin: string | null, host: string) => (requested: string) =>
  originFor(new URL(requested), { publicOrigin, host, port: 3000 })

describe("origin of a request", () => {
  it.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])("is %s on the loopback interface", (origin) => {
    expect(originAt(null, "127.0.0.1")(`${origin}/products`)).toBe(origin)
  })

  it.each([
    "http://rebound.example:3000",
    "http://localhost.example:3000",
    "http://localhost:3001",
    "http://localhost",
    "http://192.168.1.7:3000",
  ])("is not %s on the loopback interface", (origin) => {
    expect(originAt(null, "127.0.0.1")(`${origin}/products`)).toBeNull()
  })

  it("is any IP address on another interface, where a port may be mapped, and the listening host", () => {
    for (const origin of ["http://192.168.1.7", "http://192.168.1.7:8080", "http://[2001:db8::7]:3000", "http://localhost:3000"])
      expect(originAt(null, "0.0.0.0")(origin)).toBe(origin)
    expect(originAt(null, "0.0.0.0")("http://rebound.example:3000")).toBeNull()
    expect(originAt(null, "shop.internal")("http://shop.internal:3000")).toBe("http://shop.internal:3000")
  })

  it("is the public origin if there is one", () => {
    expect(originAt("https://shop.mn", "127.0.0.1")("http://inside:3000/products")).toBe("https://shop.mn")
  })

  it("is refused with a message, before any call or login", async () => {
    const requested: string[] = []
    const backend = async (request: Request) => {
      requested.push(request.url)
      return Response.json({})
    }
    const { fetch } = open({}, { backend, originOf: (url) => originAt(null, "127.0.0.1")(url.href) })
    const answers = ["/", "/oauth/token", "/api/v2/orders/current"].map(async (path) =>
      fetch(new Request(`http://rebound.example:3000${path}`, { method: path.includes("token") ? "POST" : "GET" }), null),
    )
    for (const answer of await Promise.all(answers)) {
      expect(answer.status).toBe(421)
      expect(await answer.text()).toContain("PUBLIC_ORIGIN")
    }
    expect(requested).toEqual([])
    expect(await (await fetch(new Request("http://localhost:3000/products"), null)).text()).toContain(
      '<link rel="canonical" href="http://localhost:3000/products">',
    )
  })
})
