/** Own orders of a shopper, as rows and as documents. */
import type { Endpoint } from "#adapters/shop/contract/endpoint.ts"
import type { oneOrder } from "#adapters/shop/contract/orders/orders.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { Database } from "#backend/database/database.ts"
import type { RequestContext } from "#backend/http/request-context.ts"
import type { BackendServices } from "#backend/services.ts"
import { expireIfOverdue } from "./expire.ts"
import { findOwn } from "./find.ts"
import { orderDocument } from "./order-document.ts"
import { orderById, type OrderRow } from "./order-rows.ts"

/** The order by its id, in the language and at the moment of the request. */
export const readOrder = async (
  { site }: BackendServices,
  db: Database,
  id: number,
  { locale, now }: Pick<RequestContext<Endpoint>, "locale" | "now">,
): Promise<Order> => orderDocument(await orderById(db, id, now), locale, site(), now)

/** An own order by its number, cancelled first if its payment is overdue. Throws 404. */
export const openOwn = (
  services: BackendServices,
  { params, shopper, now }: Pick<RequestContext<typeof oneOrder>, "params" | "shopper" | "now">,
): Promise<OrderRow> =>
  services.db.transaction(async (tx) => {
    const id = await findOwn(tx, params.number, shopper)
    await expireIfOverdue(services, tx, id, now)
    return orderById(tx, id, now)
  })
