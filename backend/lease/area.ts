/** Lease area: the lenders. */
import { leases } from "#adapters/shop/contract/lease/leases.ts"
import type { Area } from "#backend/area.ts"
import { publicMaxAge, serve } from "#backend/http/serve.ts"

export const lease: Area = {
  routes: (app, services) => {
    serve(app, services, leases, async () => ({ leases: services.config.lenders }), { publicFor: publicMaxAge })
  },
}
