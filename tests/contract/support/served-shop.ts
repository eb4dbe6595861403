/** Backend as a separate process, for tests that cut, freeze or stop it. */
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"

export type ServedShop = {
  readonly url: string
  readonly port: number
  readonly process: ChildProcess
  /** Exit code, or the signal that killed it. */
  readonly ended: Promise<number | NodeJS.Signals | null>
}

/** Starts the process and waits until it listens. Throws with its log where it ends before. */
export const serveShop = async (environment: Readonly<Record<string, string>>): Promise<ServedShop> => {
  const child = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "served-shop-process.ts")], {
    env: { ...process.env, SANDBOX: "1", PORT: "0", LOG_LEVEL: "error", ...environment },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  })
  const ended = once(child, "exit").then(([code, signal]: unknown[]) => (code ?? signal) as number | NodeJS.Signals | null)
  let log = ""
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on("line", (line) => (log = `${log}${line}\n`.slice(-5000)))
  const opened = once(child, "message").then(([message]: unknown[]) => (message as { url: string }).url)
  const url = await Promise.race([opened, ended.then(() => null)])
  if (url === null) throw new Error(`the shop did not open: ${log}`)
  return { url, port: Number(new URL(url).port), process: child, ended }
}
