/** Travel area: hotels and passengers. */
import type { Area } from "#backend/area.ts"
import { travelRoutes } from "./routes.ts"

export const travel: Area = { routes: travelRoutes }
