/** Health checks: `/healthz` and `/readyz`. */
import { setTimeout as pause } from "node:timers/promises"
import type { Hono } from "hono"
import type { Env } from "./http/request-context.ts"

/** Timeout of a check in milliseconds, below that of usual load balancers. */
const checkTimeout = 2_000

/** Checks of readiness; `false` or a rejection means not ready. */
export type Checks = {
  readonly isClosing: () => boolean
  readonly database: () => Promise<boolean>
  readonly disk: () => Promise<boolean>
}

const holds = async (check: () => Promise<boolean>): Promise<boolean> => {
  const waiting = new AbortController()
  try {
    return await Promise.race([check(), pause(checkTimeout, false, { signal: waiting.signal })])
  } catch {
    return false
  } finally {
    waiting.abort()
  }
}

export const healthRoutes = (app: Hono<Env>, { isClosing, database, disk }: Checks): void => {
  const answer = async (): Promise<string> => {
    if (isClosing()) return "closing"
    const [hasDatabase, hasDisk] = await Promise.all([holds(database), holds(disk)])
    if (!hasDatabase) return "no database"
    return hasDisk ? "ready" : "no disk space"
  }
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }))
  app.get("/readyz", async (c) => {
    const status = await answer()
    return c.json({ status }, status === "ready" ? 200 : 503, {
      "Cache-Control": "no-store",
      ...(status === "ready" ? {} : { "Retry-After": "2" }),
    })
  })
}
