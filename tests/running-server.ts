/** Built shop on its own port with its own data, for journeys and measurements. */
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

/** Characters of the server's last output that an error shows. */
const maxOutput = 20_000

const checkout = path.resolve(import.meta.dirname, "..")

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

type StartOptions = {
  /** Another checkout, which is built. */
  readonly root?: string
  /** Folder of the data, which outlives the server; without it the data is deleted with the server. */
  readonly dataDir?: string
  /** Port; a free one by default. */
  readonly port?: number
  readonly environment?: Readonly<Record<string, string>>
  /** Longest time until the server is ready, in seconds; 120 by default. */
  readonly timeout?: number
}

/** Starts `dist/server/serve.js` and waits until it is ready. Throws with its output when it ends, or is not ready in time. */
export const startServer = async (options: StartOptions = {}): Promise<RunningServer> => {
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
  const addOutput = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-maxOutput)
  }
  child.stdout.on("data", addOutput)
  child.stderr.on("data", addOutput)
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()))
  const stop = async () => {
    child.kill("SIGTERM")
    await ended
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  const deadline = started + (options.timeout ?? 120) * 1000
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`the shop ended before it was ready\n${output}`)
    if (performance.now() > deadline) {
      await stop()
      throw new Error(`the shop was not ready in time\n${output}`)
    }
    await pause(50)
  }
  return { url, process: child, readyAfter: (performance.now() - started) / 1000, stop }
}
