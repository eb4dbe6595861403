/** Stop of `npm start`, whichever process gets the signal: the server frees its port and the lock of its data. */
import { spawn, type ChildProcess } from "node:child_process"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { freePort } from "../../free-port.ts"

const root = path.resolve(import.meta.dirname, "../../..")

describe("npm start", () => {
  let npm: ChildProcess | null = null
  let dataDir = ""
  const isListening = (port: number): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, "localhost")
      socket.on("connect", () => (resolve(true), socket.destroy()))
      socket.on("error", () => resolve(false))
    })
  const started = async (): Promise<number> => {
    const port = await freePort()
    npm = spawn("npm", ["start"], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "inherit"],
      // Its own process group, as a terminal creates one.
      detached: true,
    })
    let output = ""
    npm.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()))
    await expect.poll(() => output, { timeout: 180_000 }).toContain("The shop is open")
    return port
  }
  const isFree = async (port: number): Promise<boolean> => !(await isListening(port)) && !existsSync(path.join(dataDir, "in-use.json"))

  /** Kills npm and all that it started; a group of which nothing is left has ended. */
  const killGroup = (): "killed" | "ended" => {
    if (npm?.pid === undefined) return "ended"
    try {
      process.kill(-npm.pid, "SIGKILL")
      return "killed"
    } catch {
      return "ended"
    }
  }

  // One for all, since only its first server has to fill it.
  beforeAll(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), "delguur-start-"))
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  afterEach(() => expect.poll(killGroup).toBe("ended"))

  it.each(["SIGTERM", "SIGKILL"] as const)("stops its server when npm gets %s", async (signal) => {
    const port = await started()
    expect(await isFree(port)).toBe(false)
    npm?.kill(signal)
    await expect.poll(() => isFree(port)).toBe(true)
  })

  it("stops its server by Ctrl+C, which every process gets", async () => {
    const port = await started()
    process.kill(-(npm?.pid ?? 0), "SIGINT")
    await expect.poll(() => isFree(port)).toBe(true)
  })
})
