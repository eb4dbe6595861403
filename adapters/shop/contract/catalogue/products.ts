/** Calls of products, their reviews, stock and nutrition. */
import * as Schema from "effect/Schema"
import { Product } from "#domain/entities/catalogue/product.ts"
import { StockItem } from "#domain/entities/catalogue/stock-item.ts"
import { Nutrition } from "#domain/entities/catalogue/nutrition.ts"
import { Review } from "#domain/entities/catalogue/review.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { reviewSorts } from "#domain/rules/catalogue/review-query.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { PageQuery, pageOf } from "#adapters/shop/contract/list-page.ts"

export const ProductAnswer = Product.annotate({ identifier: "Product" })

export const oneProduct = endpoint({
  method: "GET",
  path: "/api/v2/products/:slug",
  summary: "A product by its slug or its number.",
  answer: ProductAnswer,
})

export const someProducts = endpoint({
  method: "GET",
  path: "/api/v2/products",
  summary: "Products by their numbers, separated by commas, in the requested order.",
  query: Schema.Struct({
    ids: Schema.String.check(Schema.isPattern(/^\d{1,9}(,\d{1,9}){0,99}$/, { message: "ids.incorrect" })),
  }),
  answer: Schema.Struct({ products: Schema.Array(ProductAnswer) }),
})

/** Page and order of the reviews; `stars` and `pictured` filter them. */
export const ReviewsQuery = Schema.Struct({
  ...PageQuery.fields,
  sort: orElse(Schema.Literals(reviewSorts), "newest"),
  stars: orNull(LooseInt.check(Schema.isBetween({ minimum: 1, maximum: 5 }))),
  pictured: orElse(Schema.Literals(["true", "false"]), "false"),
})

/** A page of reviews; the histogram and the number with pictures are of all, whatever the filter. */
export const ReviewsPage = Schema.Struct({
  items: Schema.Array(Review),
  count: LooseInt,
  total: LooseInt,
  page: LooseInt,
  perPage: LooseInt,
  pages: LooseInt,
  histogram: orElse(Schema.Array(LooseInt), []),
  pictured: orElse(LooseInt, 0),
}).pipe(
  Schema.encodeKeys({ items: "reviews", pictured: "pictured_count", total: "total_count", page: "current_page", perPage: "per_page" }),
)

export const productReviews = endpoint({
  method: "GET",
  path: "/api/v2/products/:id/reviews",
  summary:
    "Reviews of a product by buyers; `histogram` counts all reviews of 1, 2, 3, 4 and 5 stars, `total_count` those that the filter leaves.",
  query: ReviewsQuery,
  answer: ReviewsPage,
})

export const stockItems = endpoint({
  method: "GET",
  path: "/api/v2/products/:product/variants/:variant/stock_items",
  summary: "Where a variant lies and how many of it; the product's number may be 0.",
  query: PageQuery,
  answer: pageOf("stock_items", StockItem),
})

export const nutrition = endpoint({
  method: "GET",
  path: "/api/v2/products/:id/nutrition",
  summary: "Nutrition of a product per 100 g; 404 where it is no food.",
  answer: Nutrition,
})
