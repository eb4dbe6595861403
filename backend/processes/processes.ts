/** Processes of one shop behind one port: a primary process opens them, replaces one that ends, and exchanges all for those of another release. */
import type { ProcessEnvironment } from "#backend/environment.ts"
import cluster, { type Worker } from "node:cluster"
import { randomBytes } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import type { Logger } from "pino"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"

/** Pause before an ended process is replaced, in milliseconds: one that ends at once must not fill the log. */
const pauseBeforeReplacing = 1_000
/** Longest time for a process to open, in milliseconds: it migrates the database first. */
const openTimeout = 600_000

export type Processes = {
  readonly url: string
  /** Path of the program that runs. */
  readonly program: () => string
  /**
   * Puts processes of `program` in the place of all, one after another: each old one goes on answering until a new one is open.
   * Rejects where one does not open; the old ones then stay.
   */
  readonly exchange: (program: string, report: (progress: MessageRef) => void) => Promise<void>
  /** Lets each process answer what it has begun, and ends all. */
  readonly close: () => Promise<void>
}

/** Secrets that all processes share for as long as the primary lives, unless the environment names them. */
const sharedSecrets = (env: ProcessEnvironment): Record<string, string> =>
  Object.fromEntries(["ASSERTION_KEY", "CLIENT_SECRET"].map((name) => [name, env[name] || randomBytes(24).toString("base64url")]))

const ended = (worker: Worker): Promise<void> =>
  new Promise((resolve) => (worker.isDead() ? resolve() : worker.once("exit", () => resolve())))

/** Opens `count` processes of `program`. Rejects where the first does not open. */
export const openProcesses = async (count: number, first: string, env: ProcessEnvironment, log: Logger): Promise<Processes> => {
  const secrets = sharedSecrets(env)
  const running = new Set<Worker>()
  let program = first
  let isClosing = false

  const opened = (path: string, more: Record<string, string> = {}): Promise<{ readonly worker: Worker; readonly url: string }> => {
    cluster.setupPrimary({ exec: path })
    const worker = cluster.fork({ ...secrets, ...more })
    return new Promise((resolve, reject) => {
      const openTimer = setTimeout(() => worker.process.kill("SIGKILL"), openTimeout)
      worker.on("message", ({ url }: { readonly url?: string }) => {
        if (url === undefined) return
        clearTimeout(openTimer)
        resolve({ worker, url })
      })
      worker.once("exit", (code: number | null, signal: string | null) => {
        clearTimeout(openTimer)
        reject(new OperatorError({ key: "upgrade.notOpened", values: { program: path, end: signal ?? code ?? "–" } }))
      })
    })
  }
  const supervise = (worker: Worker): void => {
    running.add(worker)
    worker.once("exit", (code: number | null, signal: string | null) => {
      if (!running.delete(worker)) return
      log.error({ pid: worker.process.pid, ended: signal ?? code }, "a process ended and is replaced")
      void replace()
    })
  }
  const replace = async (): Promise<void> => {
    await pause(pauseBeforeReplacing)
    if (isClosing || running.size >= count) return
    try {
      supervise((await opened(program)).worker)
    } catch (error) {
      log.error({ error: String(error) }, "a process did not open")
      await replace()
    }
  }
  /** From here on its end is no fault. It is handed no connection any more, and closes as at the end of a parent process. */
  const stop = async (worker: Worker): Promise<void> => {
    running.delete(worker)
    worker.disconnect()
    await ended(worker)
  }

  // The first migrates and fills the database; the others find it done.
  const { worker, url } = await opened(program)
  supervise(worker)
  for (let number = 1; number < count; number += 1) supervise((await opened(program)).worker)
  return {
    url,
    program: () => program,
    exchange: async (path, report) => {
      const old = [...running]
      for (const [index, one] of old.entries()) {
        supervise((await opened(path, { EXCHANGE: "1" })).worker)
        // Whatever must be replaced from now on is of the new release.
        program = path
        await stop(one)
        report({ key: "upgrade.progress", values: { done: index + 1, total: old.length } })
      }
    },
    close: async () => {
      isClosing = true
      await Promise.all([...running].map(stop))
    },
  }
}
