/** Call of the stores. */
import type { Hono } from "hono"
import * as calls from "#adapters/shop/contract/content/stores.ts"
import { missing } from "#backend/http/refusal.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { allStores, storesOfVariant } from "./stores.ts"

export const storeRoutes = (app: Hono<Env>, services: BackendServices): void => {
  serve(app, services, calls.stores, async ({ db, query: { variantId }, locale }) => {
    if (variantId === null) return { stores: await allStores(db, locale), product: null }
    const stores = await storesOfVariant(db, variantId, locale)
    if (stores === null) throw missing()
    return stores
  })
}
