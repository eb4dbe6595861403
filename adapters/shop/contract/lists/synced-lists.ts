/** Calls that store lists of the user for all devices: latest searches and saved products. */
import * as Schema from "effect/Schema"
import { LooseInt, orElse } from "#domain/entities/wire-codecs.ts"
import { maxSearchText, searchHistoryLimit } from "#domain/rules/search/search-history.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { EmptyResponse } from "#adapters/shop/contract/empty-response.ts"
import { textUpTo } from "#adapters/shop/contract/texts.ts"

const Texts = Schema.Array(textUpTo(maxSearchText)).check(Schema.isMaxLength(searchHistoryLimit))

/** `before` is what the device changed, so that changes of other devices stay; without it the list is replaced. */
export const saveSearchHistory = endpoint({
  method: "PUT",
  path: "/api/v2/users/search_history",
  summary: "Stores what a device changed of the user's latest searches, newest first.",
  asker: "user",
  body: Schema.Struct({ texts: Texts, before: orElse(Schema.NullOr(Texts), null) }),
  answer: EmptyResponse,
})

/** Maximum number of saved products of a user. */
export const maxBookmarks = 500

const Ids = Schema.Array(LooseInt).check(Schema.isMaxLength(maxBookmarks))

/** `before` is as in `saveSearchHistory`. */
export const saveBookmarks = endpoint({
  method: "PUT",
  path: "/api/v2/users/bookmarks",
  summary: "Stores what a device changed of the products that the user has saved, newest last.",
  asker: "user",
  body: Schema.Struct({ ids: Ids, before: orElse(Schema.NullOr(Ids), null) }),
  answer: EmptyResponse,
})
