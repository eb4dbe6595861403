/** Sandbox area: the payment desk and the inbox. */
import type { Area } from "#backend/area.ts"
import { sandboxRoutes } from "./routes.ts"

export const sandbox: Area = {
  routes: sandboxRoutes,
}
