/** Articles and news of the shop as a merchant writes them. E20, E21. */
import * as Schema from "effect/Schema"
import { WrittenMoment } from "#domain/entities/content-moment.ts"
import { isWholeText, textFields } from "./page-content.ts"

const beginning = { ...textFields, date: WrittenMoment }

const ending = {
  /** Names of tags. */
  tags: Schema.optionalKey(Schema.Array(Schema.NonEmptyString)),
  /** Address of the product whose picture is shown; otherwise that of the first picture or product of the text. */
  product: Schema.optionalKey(Schema.NonEmptyString),
}

export const NewsContent = Schema.Struct({ ...beginning, ...ending }).check(isWholeText)

/** `author` is the key of one. */
export const ArticleContent = Schema.Struct({
  ...beginning,
  author: Schema.optionalKey(Schema.NonEmptyString),
  ...ending,
}).check(isWholeText)
export type ArticleContent = typeof ArticleContent.Type
