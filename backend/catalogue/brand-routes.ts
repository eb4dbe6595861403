/** Calls of brands and of the vendors who sell them. */
import type { Hono } from "hono"
import * as brands from "#adapters/shop/contract/catalogue/brands.ts"
import * as vendors from "#adapters/shop/contract/catalogue/vendors.ts"
import type { Env } from "#backend/http/request-context.ts"
import { missing } from "#backend/http/refusal.ts"
import { publicMaxAge, serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { brandByCode, brandPage } from "./brands.ts"
import { vendorById, vendorPage } from "./vendors.ts"

export const brandRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { flags } = services.config.site

  serve(app, services, brands.allBrands, ({ db, query, locale, now }) => brandPage(db, query.page, locale, now), {
    publicFor: publicMaxAge,
  })

  serve(
    app,
    services,
    brands.oneBrand,
    async ({ db, params, locale, now }) => {
      const brand = await brandByCode(db, params.code, locale, now)
      if (brand === null) throw missing()
      return brand
    },
    { publicFor: publicMaxAge },
  )

  serve(app, services, vendors.allVendors, ({ db, query, locale, now }) => vendorPage(db, query.page, { locale, now, flags }), {
    publicFor: publicMaxAge,
  })

  serve(
    app,
    services,
    vendors.oneVendor,
    async ({ db, params, locale, now }) => {
      const vendor = await vendorById(db, params.id, { locale, now, flags })
      if (vendor === null) throw missing()
      return vendor
    },
    { publicFor: publicMaxAge },
  )
}
