/** What shoppers call the goods, beside the words of the language. */
import { SynonymContent } from "#domain/entities/search/synonym-content.ts"
import { withoutPossessive } from "#domain/rules/search/words.ts"
import { indexNames } from "#backend/search/indexing/index-names.ts"
import { readOwnSynonyms } from "#backend/search/shop-names.ts"
import { permalinkOf, type SynonymLine } from "#backend/search/text/synonyms.ts"
import type { ContentKind } from "../content-kind.ts"
import { unknownReferences } from "../references.ts"

const lineOf = ({ kind: name, phrases, means = [] }: SynonymContent): SynonymLine => ({
  kind: name,
  phrases: phrases.map((phrase) => withoutPossessive(phrase).trim()),
  means,
})

const synonymOf = ({ means, ...line }: SynonymLine): SynonymContent => (means.length === 0 ? line : { ...line, means })

export const kind: ContentKind<SynonymContent> = {
  item: SynonymContent,
  effect: "What shoppers call the goods; results, suggestions and corrections follow with the next search.",
  fields: {
    kind: "`same`: the phrases mean one another; `category`: they mean a category; `intent`: they mean `means`, or nothing; `colour` and `minor` are words that a search leaves out first, minor ones before colours.",
    phrases: "What shoppers type, up to four words each.",
    means: "`@sale`, `@new`, or the address of a category: `@women/shoes`.",
  },
  example: { kind: "category", phrases: ["ногоон өрөө", "house plants"], means: ["@home/plants"] },
  keyOf: ({ kind: name, phrases }) => `${name} ${phrases.join(", ")}`,
  after: ["categories"],
  isOrdered: true,
  read: async (db) => (await readOwnSynonyms(db)).map(synonymOf),
  stored: (synonym) => synonymOf(lineOf(synonym)),
  faults: (db, { items }) =>
    unknownReferences(
      db,
      "category",
      items.flatMap(({ means = [] }, at) =>
        means.flatMap((meaning, place) => {
          const permalink = permalinkOf(meaning)
          return permalink === null ? [] : [{ path: [at, "means", place], name: permalink }]
        }),
      ),
    ),
  write: async (db, { items }) => {
    await db.query("update search_synonyms set lines = $1::text::jsonb", [JSON.stringify(items.map(lineOf))])
    await indexNames(db)
    return []
  },
}
