/** Vocabulary for corrections, phrases for suggestions, and labels for buckets. */
import { allTexts, defaultLocale, forLocales, inLocale, locales, onlyTexts, type Locale, type Localized } from "#domain/entities/locale.ts"
import { sizeKeys } from "#domain/rules/catalogue/option-groups.ts"
import { facetValues, type FacetValue } from "#domain/rules/catalogue/facet-values.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import type { Choice, PropertyRow } from "#backend/catalogue/products/option-values.ts"
import type { Database } from "#backend/database/database.ts"
import { readOwnSynonyms } from "#backend/search/shop-names.ts"
import { synonymsOf, type SynonymLine } from "#backend/search/text/synonyms.ts"
import { words } from "#domain/rules/search/words.ts"
import { folded } from "#backend/search/text/text-folding.ts"

type Named = { readonly name: Localized }
type Taxon = Named & {
  readonly id: number
  readonly permalink: string
  /** Names of those above it, from the root. */
  readonly above: ReadonlyArray<Localized>
  /** Number of products. */
  readonly products: number
}
type Brand = Named & { readonly code: string }

/** Names of the catalogue in all languages. */
type CatalogueNames = {
  readonly taxons: ReadonlyArray<Taxon>
  readonly brands: ReadonlyArray<Brand>
  /** Titles of products. */
  readonly titles: ReadonlyArray<Named>
  /** Choices of the options of all variants. */
  readonly choices: ReadonlyArray<Choice>
  /** The shop's own lines of synonyms. */
  readonly synonyms: ReadonlyArray<SynonymLine>
}

/** Maximum of titles; those with the most reviews of a very large catalogue. */
const maxTitles = 5000

const taxonsOf = (db: Database) =>
  db.query<Taxon>(`
    with recursive paths as (
      select id, permalink, name, '[]'::jsonb as above from taxons where parent_id is null
      union all
      select t.id, t.permalink, t.name, w.above || jsonb_build_array(w.name)
      from taxons t join paths w on w.id = t.parent_id
    )
    select w.*, (select count(*)::int from search_entries e where w.id in (e.l0, e.l1, e.l2, e.l3, e.l4)) as products from paths w`)

/** Texts of the catalogue by which shoppers call what it has. */
const namesIn = ({ taxons, brands, titles, choices }: Omit<CatalogueNames, "synonyms">): ReadonlyArray<string> => [
  ...[...taxons, ...brands, ...titles].flatMap(({ name }) => allTexts(name)),
  ...choices.flatMap(allTexts),
]

/** Rows of the vocabulary: each word of the texts, and how often they use it. */
const vocabularyOf = (texts: ReadonlyArray<string>) => {
  const uses = new Map<string, number>()
  for (const word of texts.flatMap(words)) {
    // Numbers and single letters are never corrected.
    if (/^\p{L}{2,}$/u.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1)
  }
  return [...uses].map(([word, count]) => ({ word, folded: folded(word), uses: count })).filter((row) => row.folded.length > 1)
}

/** A folded phrase from each of its words on: `winter coats for women`, `coats for women`, `for women` and `women`. */
const beginnings = (phrase: string): ReadonlyArray<string> => {
  const all = words(phrase)
    .map(folded)
    .filter((word) => word !== "")
  return [...new Set(all.map((_, at) => all.slice(at).join(" ")))]
}

/** Weights of suggested phrases by their first word: categories before brands, the shop's own synonyms and titles, and the category with more products first. */
const weights = {
  category: (products: number): number => 1000 + products,
  brand: 500,
  synonym: 200,
  title: 1,
  /** Weight of a phrase from a later word on: a category of 200 products weighs 1200, and 300 by its second word. */
  fromLaterWord: (weight: number): number => Math.ceil(weight / 4),
} as const

/** Own synonyms that find something: a phrase of theirs is made of words of the catalogue, or their category has products. */
const offeredSynonyms = ({ synonyms, taxons, ...names }: CatalogueNames): ReadonlyArray<string> => {
  const catalogueWords = new Set(namesIn({ ...names, taxons }).flatMap(words))
  const filled = new Set(taxons.filter(({ products }) => products > 0).map(({ permalink }) => permalink))
  const isFound = ({ kind, phrases, means }: SynonymLine): boolean =>
    kind === "same"
      ? phrases.some((phrase) => words(phrase).every((word) => catalogueWords.has(word)))
      : kind === "category" && means.some((meaning) => filled.has(meaning.slice(1)))
  return synonyms.filter(isFound).flatMap(({ phrases }) => phrases)
}

/** Rows of the phrases of one language: categories with products, brands, own synonyms, and titles up to their first comma. */
const phrasesOf = (names: CatalogueNames, locale: Locale) => {
  const { taxons, brands, titles } = names
  const offered = new Map<string, number>()
  const offer = (phrase: string, weight: number) => offered.set(phrase, Math.max(weight, offered.get(phrase) ?? 0))
  for (const taxon of taxons) if (taxon.products > 0) offer(inLocale(taxon.name, locale).toLowerCase(), weights.category(taxon.products))
  for (const brand of brands) offer(inLocale(brand.name, locale), weights.brand)
  // A synonym has no language: who begins to type it is offered it.
  for (const phrase of offeredSynonyms(names)) offer(phrase.toLowerCase(), weights.synonym)
  for (const title of titles) offer(inLocale(title.name, locale).split(",")[0]?.toLowerCase() ?? "", weights.title)
  return [...offered].flatMap(([phrase, weight]) =>
    beginnings(phrase).map((beginning, at) => ({
      locale,
      phrase,
      folded: beginning,
      weight: at === 0 ? weight : weights.fromLaterWord(weight),
    })),
  )
}

/** Distinct values of the facets of all products. */
const allFacetValues = async (db: Database): Promise<ReadonlyArray<FacetValue>> => {
  const badges = await db.query<{ code: string }>("select distinct code from products, unnest(badges) as code")
  const properties = await db.query<{ property: PropertyRow }>(
    "select distinct property from products, jsonb_array_elements(properties) as property",
  )
  const sizes = await db.query<{ choice: Choice; permalink: string }>(
    `select distinct choice, t.permalink
     from variants v join products p on p.id = v.product_id join taxons t on t.id = p.taxon_id, jsonb_array_elements(v.options) as choice
     where choice ->> 'key' = any ($1::text[])`,
    [sizeKeys],
  )
  const found = [
    ...facetValues({
      // Only sizes depend on the category.
      permalink: "",
      badges: badges.map(({ code }) => code),
      properties: properties.map(({ property }) => property),
      options: [],
    }),
    ...sizes.flatMap(({ choice, permalink }) => facetValues({ permalink, badges: [], properties: [], options: [choice] })),
  ]
  return [...new Map(found.map((value) => [`${value.facet}=${value.code}`, value])).values()]
}

/** Rows of the labels: categories with the path to them, brands, colours with their hex, and values of facets. */
const labelsOf = ({ taxons, brands, choices }: CatalogueNames, values: ReadonlyArray<FacetValue>) => {
  const colours = new Map(choices.filter(({ hex }) => hex !== null).map((choice) => [choice.value, choice]))
  return [
    ...taxons.map(({ id, permalink, name, above }) => ({
      kind: "taxon",
      key: String(id),
      address: permalink,
      name,
      note: forLocales((locale) => above.map((parent) => inLocale(parent, locale)).join(" › ")),
    })),
    ...brands.map(({ code, name }) => ({ kind: "brand", key: code, address: code, name, note: { [defaultLocale]: "" } })),
    ...[...colours.values()].map((choice) => ({
      kind: "colour",
      key: choice.value,
      address: choice.value,
      name: onlyTexts(choice),
      note: { [defaultLocale]: choice.hex },
    })),
    ...values.map(({ facet, code, name, note }) => ({ kind: facet, key: code, address: code, name, note: { [defaultLocale]: note } })),
  ]
}

const readNames = async (db: Database): Promise<CatalogueNames> => {
  const taxons = await taxonsOf(db)
  const brands = await db.query<Brand>("select code, name from brands")
  const titles = await db.query<Named>(
    `select title as name from products p where p.for_sale order by total_reviews desc, id limit ${maxTitles}`,
  )
  const optionChoices = await db.query<{ choice: Choice }>("select distinct choice from variants, jsonb_array_elements(options) as choice")
  return { taxons, brands, titles, choices: optionChoices.map(({ choice }) => choice), synonyms: await readOwnSynonyms(db) }
}

/** Rebuilds vocabulary, phrases and labels from the whole catalogue and the shop's own synonyms. */
export const indexNames = async (db: Database): Promise<void> => {
  const names = await readNames(db)
  const values = await allFacetValues(db)
  const permalinks = new Set(names.taxons.map(({ permalink }) => permalink))
  const synonyms = synonymsOf(names.synonyms, (permalink) => permalinks.has(permalink))
  // A word that only says how a product is is none to correct to: «хамар» (nose) is no «намар» (autumn).
  const labelled = values.flatMap(({ name }) => allTexts(name).flatMap(words)).filter((word) => !synonyms.isMinor([word]))
  await db.query("delete from search_vocabulary")
  await db.query("delete from search_phrases")
  await db.query("delete from search_labels")
  await insertRows(db, "search_vocabulary", vocabularyOf([...namesIn(names), ...labelled, ...synonyms.phrases]))
  for (const locale of locales) await insertRows(db, "search_phrases", phrasesOf(names, locale))
  await insertRows(db, "search_labels", labelsOf(names, values))
  await db.query("update search_synonyms set changed = pg_current_xact_id()")
}
