/** Offers area: price suggestions and quotes. */
import type { Area } from "#backend/area.ts"
import { offerRoutes } from "./routes.ts"

export const offers: Area = { routes: offerRoutes }
