/** Facets with values to choose, one line each; index fields, address parameters, filters and panels follow from it. */
import type { ProductLabels } from "#domain/languages/mn/product-labels.ts"

/** Where the values of a product come from, for a facet without fields of its own: a property, a badge, or the sizes of its variants. */
type Source = { readonly property: string } | { readonly badge: keyof ProductLabels["badges"] } | "sizes"

type Declaration = {
  /** Chosen values in `ListingQuery`, buckets in `Facets`. */
  readonly list: string
  /** Parameter in an address, `facet.<name>` among the messages, and what its fields and labels are called in the index. */
  readonly name: string
  readonly look: "checks" | "swatches" | "tiles"
  readonly source: Source | null
  /** Fields of the index to filter by and to count, where they do not follow from the name. */
  readonly chosenBy?: string
  readonly countedBy?: string
  /** Further field to filter by, with the codes of older addresses. */
  readonly alsoChosenBy?: string
}

export const choiceFacets = [
  { list: "brands", name: "brand", look: "checks", source: null, chosenBy: "brand.code", countedBy: "brand.facet" },
  { list: "colours", name: "colour", look: "swatches", source: null, chosenBy: "colour_codes", countedBy: "colour_facets" },
  { list: "sizes", name: "size", look: "tiles", source: "sizes", alsoChosenBy: "size_codes" },
  { list: "genders", name: "gender", look: "checks", source: { property: "gender" } },
  { list: "ages", name: "age", look: "checks", source: { property: "age_group" } },
  { list: "seasons", name: "season", look: "checks", source: { property: "season" } },
  { list: "materials", name: "material", look: "checks", source: { property: "material" } },
  { list: "skinTypes", name: "skin", look: "checks", source: { property: "skin_type" } },
  { list: "gifts", name: "gift", look: "checks", source: { badge: "gift" } },
] as const satisfies ReadonlyArray<Declaration>

export const sizeGroups = ["clothes", "rings", "shoes"] as const
export type SizeGroup = (typeof sizeGroups)[number]

export type ChoiceFacet = (typeof choiceFacets)[number]
export type ChoiceList = ChoiceFacet["list"]
export type FacetName = ChoiceFacet["name"]

/** A record with an entry for each list of choices. */
export const byList = <Value>(valueOf: (facet: ChoiceFacet) => Value): Readonly<Record<ChoiceList, Value>> =>
  Object.fromEntries(choiceFacets.map((facet) => [facet.list, valueOf(facet)])) as Record<ChoiceList, Value>

/** Fields of the index that a facet filters by, of which any matches. */
export const filterFields = ({ name, chosenBy = `facet_codes.${name}`, alsoChosenBy }: Declaration): ReadonlyArray<string> =>
  alsoChosenBy === undefined ? [chosenBy] : [chosenBy, alsoChosenBy]

/** Field of the index whose buckets hold a value with its label: `code|label|note`. */
export const countedField = (facet: Declaration): string => facet.countedBy ?? `facets.${facet.name}`
