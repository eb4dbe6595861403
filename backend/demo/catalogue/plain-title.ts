/** Title of a demo product without the amount by which its variants differ: a phone of 256 or 512 GB has no amount in its title. */
import { defaultLocale, type Localized } from "#domain/entities/locale.ts"
import type { Choice } from "#backend/catalogue/products/option-values.ts"

type Title = Localized & { readonly latin: string }

/** Text without a measure at its end or start: `Cheese, 500 g` is `Cheese`, `55-inch TV` is `TV`. */
const withoutMeasure = (text: string, amount: string): string => {
  const measure = `${amount.replace(".", "\\.")}[ -]?\\p{L}*`
  return text.replace(new RegExp(`,? ${measure}$`, "u"), "").replace(new RegExp(`^${measure} `, "u"), "")
}

const withoutAmount = (title: Title, amount: string): Title =>
  Object.fromEntries(Object.entries(title).map(([key, text]) => [key, withoutMeasure(text, amount)])) as Title

/** `title` in every locale without the amounts of option values that it names and that have alternatives. */
export const plainTitle = (title: Title, groups: ReadonlyArray<ReadonlyArray<Choice>>): Title => {
  const choices = groups.filter((group) => group.length > 1).flat()
  const choicesInTitle = choices.filter((choice) => title[defaultLocale].includes(choice[defaultLocale]))
  const amounts = choicesInTitle.flatMap((choice) => /\d+(?:\.\d+)?/u.exec(choice[defaultLocale])?.[0] ?? [])
  return amounts.reduce(withoutAmount, title)
}
