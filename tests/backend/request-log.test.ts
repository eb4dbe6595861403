/** Log lines of a request whose caller disconnects, and of one whose handler throws. */
import { EventEmitter, once } from "node:events"
import { createServer, request } from "node:http"
import type { AddressInfo } from "node:net"
import { getRequestListener } from "@hono/node-server"
import { pino } from "pino"
import { describe, expect, it, onTestFinished } from "vitest"
import { newApp } from "#backend/http/app.ts"
import { bodyOf } from "#backend/http/body.ts"

/** Server that reads a body on `POST` and throws on `GET`, with its log lines. */
const startServer = async () => {
  const lines: Array<Record<string, unknown>> = []
  const output = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) }
  const app = newApp(pino({ level: "debug", base: null }, output))
  const events = new EventEmitter()
  app.post("/", async (c) => {
    events.emit("reading")
    return c.json(await bodyOf(c.req.raw, ["json"]))
  })
  app.get("/", () => {
    throw new Error("broken")
  })
  const server = createServer(getRequestListener(app.fetch)).listen(0, "127.0.0.1")
  onTestFinished(() => void server.close())
  await once(server, "listening")
  return { port: (server.address() as AddressInfo).port, lines, reading: () => once(events, "reading") }
}

describe("the log", () => {
  it("records a request that is aborted within its body without an error", async () => {
    const { port, lines, reading } = await startServer()
    const isReading = reading()
    const call = request({ port, method: "POST", headers: { "content-type": "application/json", "content-length": "1000" } })
    call.on("error", () => undefined)
    call.write('{"a":')
    await isReading
    call.destroy()
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    expect(lines.map(({ level }) => level)).toEqual([30])
    expect(JSON.stringify(lines)).not.toContain("stack")
  })

  it("records a fault of a handler with its stack", async () => {
    const { port, lines } = await startServer()
    await (await fetch(`http://127.0.0.1:${port}/`)).text()
    const faults = lines.filter(({ level }) => level === 50)
    expect(faults).toHaveLength(1)
    expect(JSON.stringify(faults)).toContain("broken")
    expect(JSON.stringify(faults)).toContain("stack")
  })
})
