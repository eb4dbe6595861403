/** A built shop on a port of its own with data of its own, for journeys and measurements. */
import { spawn, type ChildProcess } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { freePort } from "./free-port.ts"

export type RunningServer = {
  readonly url: string
  readonly process: ChildProcess
  /** Seconds from the start of the process until it was ready. */
  readonly readyAfter: number
  readonly stop: () => Promise<void>
}

const checkout = path.resolve(import.meta.dirname, "..")

const answersAt = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

/**
 * Starts `dist/server/serve.js` and waits until it is ready. Its data goes with it unless `dataDir` is given; without `port` it has a free one; `root` is another checkout, which is built.
 * Throws, with what the shop printed, when it ends or is not ready within `patience` seconds.
 */
export const startServer = async (
  options: {
    readonly root?: string
    readonly dataDir?: string
    readonly port?: number
    readonly environment?: Readonly<Record<string, string>>
    readonly timeout?: number
  } = {},
): Promise<RunningServer> => {
  const root = options.root ?? checkout
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), "delguur-"))
  const url = `http://localhost:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, [path.join(root, "dist", "server", "serve.js")], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", SANDBOX: "1", PORT: String(port), DATA_DIR: dataDir, ...options.environment },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000))
  child.stdout.on("data", keep)
  child.stderr.on("data", keep)
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()))
  const stop = async () => {
    child.kill("SIGTERM")
    await ended
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  const until = started + (options.timeout ?? 120) * 1000
  while (!(await answersAt(url))) {
    if (child.exitCode !== null) throw new Error(`the shop ended before it was ready\n${output}`)
    if (performance.now() > until) {
      await stop()
      throw new Error(`the shop was not ready in time\n${output}`)
    }
    await pause(50)
  }
  return { url, process: child, readyAfter: (performance.now() - started) / 1000, stop }
}
