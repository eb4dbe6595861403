/** Calls of packages: the companions of a product, and adding a package to the cart. */
import * as Schema from "effect/Schema"
import { PackageProduct } from "#domain/entities/lists/package-product.ts"
import { ProductAnswer } from "#adapters/shop/contract/catalogue/products.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { OrderAnswer } from "#adapters/shop/contract/orders/orders.ts"

/** Maximum number of products in a package. */
export const maxPackage = 20

export const packageOffer = endpoint({
  method: "GET",
  path: "/api/v2/compatibility_build/:slug",
  summary: "A product and at most two that are bought together with it.",
  answer: Schema.Struct({ products: Schema.Array(ProductAnswer) }),
})

export const addPackage = endpoint({
  method: "POST",
  path: "/api/v2/compatibility_build/add",
  summary: "Puts every product of a package into the cart, or none; `cv` holds the chosen value of each option.",
  asker: "shopper",
  body: Schema.Struct({ products: Schema.NonEmptyArray(PackageProduct).check(Schema.isMaxLength(maxPackage)) }),
  answer: OrderAnswer,
  idempotent: true,
})
