/** Calls of the look books. */
import * as Schema from "effect/Schema"
import { LookBook } from "#domain/entities/catalogue/look-book.ts"
import { orNull } from "#domain/entities/wire-codecs.ts"
import { Slug } from "#domain/entities/ids.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { PageQuery, pageOf } from "#adapters/shop/contract/list-page.ts"

const LookBookAnswer = LookBook.annotate({ identifier: "LookBook" })

export const lookBooks = endpoint({
  method: "GET",
  path: "/api/v2/look_books",
  summary: "Look books, newest first; with `product` those that show the product of this slug.",
  query: Schema.Struct({ ...PageQuery.fields, product: orNull(Slug) }),
  answer: pageOf("look_books", LookBookAnswer),
})

export const oneLookBook = endpoint({
  method: "GET",
  path: "/api/v2/look_books/:id",
  summary: "A look book with its pictures; hotspots are shares of a picture's width and height.",
  answer: LookBookAnswer,
})
