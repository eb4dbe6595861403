/** Server whose process is killed. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createBackend } from "#backend/backend.ts"
import { readConfig } from "#backend/config.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { DirectoryInUse } from "#backend/database/lock.ts"

type Acknowledged = { readonly token: string; readonly quantity: number }

describe("killed server", () => {
  let dataDir = ""

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "delguur-killed-"))
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  it("retains what it acknowledged and reopens at once", async () => {
    const doomed = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "../support/killed-server.ts")], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "inherit"],
    })
    let last: Acknowledged = { token: "", quantity: 0 }
    let refused: unknown = null
    for await (const line of createInterface({ input: doomed.stdout })) {
      last = JSON.parse(line) as Acknowledged
      if (last.quantity === 20) refused = await openEmbedded(dataDir).catch((error: unknown) => error)
      if (last.quantity === 40) doomed.kill("SIGKILL")
    }
    if (doomed.signalCode === null) await once(doomed, "exit")
    expect(refused).toBeInstanceOf(DirectoryInUse)
    const backend = await createBackend(readConfig({ SANDBOX: "1", LOG_LEVEL: "silent", DATA_DIR: dataDir }), { timed: false })
    const answer = await backend.fetch(new Request("http://localhost/api/v2/orders/current", { headers: { "x-order-token": last.token } }))
    const order = (await answer.json()) as { total_quantity: number }
    await backend.close()
    expect(last.quantity).toBeGreaterThanOrEqual(40)
    expect(order.total_quantity).toBeGreaterThanOrEqual(last.quantity)
    // At most the one unit whose acknowledgement was lost.
    expect(order.total_quantity).toBeLessThanOrEqual(last.quantity + 1)
  }, 180_000)
})
