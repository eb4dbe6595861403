/** Script that checks a draw, as the development server serves it. */
import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { createServer as createHttpServer } from "node:http"
import type { AddressInfo } from "node:net"
import { fileURLToPath } from "node:url"
import { createServer } from "vite"
import { describe, expect, it, onTestFinished } from "vitest"
import { drawCheck } from "#app/build/draw-check.ts"

const script = fileURLToPath(new URL("../../../app/build/check-draw.mjs", import.meta.url))

describe("/check-draw.mjs", () => {
  it("is served during development, unchanged [C15]", async () => {
    const vite = await createServer({
      configFile: false,
      logLevel: "silent",
      appType: "custom",
      plugins: [drawCheck()],
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    })
    onTestFinished(() => vite.close())
    const http = createHttpServer(vite.middlewares).listen(0, "127.0.0.1")
    onTestFinished(() => void http.close())
    await once(http, "listening")
    const { port } = http.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}/check-draw.mjs`)
    expect(response.status).toBe(200)
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8")
    expect(await response.text()).toBe(await readFile(script, "utf8"))
  })
})
