/** Log lines of requests whose caller disconnects. */
import { EventEmitter, once } from "node:events"
import { createServer, request as ask } from "node:http"
import type { AddressInfo } from "node:net"
import { getRequestListener } from "@hono/node-server"
import { pino } from "pino"
import { describe, expect, it } from "vitest"
import { newApp } from "#backend/http/app.ts"
import { bodyOf } from "#backend/http/body.ts"

/** Log lines of a request that is aborted within its body, or whose handler throws. */
const loggedBy = async (goesAway: boolean): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const lines: Array<Record<string, unknown>> = []
  const app = newApp(
    pino({ level: "debug", base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) }),
  )
  const reading = new EventEmitter()
  app.post("/", async (c) => {
    reading.emit("begun")
    return c.json(await bodyOf(c.req.raw, ["json"]))
  })
  app.get("/", () => {
    throw new Error("broken")
  })
  const server = createServer(getRequestListener(app.fetch)).listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  if (goesAway) {
    const begun = once(reading, "begun")
    const call = ask({ port, method: "POST", headers: { "content-type": "application/json", "content-length": "1000" } }).on(
      "error",
      () => undefined,
    )
    call.write('{"a":')
    await begun
    call.destroy()
    await expect.poll(() => lines.length).toBeGreaterThan(0)
  } else await (await fetch(`http://127.0.0.1:${port}/`)).text()
  server.close()
  return lines
}

describe("the log", () => {
  it("records an aborted request without an error", async () => {
    const lines = await loggedBy(true)
    expect(lines.map(({ level }) => level)).toEqual([30])
    expect(JSON.stringify(lines)).not.toContain("stack")
  })

  it("records a fault with its stack", async () => {
    expect((await loggedBy(false)).map(({ level }) => level)).toContain(50)
  })
})
