/** Synonym of the search as a merchant writes it. */
import * as Schema from "effect/Schema"
import { withoutPossessive, words } from "#domain/rules/search/words.ts"

/** Maximum of words in a phrase. */
export const maxPhraseWords = 4

/** Kinds; `colour` and `minor` give no other meaning and only say which one, and minor words are left out before a colour. */
const kinds = ["same", "category", "intent", "colour", "minor"] as const

const Phrase = Schema.String.check(
  Schema.makeFilter((phrase) => {
    const count = words(withoutPossessive(phrase)).length
    return (count > 0 && count <= maxPhraseWords && !phrase.includes(",")) || "content.phrase"
  }),
)

/** Phrases that mean each other (`same`), or what `means` lists. */
export const SynonymContent = Schema.Struct({
  kind: Schema.Literals(kinds),
  phrases: Schema.Array(Phrase),
  /** `@sale`, `@new`, or the address of a category such as `@women/shoes`. */
  means: Schema.optionalKey(Schema.Array(Schema.String.check(Schema.isPattern(/^@[a-z0-9/-]+$/, { message: "setting.rule.means" })))),
}).check(
  Schema.makeFilter(({ kind, phrases, means = [] }) => {
    if (phrases.length < (kind === "same" ? 2 : 1)) return { path: ["phrases"], issue: "content.phrases" }
    if (kind !== "intent" && (kind === "category") !== means.length > 0) return { path: ["means"], issue: "content.means" }
    return true
  }),
)
export type SynonymContent = typeof SynonymContent.Type
