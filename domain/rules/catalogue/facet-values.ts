/** Values of a product's facets, read from its properties, badges and sizes. */
import { choiceFacets, type ChoiceFacet, type FacetName } from "#domain/entities/catalogue/facet.ts"
import { codeText, defaultLocale, locales, onlyTexts, withDefault, type Locale, type Localized } from "#domain/entities/locale.ts"
import { productLabels, localizedLabel } from "#domain/languages/product-labels.ts"
import type { ProductLabels } from "#domain/languages/mn/product-labels.ts"
import { sizeKeys } from "./option-groups.ts"
import { sizeCode, sizeGroup } from "./size-groups.ts"

type KeyedText = Localized & { readonly key: string }

/** Value of a facet: its name by locale, and the note that its bucket carries, which is the group of a size. */
export type FacetValue = { readonly facet: FacetName; readonly code: string; readonly name: Localized; readonly note: string }

export type FacetedProduct = {
  readonly permalink: string
  readonly badges: ReadonlyArray<string>
  readonly properties: ReadonlyArray<KeyedText>
  readonly options: ReadonlyArray<KeyedText & { readonly value: string }>
}

const namesOf = (...values: ReadonlyArray<keyof ProductLabels["values"]>): ReadonlyArray<Localized> =>
  values.map((value) => localizedLabel((words) => words.values[value]))

/** Values that stand for several, by facet and code: a product for all seasons is found by a filter for winter. */
const valuesByGroup: Readonly<Record<string, ReadonlyArray<Localized>>> = {
  "season all-seasons": namesOf("spring", "summer", "autumn", "winter"),
  "gender everyone": namesOf("women", "men"),
  "skin all-types": namesOf("dry", "sensitive"),
}

const codeOf = (value: Localized): string =>
  codeText(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Parts of a text, without their shares: `Ноолуур 90%, торго 10%` is `Ноолуур` and `Торго`. */
const partsOf = (text: string, locale: Locale): ReadonlyArray<string> => {
  const separator = new RegExp(`,\\s*|\\s+${productLabels[locale].and}\\s+`, "u")
  const parts = text.split(separator).map((part) => part.replace(/\s+\d+\s*%?$/u, "").trim())
  return parts.filter((part) => part !== "").map(capitalized)
}

/**
 * One value for each part of a property's text. Translations with another number of parts are left out; if that is the first translation,
 * of which codes are made, the whole text is one value.
 *
 * Examples: `Ноолуур 90%, торго 10%` with `Cashmere 90%, silk 10%` is `Ноолуур`/`Cashmere` and `Торго`/`Silk`; `Арьс, нэхий` with `Leather`
 * is one value, `Арьс, нэхий`/`Leather`.
 */
const valuesOf = (property: Localized): ReadonlyArray<Localized> => {
  const texts = onlyTexts(property)
  const defaultParts = partsOf(texts[defaultLocale] ?? "", defaultLocale)
  const partsByLocale = locales.flatMap((locale) =>
    texts[locale] === undefined ? [] : [[locale, partsOf(texts[locale], locale)] as const],
  )
  const agreeing = partsByLocale.filter(([, parts]) => parts.length === defaultParts.length)
  const firstTranslation = partsByLocale[1]
  if (firstTranslation !== undefined && !agreeing.includes(firstTranslation)) return [texts]
  return defaultParts.map((_, at) => withDefault(Object.fromEntries(agreeing.map(([locale, parts]) => [locale, parts[at]]))))
}

/** Values of one facet that reads them from the product; none of a facet with fields of its own. */
const valuesOfFacet = ({ name: facet, source }: ChoiceFacet, product: FacetedProduct): ReadonlyArray<FacetValue> => {
  if (source === null) return []
  if (source === "sizes") {
    return product.options
      .filter(({ key }) => sizeKeys.includes(key))
      .map((option) => {
        const group = sizeGroup(option.key, product.permalink)
        return { facet, code: sizeCode(group, option.value), name: onlyTexts(option), note: group }
      })
  }
  if ("badge" in source) {
    if (!product.badges.includes(source.badge)) return []
    return [{ facet, code: source.badge, name: localizedLabel((words) => words.badges[source.badge]), note: "" }]
  }
  return product.properties
    .filter(({ key }) => key === source.property)
    .flatMap((property) => {
      const values = valuesByGroup[`${facet} ${codeOf(property)}`] ?? valuesOf(property)
      return values.map((value) => ({ facet, code: codeOf(value), name: value, note: "" }))
    })
}

/** Distinct values of each facet that reads them from the product. */
export const facetValues = (product: FacetedProduct): ReadonlyArray<FacetValue> => {
  const values = choiceFacets.flatMap((facet) => valuesOfFacet(facet, product)).filter(({ code }) => code !== "")
  return [...new Map(values.map((value) => [`${value.facet}=${value.code}`, value])).values()]
}
