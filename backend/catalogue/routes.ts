/** Calls of products, reviews and stock items. */
import type { Hono } from "hono"
import * as brands from "#adapters/shop/contract/catalogue/brands.ts"
import * as ownReviews from "#adapters/shop/contract/catalogue/own-reviews.ts"
import * as vendors from "#adapters/shop/contract/catalogue/vendors.ts"
import * as vendorReviews from "#adapters/shop/contract/catalogue/vendor-reviews.ts"
import { productAddresses } from "#adapters/shop/contract/catalogue/product-addresses.ts"
import * as products from "#adapters/shop/contract/catalogue/products.ts"
import type { Env } from "#backend/http/request-context.ts"
import { missing } from "#backend/http/refusal.ts"
import { publicMaxAge, serve, servePrepared } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { brandByCode, brandPage } from "./brands.ts"
import { addressPage } from "./product-addresses.ts"
import { productOf } from "./products/product-of.ts"
import { ownReviewOf, publishReview, readyReview, removeReview } from "./own-reviews.ts"
import { nutritionOf } from "./nutrition.ts"
import { reviewPictureBytes, reviewPicturePath } from "./review-pictures.ts"
import { reviewPage, wantedReviews } from "./review-pages.ts"
import { reviewedProduct, reviewedVendor } from "./review-subject.ts"
import { stockItemsOf } from "./stock-items.ts"
import { vendorById, vendorPage } from "./vendors.ts"
import { productByName, productsByIds } from "./products/stored-products.ts"

export const catalogueRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { flags } = services.config.site
  // Before products by their slugs.
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

  serve(app, services, products.productReviews, async ({ db, params, query, locale }) => reviewPage(db, await reviewedProduct(db, params.id, locale), wantedReviews(query), locale))

  serve(app, services, ownReviews.ownReview, async ({ db, userId, params, locale, now }) => ownReviewOf(db, userId, await reviewedProduct(db, params.id, locale), now))

  servePrepared(
    app,
    services,
    ownReviews.writeReview,
    async (request) => readyReview(services, request, await reviewedProduct(request.db, request.params.id, request.locale), request.body),
    publishReview,
  )

  app.get(`${reviewPicturePath}/:file`, async (c) => {
    const [, name = "", width = "0"] = /^([0-9a-f-]{36})-(\d{3})\.(?:avif|webp)$/.exec(c.req.param("file")) ?? []
    const bytes = name === "" ? null : await reviewPictureBytes(services, name, Number(width))
    if (bytes === null) return c.body(null, 404, { "Cache-Control": "no-store" })
    return c.body(new Uint8Array(bytes), 200, { "Content-Type": "image/webp", "Cache-Control": "public, max-age=86400", "X-Content-Type-Options": "nosniff" })
  })

  serve(app, services, ownReviews.deleteReview, async ({ db, userId, params, locale, now }) => {
    const subject = await reviewedProduct(db, params.id, locale)
    await removeReview(db, userId, subject, now)
    return ownReviewOf(db, userId, subject, now)
  })

  serve(app, services, brands.allBrands, ({ db, query, locale, now }) => brandPage(db, query.page, locale, now), { publicFor: publicMaxAge })

  serve(app, services, brands.oneBrand, async ({ db, params, locale, now }) => {
    const brand = await brandByCode(db, params.code, locale, now)
    if (brand === null) throw missing()
    return brand
  }, { publicFor: publicMaxAge })

  serve(app, services, vendors.allVendors, ({ db, query, locale, now }) => vendorPage(db, query.page, { locale, now, flags }), { publicFor: publicMaxAge })

  serve(app, services, vendors.oneVendor, async ({ db, params, locale, now }) => {
    const vendor = await vendorById(db, params.id, { locale, now, flags })
    if (vendor === null) throw missing()
    return vendor
  }, { publicFor: publicMaxAge })

  serve(app, services, vendorReviews.vendorReviews, async ({ db, params, query, locale }) => reviewPage(db, await reviewedVendor(db, params.id, locale), wantedReviews(query), locale))

  serve(app, services, vendorReviews.ownVendorReview, async ({ db, userId, params, locale, now }) => ownReviewOf(db, userId, await reviewedVendor(db, params.id, locale), now))

  servePrepared(
    app,
    services,
    vendorReviews.writeVendorReview,
    async (request) => readyReview(services, request, await reviewedVendor(request.db, request.params.id, request.locale), request.body),
    publishReview,
  )

  serve(app, services, vendorReviews.deleteVendorReview, async ({ db, userId, params, locale, now }) => {
    const subject = await reviewedVendor(db, params.id, locale)
    await removeReview(db, userId, subject, now)
    return ownReviewOf(db, userId, subject, now)
  })

  serve(app, services, products.stockItems, async ({ db, params, locale }) => {
    const items = await stockItemsOf(db, params.product, params.variant, locale, services.config.site.stockVersion)
    if (items === null) throw missing()
    return { items, count: items.length, total: items.length, page: 1, perPage: items.length, pages: 1 }
  })

  serve(app, services, products.nutrition, async ({ db, params }) => {
    const nutrition = await nutritionOf(db, params.id)
    if (nutrition === null) throw missing()
    return nutrition
  })
}
