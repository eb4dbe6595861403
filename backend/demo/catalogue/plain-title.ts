/** Title of a product without the option that its variants differ by: a phone of 512 GB is not called "256GB". */
import type { Choice } from "#backend/catalogue/products/option-values.ts"

type Title = { readonly mn: string; readonly en: string; readonly latin: string }

/** `text` without a measure, at its end or before the noun: `Cheese, 500 g`, `55-inch TV`. */
const without = (text: string, amount: string): string => {
  const measure = `${amount.replace(".", "\\.")}[ -]?\\p{L}*`
  return text.replace(new RegExp(`,? ${measure}$`, "u"), "").replace(new RegExp(`^${measure} `, "u"), "")
}

export const plainTitle = (title: Title, groups: ReadonlyArray<ReadonlyArray<Choice>>): Title => {
  const named = groups.filter((group) => group.length > 1).flatMap((group) => group.filter(({ mn }) => title.mn.includes(mn)))
  return named
    .flatMap(({ mn }) => /\d+(?:\.\d+)?/u.exec(mn)?.[0] ?? [])
    .reduce<Title>((plain, amount) => ({ mn: without(plain.mn, amount), en: without(plain.en, amount), latin: without(plain.latin, amount) }), title)
}
