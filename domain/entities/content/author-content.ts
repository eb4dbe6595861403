/** Authors and tags of articles as a merchant writes them. E20. */
import * as Schema from "effect/Schema"
import { LocalizedName, LocalizedText } from "#domain/entities/localized-text.ts"

const Key = Schema.String.check(Schema.isPattern(/^[a-z0-9-]+$/, { message: "setting.rule.small" }))

export const AuthorContent = Schema.Struct({
  /** Names the author in articles. */
  key: Key,
  name: LocalizedName,
  about: Schema.optionalKey(LocalizedText),
})
export type AuthorContent = typeof AuthorContent.Type

export const TagContent = Schema.Struct({
  /** Names the tag in articles, and in the address of its page. */
  name: Key,
  title: LocalizedName,
  about: Schema.optionalKey(LocalizedText),
})
export type TagContent = typeof TagContent.Type
