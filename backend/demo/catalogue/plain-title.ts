/** Title of a product without the option that its variants differ by: a phone of 512 GB is not called "256GB". */
import { defaultLocale, type Localized } from "#domain/entities/locale.ts"
import type { Choice } from "#backend/catalogue/products/option-values.ts"

type Title = Localized & { readonly latin: string }

/** `text` without a measure, at its end or before the noun: `Cheese, 500 g`, `55-inch TV`. */
const without = (text: string, amount: string): string => {
  const measure = `${amount.replace(".", "\\.")}[ -]?\\p{L}*`
  return text.replace(new RegExp(`,? ${measure}$`, "u"), "").replace(new RegExp(`^${measure} `, "u"), "")
}

export const plainTitle = (title: Title, groups: ReadonlyArray<ReadonlyArray<Choice>>): Title => {
  const named = groups.filter((group) => group.length > 1).flatMap((group) => group.filter((choice) => title[defaultLocale].includes(choice[defaultLocale])))
  return named
    .flatMap((choice) => /\d+(?:\.\d+)?/u.exec(choice[defaultLocale])?.[0] ?? [])
    .reduce((plain, amount) => Object.fromEntries(Object.entries(plain).map(([key, text]) => [key, without(text, amount)])) as Title, title)
}
