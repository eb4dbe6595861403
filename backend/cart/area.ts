/** Cart area: the current order and its checkout. */
import type { Area } from "#backend/area.ts"
import { purgeJob } from "#backend/jobs/purge.ts"
import { isCurrentRow } from "#backend/orders/find.ts"
import { day, later } from "#domain/rules/instants.ts"
import { cartRoutes } from "./routes.ts"

/** How long a visitor's cart outlives its last change, in milliseconds. */
const visitorCartLifetime = 60 * day

export const cart: Area = {
  routes: cartRoutes,
  jobs: [
    purgeJob("carts", (now) => [
      [`delete from orders where ${isCurrentRow} and user_id is null and updated_at < $1`, later(now, -visitorCartLifetime)],
    ]),
  ],
}
