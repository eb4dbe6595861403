/** Calls that store lists of the user for all devices: latest searches and saved products. */
import * as Schema from "effect/Schema"
import { LooseInt } from "#domain/entities/wire-codecs.ts"
import { searchHistoryLimit } from "#domain/rules/search/search-history.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { EmptyResponse } from "#adapters/shop/contract/empty-response.ts"
import { Name } from "#adapters/shop/contract/texts.ts"

export const saveSearchHistory = endpoint({
  method: "PUT",
  path: "/api/v2/users/search_history",
  summary: "Stores the user's latest searches, newest first.",
  asker: "user",
  body: Schema.Struct({ texts: Schema.Array(Name).check(Schema.isMaxLength(searchHistoryLimit)) }),
  answer: EmptyResponse,
})

/** Maximum number of saved products of a user. */
export const maxBookmarks = 500

export const saveBookmarks = endpoint({
  method: "PUT",
  path: "/api/v2/users/bookmarks",
  summary: "Stores the products that the user has saved, newest last.",
  asker: "user",
  body: Schema.Struct({ ids: Schema.Array(LooseInt).check(Schema.isMaxLength(maxBookmarks)) }),
  answer: EmptyResponse,
})
