/** Vocabulary for corrections, phrases for suggestions, and labels for buckets. */
import { allTexts, defaultLocale, forLocales, inLocale, locales, onlyTexts, type Locale, type Localized } from "#domain/entities/locale.ts"
import { sizeKeys } from "#domain/rules/catalogue/option-groups.ts"
import { facetValues, type FacetValue } from "#domain/rules/catalogue/facet-values.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import type { Choice, PropertyRow } from "#backend/catalogue/products/option-values.ts"
import type { Database } from "#backend/database/database.ts"
import { synonymWords } from "#backend/search/text/synonyms.ts"
import { folded, words } from "#backend/search/text/text-folding.ts"

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

/** Weights of suggested phrases by their first word: categories before brands before titles, and the category with more products first. */
const weights = {
  category: (products: number): number => 1000 + products,
  brand: 500,
  title: 1,
  /** Weight of a phrase from a later word on: a category of 200 products weighs 1200, and 300 by its second word. */
  fromLaterWord: (weight: number): number => Math.ceil(weight / 4),
} as const

/** Rows of the phrases of one language: categories with products, brands, and titles up to their first comma. */
const phrasesOf = ({ taxons, brands, titles }: CatalogueNames, locale: Locale) => {
  const offered = new Map<string, number>()
  const offer = (phrase: string, weight: number) => offered.set(phrase, Math.max(weight, offered.get(phrase) ?? 0))
  for (const taxon of taxons) if (taxon.products > 0) offer(inLocale(taxon.name, locale).toLowerCase(), weights.category(taxon.products))
  for (const brand of brands) offer(inLocale(brand.name, locale), weights.brand)
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
  return { taxons, brands, titles, choices: optionChoices.map(({ choice }) => choice) }
}

/** Rebuilds vocabulary, phrases and labels from the whole catalogue. */
export const indexNames = async (db: Database): Promise<void> => {
  const names = await readNames(db)
  const { taxons, brands, titles, choices } = names
  const values = await allFacetValues(db)
  await db.query("delete from search_vocabulary")
  await db.query("delete from search_phrases")
  await db.query("delete from search_labels")
  const nameTexts = [...taxons, ...brands, ...titles].flatMap(({ name }) => allTexts(name))
  await insertRows(db, "search_vocabulary", vocabularyOf([...nameTexts, ...choices.flatMap(allTexts), ...synonymWords()]))
  for (const locale of locales) await insertRows(db, "search_phrases", phrasesOf(names, locale))
  await insertRows(db, "search_labels", labelsOf(names, values))
}
