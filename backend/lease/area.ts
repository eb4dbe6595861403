/** Lease area: the lenders, and whether one lends. */
import { checkLend } from "#adapters/shop/contract/cart/payment.ts"
import { leases } from "#adapters/shop/contract/lease/leases.ts"
import type { Area } from "#backend/area.ts"
import { publicMaxAge, serve } from "#backend/http/serve.ts"
import { askLender } from "./check-lend.ts"

export const lease: Area = {
  routes: (app, services) => {
    serve(app, services, leases, async () => ({ leases: services.config.lenders }), { publicFor: publicMaxAge })
    serve(app, services, checkLend, (request) => askLender(services, request))
  },
}
