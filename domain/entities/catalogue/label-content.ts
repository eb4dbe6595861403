/** Label of a property or an option of products as a merchant writes it. E1, E2. */
import * as Schema from "effect/Schema"
import { LocalizedName } from "#domain/entities/localized-text.ts"

export const LabelContent = Schema.Struct({
  /** As product files have it: `warranty=2 жил|2 years`. */
  key: Schema.NonEmptyString,
  name: LocalizedName,
})
export type LabelContent = typeof LabelContent.Type
