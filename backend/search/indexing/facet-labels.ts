/** Labels of the buckets of the search. */
import { defaultLocale, forLocales, inLocale, onlyTexts } from "#domain/entities/locale.ts"
import { sizeKeys } from "#domain/rules/catalogue/option-groups.ts"
import { facetValues, type FacetValue } from "#domain/rules/catalogue/facet-values.ts"
import type { StoredOptionValue, StoredProperty } from "#backend/catalogue/products/option-values.ts"
import type { Database } from "#backend/database/database.ts"
import type { CatalogueNames } from "./catalogue-names.ts"

/** Distinct values of the facets of all products. */
export const allFacetValues = async (db: Database): Promise<ReadonlyArray<FacetValue>> => {
  const badges = await db.query<{ code: string }>("select distinct code from products, unnest(badges) as code")
  const properties = await db.query<{ property: StoredProperty }>(
    "select distinct property from products, jsonb_array_elements(properties) as property",
  )
  const sizes = await db.query<{ value: StoredOptionValue; permalink: string }>(
    `select distinct value, t.permalink
     from variants v join products p on p.id = v.product_id join taxons t on t.id = p.taxon_id, jsonb_array_elements(v.options) as value
     where value ->> 'key' = any ($1::text[])`,
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
    ...sizes.flatMap(({ value, permalink }) => facetValues({ permalink, badges: [], properties: [], options: [value] })),
  ]
  return [...new Map(found.map((value) => [`${value.facet}=${value.code}`, value])).values()]
}

/** Rows of the labels: categories with the path to them, brands, colours with their hex, and values of facets. */
export const labelsOf = ({ taxons, brands, optionValues }: CatalogueNames, values: ReadonlyArray<FacetValue>) => {
  const colours = new Map(optionValues.filter(({ hex }) => hex !== null).map((colour) => [colour.value, colour]))
  return [
    ...taxons.map(({ id, permalink, name, above }) => ({
      kind: "taxon",
      key: String(id),
      address: permalink,
      name,
      note: forLocales((locale) => above.map((parent) => inLocale(parent, locale)).join(" › ")),
    })),
    ...brands.map(({ code, name }) => ({ kind: "brand", key: code, address: code, name, note: { [defaultLocale]: "" } })),
    ...[...colours.values()].map((colour) => ({
      kind: "colour",
      key: colour.value,
      address: colour.value,
      name: onlyTexts(colour),
      note: { [defaultLocale]: colour.hex },
    })),
    ...values.map(({ facet, code, name, note }) => ({ kind: facet, key: code, address: code, name, note: { [defaultLocale]: note } })),
  ]
}
