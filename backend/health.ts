/** Whether the shop lives, and whether it may be sent shoppers. */
import type { Hono } from "hono"
import type { Env } from "./http/asked.ts"
import type { Shop } from "./shop.ts"

const noStore = { "Cache-Control": "no-store" }

export const healthRoutes = (app: Hono<Env>, shop: Shop, isClosing: () => boolean): void => {
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, noStore))
  app.get("/readyz", async (c) => {
    if (isClosing()) return c.json({ status: "closing" }, 503, noStore)
    const [row] = await shop.db.query<{ one: number }>("select 1 as one").catch(() => [])
    return row === undefined ? c.json({ status: "no database" }, 503, noStore) : c.json({ status: "ready" }, 200, noStore)
  })
}
