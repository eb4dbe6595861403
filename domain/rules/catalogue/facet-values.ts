/** Values of a product's facets, read from its properties, badges and sizes. */
import { choiceFacets, type FacetName } from "#domain/entities/catalogue/facet.ts"
import { codeText, defaultLocale, locales, onlyTexts, withDefault, type Locale, type Localized } from "#domain/entities/locale.ts"
import { goods, wordOfGoods } from "#domain/languages/goods.ts"
import type { Goods } from "#domain/languages/mn/goods.ts"
import { sizeKeys } from "./option-groups.ts"
import { sizeCode, sizeGroup } from "./size-groups.ts"

type Keyed = Localized & { readonly key: string }

/** Label by locale, and a note that buckets carry: the group of a size. */
export type FacetValue = { readonly facet: FacetName; readonly code: string; readonly name: Localized; readonly note: string }

export type FacetedProduct = {
  readonly permalink: string
  readonly badges: ReadonlyArray<string>
  readonly properties: ReadonlyArray<Keyed>
  readonly options: ReadonlyArray<Keyed & { readonly value: string }>
}

const named = (...values: ReadonlyArray<keyof Goods["values"]>): ReadonlyArray<Localized> => values.map((value) => wordOfGoods((words) => words.values[value]))

/** Values that stand for several, so that who wants winter also finds what suits all seasons. */
const wide: Readonly<Record<string, ReadonlyArray<Localized>>> = {
  "season all-seasons": named("spring", "summer", "autumn", "winter"),
  "gender everyone": named("women", "men"),
  "skin all-types": named("dry", "sensitive"),
}

const codeOf = (value: Localized): string => codeText(value).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "")

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `Ноолуур 90%, торго 10%` is two values, without their shares. */
const parts = (text: string, locale: Locale): ReadonlyArray<string> =>
  text.split(new RegExp(`,\\s*|\\s+${goods[locale].and}\\s+`, "u")).map((part) => capital(part.replace(/\s+\d+\s*%?$/u, "").trim())).filter((part) => part !== "")

/** One value for each part, where the text of which codes are made has as many; other translations that have not are left out. */
const valuesOf = (value: Localized): ReadonlyArray<Localized> => {
  const texts = onlyTexts(value)
  const own = parts(texts[defaultLocale] ?? "", defaultLocale)
  const byLocale = locales.flatMap((locale) => (texts[locale] === undefined ? [] : [[locale, parts(texts[locale], locale)] as const]))
  const agreeing = byLocale.filter(([, names]) => names.length === own.length)
  // Codes are made of the first translation.
  if (byLocale[1] !== undefined && !agreeing.includes(byLocale[1])) return [texts]
  return own.map((_, at) => withDefault(Object.fromEntries(agreeing.map(([locale, names]) => [locale, names[at]]))))
}

/** Distinct values of each facet that reads them from the product. */
export const facetValues = ({ permalink, badges, properties, options }: FacetedProduct): ReadonlyArray<FacetValue> => {
  const found = choiceFacets.flatMap(({ name, source }): ReadonlyArray<FacetValue> => {
    if (source === null) return []
    if (source === "sizes") {
      return options.filter(({ key }) => sizeKeys.includes(key)).map((option) => {
        const group = sizeGroup(option.key, permalink)
        return { facet: name, code: sizeCode(group, option.value), name: onlyTexts(option), note: group }
      })
    }
    if ("badge" in source) return badges.includes(source.badge) ? [{ facet: name, code: source.badge, name: wordOfGoods((words) => words.badges[source.badge]), note: "" }] : []
    return properties.filter(({ key }) => key === source.property).flatMap((property) => {
      const values = wide[`${name} ${codeOf(property)}`] ?? valuesOf(property)
      return values.map((value) => ({ facet: name, code: codeOf(value), name: value, note: "" }))
    })
  })
  return [...new Map(found.filter(({ code }) => code !== "").map((value) => [`${value.facet}=${value.code}`, value])).values()]
}
