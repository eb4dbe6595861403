/** Routes of the API documentation, which is generated once from the declared calls. */
import type { Hono } from "hono"
import type { Env } from "#backend/http/request-context.ts"
import { docsPage } from "./page.ts"
import { openApi } from "./openapi.ts"

const headers = { "Cache-Control": "public, max-age=300" }
const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

export const docsRoutes = (app: Hono<Env>): void => {
  let made: ReturnType<typeof openApi> | null = null
  const document = () => (made ??= openApi())
  app.get("/api/openapi.json", async (c) => c.json(await document(), 200, headers))
  app.get("/api/docs", async (c) => c.html(docsPage(await document()), 200, { ...headers, "Content-Security-Policy": pagePolicy }))
}
