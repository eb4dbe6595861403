/** Category as a merchant writes it. E15. */
import * as Schema from "effect/Schema"
import { LocalizedName, LocalizedText } from "#domain/entities/localized-text.ts"
import { smallLetters } from "./small-letters.ts"

export const CategoryContent = Schema.Struct({
  /** Below that of its parent, at most five levels deep: `food/fresh`. */
  address: Schema.String.check(
    Schema.isPattern(/^[\p{L}\p{N}_.-]+(?:\/[\p{L}\p{N}_.-]+){0,4}$/u, { message: "setting.rule.address" }),
    smallLetters,
  ),
  name: LocalizedName,
  /** Description on its page and for search engines; paragraphs with an empty line between them. */
  text: Schema.optionalKey(LocalizedText),
  /** In place of that of its goods. */
  picture: Schema.optionalKey(Schema.NonEmptyString),
})
export type CategoryContent = typeof CategoryContent.Type
