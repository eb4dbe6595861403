/** Sandbox area: the payment desk, the inbox, and the provider of social logins. */
import type { Area } from "#backend/area.ts"
import { sandboxRoutes } from "./routes.ts"

export const sandbox: Area = {
  routes: sandboxRoutes,
}
