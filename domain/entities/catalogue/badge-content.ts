/** Badge as a merchant writes it. E17. */
import * as Schema from "effect/Schema"
import { LocalizedName, LocalizedText } from "#domain/entities/localized-text.ts"
import { smallLetters } from "./small-letters.ts"

export const BadgeContent = Schema.Struct({
  /** As products name it: `eco`. */
  code: Schema.String.check(Schema.isPattern(/^[\w-]+$/, { message: "setting.rule.word" }), smallLetters),
  name: LocalizedName,
  description: Schema.optionalKey(LocalizedText),
})
export type BadgeContent = typeof BadgeContent.Type
