/** Calls of products, their stock and nutrition, and of look books. */
import type { Hono } from "hono"
import * as lookBooks from "#adapters/shop/contract/catalogue/look-books.ts"
import { productAddresses } from "#adapters/shop/contract/catalogue/product-addresses.ts"
import * as products from "#adapters/shop/contract/catalogue/products.ts"
import { listPage } from "#backend/http/list-page.ts"
import type { Env } from "#backend/http/request-context.ts"
import { missing } from "#backend/http/refusal.ts"
import { publicMaxAge, serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { lookBookById, lookBookPage } from "./look-books.ts"
import { nutritionOf } from "./nutrition.ts"
import { addressPage } from "./product-addresses.ts"
import { productOf } from "./products/product-of.ts"
import { productByName, productsByIds } from "./products/stored-products.ts"
import { stockItemsOf } from "./stock-items.ts"

export const catalogueRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { flags, stockVersion } = services.config.site

  // Before the product by its slug, which would take "addresses" for one.
  serve(app, services, productAddresses, ({ db, query, now }) => addressPage(db, query.page, now), { publicFor: publicMaxAge })

  serve(app, services, products.someProducts, async ({ db, query, locale, now }) => {
    const ids = query.ids.split(",").map(Number)
    return { products: (await productsByIds(db, ids)).map((stored) => productOf(stored, { locale, now, flags })) }
  })

  serve(app, services, products.oneProduct, async ({ db, params, locale, now }) => {
    const stored = await productByName(db, params.slug)
    if (stored === null) throw missing()
    return productOf(stored, { locale, now, flags })
  })

  serve(app, services, products.stockItems, async ({ db, params, locale }) => {
    const items = await stockItemsOf(db, params.product, params.variant, locale, stockVersion)
    if (items === null) throw missing()
    return listPage(items, { total: items.length, page: 1, perPage: items.length })
  })

  serve(app, services, products.nutrition, async ({ db, params }) => {
    const nutrition = await nutritionOf(db, params.id)
    if (nutrition === null) throw missing()
    return nutrition
  })

  serve(app, services, lookBooks.lookBooks, ({ db, query: { page, product }, locale }) => lookBookPage(db, page, product, locale), {
    publicFor: publicMaxAge,
  })

  serve(
    app,
    services,
    lookBooks.oneLookBook,
    async ({ db, params, locale }) => {
      const book = await lookBookById(db, params.id, locale)
      if (book === null) throw missing()
      return book
    },
    { publicFor: publicMaxAge },
  )
}
