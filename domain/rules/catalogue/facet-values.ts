/** Values of a product's facets, read from its properties, badges and sizes. */
import { choiceFacets, type FacetName } from "#domain/entities/catalogue/facet.ts"
import { codeText, defaultLocale, locales, onlyTexts, type Localized } from "#domain/entities/locale.ts"
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

const [spring, summer, autumn, winter] = [{ mn: "Хавар", en: "Spring" }, { mn: "Зун", en: "Summer" }, { mn: "Намар", en: "Autumn" }, { mn: "Өвөл", en: "Winter" }]

/** Values that stand for several, so that who wants winter also finds what suits all seasons. */
const wide: Readonly<Record<string, ReadonlyArray<Localized>>> = {
  "season all-seasons": [spring, summer, autumn, winter],
  "gender everyone": [{ mn: "Эмэгтэй", en: "Women" }, { mn: "Эрэгтэй", en: "Men" }],
  "skin all-types": [{ mn: "Хуурай", en: "Dry" }, { mn: "Мэдрэмтгий", en: "Sensitive" }],
}

const codeOf = (value: Localized): string => codeText(value).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "")

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `Ноолуур 90%, торго 10%` is two values, without their shares. */
const parts = (text: string): ReadonlyArray<string> =>
  text.split(/,\s*|\s+(?:and|ба)\s+/u).map((part) => capital(part.replace(/\s+\d+\s*%?$/u, "").trim())).filter((part) => part !== "")

/** One value for each part, where its texts have as many parts in each locale. */
const valuesOf = (value: Localized): ReadonlyArray<Localized> => {
  const texts = onlyTexts(value)
  const own = parts(texts[defaultLocale] ?? "")
  const byLocale = locales.flatMap((locale) => (texts[locale] === undefined ? [] : [[locale, parts(texts[locale])] as const]))
  if (byLocale.some(([, names]) => names.length !== own.length)) return [texts]
  return own.map((_, at) => Object.fromEntries(byLocale.map(([locale, names]) => [locale, names[at]])) as never)
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
    if ("badge" in source) return badges.includes(source.badge) ? [{ facet: name, code: source.badge, name: onlyTexts(source), note: "" }] : []
    return properties.filter(({ key }) => key === source.property).flatMap((property) => {
      const named = wide[`${name} ${codeOf(property)}`] ?? valuesOf(property)
      return named.map((value) => ({ facet: name, code: codeOf(value), name: value, note: "" }))
    })
  })
  return [...new Map(found.filter(({ code }) => code !== "").map((value) => [`${value.facet}=${value.code}`, value])).values()]
}
