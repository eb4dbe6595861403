/** Stop of a server by real signals, with requests in flight and idle connections. */
import { once } from "node:events"
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { Agent, request } from "node:http"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { afterEach, beforeAll, afterAll, describe, expect, it } from "vitest"
import { serveShop, type ServedShop } from "../support/served-shop.ts"

type Answer = { readonly status: number; readonly connection: string | undefined; readonly body: string }

describe("stopping server", () => {
  let dataDir = ""
  let shop: ServedShop | null = null
  const openShop = async (): Promise<ServedShop> => (shop = await serveShop({ DATA_DIR: dataDir }))
  /** A request on a connection of `agent`; "reset" where there is no response. */
  const send = (port: number, path: string, agent: Agent): Promise<Answer | "reset"> =>
    new Promise((resolve) => {
      const call = request({ port, host: "127.0.0.1", path, agent }, (response) => {
        let body = ""
        response.on("data", (chunk: Buffer) => (body += chunk.toString()))
        response.on("end", () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body }))
        response.on("error", () => resolve("reset"))
      })
      call.on("error", () => resolve("reset"))
      call.end()
    })
  /** Resolves when the server has read the earlier requests. */
  const waitUntilRead = async (port: number): Promise<void> => {
    await pause(300)
    await send(port, "/healthz", new Agent())
  }
  const isListening = async (port: number): Promise<boolean> => {
    const socket = connect(port, "127.0.0.1")
    const answered = await Promise.race([once(socket, "connect").then(() => true), once(socket, "error").then(() => false)]).catch(
      () => false,
    )
    socket.destroy()
    return answered
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "delguur-stopping-"))
  })
  afterEach(async () => {
    shop?.process.kill("SIGKILL")
    await shop?.ended
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  it("answers all requests in flight, also after repeated signals", async () => {
    const { port, process: child, ended } = await openShop()
    const agent = new Agent({ keepAlive: true })
    const inFlight = Promise.all(Array.from({ length: 20 }, () => send(port, "/slow?2500", agent)))
    await waitUntilRead(port)
    child.kill("SIGTERM")
    await pause(50)
    child.kill("SIGTERM")
    await pause(200)
    child.kill("SIGINT")
    const answers = await inFlight
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ status: 200, connection: "close", body: "done" })))
    expect(await ended).toBe(0)
    expect(existsSync(join(dataDir, "in-use.json"))).toBe(false)
    expect(await isListening(port)).toBe(false)
  }, 180_000)

  it("reports that it is not ready while it still answers", async () => {
    const { port, process: child, ended } = await openShop()
    const agent = new Agent({ keepAlive: true })
    const inFlight = send(port, "/slow?4000", agent)
    await waitUntilRead(port)
    expect(await send(port, "/readyz", new Agent())).toMatchObject({ status: 200 })
    child.kill("SIGTERM")
    await expect
      .poll(() => send(port, "/readyz", new Agent()), { timeout: 3_000 })
      .toEqual({ status: 503, connection: "close", body: '{"status":"closing"}' })
    expect(await inFlight).toMatchObject({ status: 200, connection: "close" })
    expect(await ended).toBe(0)
  }, 180_000)

  it("waits for no idle connection", async () => {
    const { port, process: child, ended } = await openShop()
    const agent = new Agent({ keepAlive: true })
    await send(port, "/healthz", agent)
    const silent = connect(port, "127.0.0.1")
    silent.on("error", () => undefined)
    await once(silent, "connect")
    await pause(100)
    const began = performance.now()
    child.kill("SIGTERM")
    expect(await ended).toBe(0)
    expect(performance.now() - began).toBeLessThan(3_000)
  }, 180_000)

  it("ends at once on a second signal after two seconds", async () => {
    const { port, process: child, ended } = await openShop()
    const inFlight = send(port, "/slow?15000", new Agent())
    await waitUntilRead(port)
    child.kill("SIGTERM")
    // The time counts from the arrival of the first signal.
    await expect.poll(() => send(port, "/readyz", new Agent()), { timeout: 5_000 }).toMatchObject({ status: 503 })
    await pause(2_500)
    expect(child.exitCode).toBe(null)
    child.kill("SIGTERM")
    expect(await ended).toBe(1)
    expect(await inFlight).toBe("reset")
  }, 180_000)

  it("stops when its parent process ends", async () => {
    const { process: child, ended } = await openShop()
    child.disconnect()
    expect(await ended).toBe(0)
    expect(existsSync(join(dataDir, "in-use.json"))).toBe(false)
  }, 180_000)
})
