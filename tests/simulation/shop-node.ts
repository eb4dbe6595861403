/** A process of a simulated shop: in this process, or one of its own that can be killed. */
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createBackend, type Backend } from "#backend/backend.ts"
import { readConfig } from "#backend/config.ts"
import type { Database } from "#backend/database/database.ts"

type Environment = Readonly<Record<string, string>>
export type SimulatedCall = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly address: string
}
/** Status 0: the process did not answer. */
export type SimulatedAnswer = { readonly status: number; readonly body: unknown }

export type ShopNode = {
  readonly call: (call: SimulatedCall) => Promise<SimulatedAnswer>
  /** Sets its clock, in milliseconds since 1970. */
  readonly setClock: (now: number) => Promise<void>
  /** Runs a round of its jobs; resolves also when the process is killed meanwhile. */
  readonly tend: () => Promise<void>
  readonly stop: () => Promise<void>
}

const bodyText = (body: unknown): string | null => (body === undefined ? null : JSON.stringify(body))

const read = async (response: Response): Promise<SimulatedAnswer> => {
  const text = await response.text()
  const isJson = (response.headers.get("content-type") ?? "").includes("json")
  return { status: response.status, body: isJson && text !== "" ? (JSON.parse(text) as unknown) : text }
}

const requestOf = (origin: string, { method, path, headers, body, address }: SimulatedCall): Request =>
  new Request(`${origin}${path}`, {
    method,
    headers: { "content-type": "application/json", "accept-language": "en", "x-forwarded-for": address, ...headers },
    body: bodyText(body),
  })

/** A backend of this process on an open database, which closing it closes. */
export const nodeInside = async (environment: Environment, db: Database): Promise<ShopNode & { readonly backend: Backend }> => {
  let now = 0
  const config = { ...readConfig({ ...environment, DATABASE_URL: "" }), dataDir: null, clock: () => now }
  now = Number(environment["SIMULATED_NOW"])
  const backend = await createBackend(config, { db, timed: false })
  return {
    backend,
    call: async (call) => read(await backend.fetch(requestOf("http://localhost", call), { address: call.address })),
    setClock: async (at) => void (now = at),
    tend: () => backend.tend(),
    stop: () => backend.close(),
  }
}

export type ProcessNode = ShopNode & {
  /** Kills the process without warning, and starts another one. */
  readonly restart: () => Promise<void>
}

/** Message of the process that it has carried out a command. */
type Done = { readonly id: number }

/** A backend in a process of its own, called over HTTP. */
export const nodeOutside = async (environment: Environment): Promise<ProcessNode> => {
  let now = Number(environment["SIMULATED_NOW"])
  let requestId = 0
  const begin = async () => {
    const child: ChildProcess = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "shop-process.ts")], {
      env: { ...process.env, ...environment, SIMULATED_NOW: String(now) },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    })
    const ended = once(child, "exit").then(() => null)
    const first = await Promise.race([once(child, "message"), ended])
    if (first === null) throw new Error("a process of the shop did not open")
    return { child, ended, url: `http://127.0.0.1:${(first[0] as { readonly port: number }).port}` }
  }
  let running = await begin()
  /** Sends a command; resolves when the process has carried it out, or has ended. */
  const command = async (order: { readonly tend: boolean }): Promise<void> => {
    const { child, ended } = running
    requestId += 1
    const id = requestId
    const done = new Promise<void>((resolve) => {
      const onMessage = (message: Done): void => {
        if (message.id !== id) return
        child.off("message", onMessage)
        resolve()
      }
      child.on("message", onMessage)
    })
    if (!child.connected) return
    child.send({ id, now, ...order }, () => {})
    await Promise.race([done, ended])
  }
  return {
    call: async (call) => {
      try {
        return await read(await fetch(requestOf(running.url, call), { signal: AbortSignal.timeout(30_000) }))
      } catch {
        return { status: 0, body: null }
      }
    },
    setClock: (at) => {
      now = at
      return command({ tend: false })
    },
    tend: () => command({ tend: true }),
    restart: async () => {
      running.child.kill("SIGKILL")
      await running.ended
      running = await begin()
    },
    stop: async () => {
      running.child.kill("SIGTERM")
      await running.ended
    },
  }
}
