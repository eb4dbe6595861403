/** Several processes behind one port: one that is killed is replaced, and all are exchanged for another release without a pause. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { Agent, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { requestExchange } from "#backend/processes/control.ts"
import { readConfig } from "#backend/config.ts"
import { freePort } from "#tests/free-port.ts"
import { startPostgres, type Server } from "../support/postgres-server.ts"
import { serveShop, type ServedShop } from "../support/served-shop.ts"
import { englishReason, inEnglish } from "#tests/english-commands.ts"

const program = join(import.meta.dirname, "../support/served-shop-process.ts")

describe("shop of several processes", () => {
  let server: Server | null = null
  let shop: ServedShop | null = null
  let dataDir = ""
  let metricsPort = 0

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "delguur-upgrade-"))
    metricsPort = await freePort()
    server = await startPostgres()
    shop = await serveShop({
      DATABASE_URL: server.url,
      DATA_DIR: dataDir,
      PROCESSES: "2",
      METRICS_PORT: String(metricsPort),
      LOG_LEVEL: "silent",
    })
  }, 180_000)
  afterAll(async () => {
    shop?.process.kill("SIGTERM")
    await shop?.ended
    await server?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  /** Status of a call on a connection of its own, as a proxy makes it; what went wrong otherwise. */
  const statusOf = (path: string): Promise<number | string> =>
    new Promise((resolve) => {
      const call = request(
        { port: shop?.port, host: "127.0.0.1", path, agent: new Agent({ keepAlive: false }), timeout: 20_000 },
        (response) => {
          response.resume()
          response.on("end", () => resolve(response.statusCode ?? 0))
          response.on("error", (error) => resolve(error.message))
        },
      )
      call.on("error", (error) => resolve(error.message))
      call.end()
    })
  const running = async (): Promise<ReadonlyArray<number>> => {
    const pids = new Set<number>()
    for (let time = 0; time < 20; time += 1) {
      const response = await fetch(`${shop?.url}/process`, {
        headers: { connection: "close" },
        signal: AbortSignal.timeout(2_000),
      }).catch(() => null)
      if (response?.status === 200) pids.add(Number(await response.text()))
    }
    return [...pids]
  }
  /** Statuses of calls that never stop during `work`. */
  const during = async (work: () => Promise<void>): Promise<ReadonlyArray<number | string>> => {
    const over = new AbortController()
    const statuses = new Set<number | string>()
    let calls = 0
    const callers = ["/api/v2/brands", "/slow?400", "/healthz"]
      .flatMap((path) => [path, path])
      .map(async (path) => {
        while (!over.signal.aborted) {
          const status = await statusOf(path)
          calls += 1
          statuses.add(status)
        }
      })
    await work()
    await pause(300)
    over.abort()
    await Promise.all(callers)
    expect(calls).toBeGreaterThan(20)
    return [...statuses]
  }
  const exchange = async (to: string): Promise<ReadonlyArray<string>> => {
    const lines: string[] = []
    await requestExchange(dataDir, to, {
      prepare: (before) => Promise.resolve(void lines.push(before)),
      report: (progress) => void lines.push(inEnglish(progress)),
    })
    return lines
  }

  it("exchanges all while every call is answered", async () => {
    const before = await running()
    expect(before).toHaveLength(2)
    let lines: ReadonlyArray<string> = []
    expect(await during(async () => void (lines = await exchange(program)))).toEqual([200])
    expect(lines).toEqual([program, "1 of 2 processes exchanged", "2 of 2 processes exchanged"])
    const after = await running()
    expect(after).toHaveLength(2)
    expect(after.filter((pid) => before.includes(pid))).toEqual([])
  }, 120_000)

  it("continues with the old ones where the new release does not open", async () => {
    const before = await running()
    const broken = join(dataDir, "broken.mjs")
    await writeFile(broken, "process.exit(3)")
    expect(
      await during(() =>
        expect(exchange(broken)).rejects.toMatchObject({ reason: { key: "upgrade.notOpened", values: { program: broken, end: 3 } } }),
      ),
    ).toEqual([200])
    expect(new Set(await running())).toEqual(new Set(before))
  }, 120_000)

  it("replaces a process that was killed", async () => {
    const [killed = 0, other] = await running()
    process.kill(killed, "SIGKILL")
    await expect.poll(async () => (await running()).length, { timeout: 60_000 }).toBe(2)
    const now = await running()
    expect(now).toContain(other)
    expect(now).not.toContain(killed)
  }, 120_000)

  it("has the metrics of all on one port, and what waits counted once", async () => {
    await running()
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(text).toMatch(/shop_waiting\{queue="letters"\} \d+/)
    expect(text).toMatch(/shop_database_connections\{state="max"\} 20/)
  })

  it("needs PostgreSQL", () => {
    expect(englishReason(() => readConfig({ PROCESSES: "2" }))).toMatch("PROCESSES needs DATABASE_URL")
    expect(englishReason(() => readConfig({ PROCESSES: "0", DATABASE_URL: "postgres://localhost/shop" }))).toMatch("no number from 1 to 64")
  })
})
