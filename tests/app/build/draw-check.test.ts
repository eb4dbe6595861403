/** Script that checks a draw: served during development as it stands. */
import { readFile } from "node:fs/promises"
import { createServer as createHttpServer } from "node:http"
import type { AddressInfo } from "node:net"
import { fileURLToPath } from "node:url"
import { createServer } from "vite"
import { describe, expect, it } from "vitest"
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
    const http = createHttpServer(vite.middlewares).listen(0, "127.0.0.1")
    await new Promise((resolve) => http.once("listening", resolve))
    const { port } = http.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}/check-draw.mjs`)
    const [type, text] = [response.headers.get("content-type"), await response.text()]
    http.close()
    await vite.close()
    expect([response.status, type, text]).toEqual([200, "text/javascript; charset=utf-8", await readFile(script, "utf8")])
  })
})
