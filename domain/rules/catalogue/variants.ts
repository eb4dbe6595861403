/** Choice of a variant by its options, also of combinations that do not exist. Specification §3, E2. */
import type { Variant } from "#domain/entities/catalogue/product.ts"
import { optionGroups } from "./option-groups.ts"
import { isSoldOut } from "./stock.ts"

/** Chosen value by option key; an option without a choice is absent. */
export type Choice = Readonly<Record<string, string>>

export const emptyChoice: Choice = {}

const valueOf = (variant: Variant, key: string): string | undefined => variant.optionValues.find((option) => option.key === key)?.value

const matches = (variant: Variant, choice: Choice): boolean =>
  Object.entries(choice).every(([key, value]) => valueOf(variant, key) === value)

const inStock = (variant: Variant): boolean => !isSoldOut(variant)

/** Choice that selects exactly this variant. */
export const choiceOf = (variant: Variant): Choice => Object.fromEntries(variant.optionValues.map(({ key, value }) => [key, value]))

/** Whether every option group has a choice. */
export const isComplete = (variants: ReadonlyArray<Variant>, choice: Choice): boolean =>
  optionGroups(variants).every(({ key }) => choice[key] !== undefined)

/** Chosen variant, one in stock first; `null` while a choice is missing or the combination does not exist. */
export const chosenVariant = (variants: ReadonlyArray<Variant>, choice: Choice): Variant | null => {
  if (!isComplete(variants, choice)) return null
  const matching = variants.filter((variant) => matches(variant, choice))
  return matching.find(inStock) ?? matching[0] ?? null
}

export type ValueState = "possible" | "soldOut" | "impossible"

/** State of a value beside the choices in other groups: in stock, sold out or not made. */
export const valueState = (variants: ReadonlyArray<Variant>, choice: Choice, key: string, value: string): ValueState => {
  const matching = variants.filter((variant) => matches(variant, { ...choice, [key]: value }))
  if (matching.length === 0) return "impossible"
  return matching.some(inStock) ? "possible" : "soldOut"
}

/** Choice after `value` is chosen: earlier choices stay if some variant has both, and are dropped otherwise, so that every value can be chosen. */
export const withValue = (variants: ReadonlyArray<Variant>, choice: Choice, key: string, value: string): Choice =>
  Object.entries(choice)
    .filter(([other]) => other !== key)
    .reduce<Choice>(
      (next, [other, chosen]) => {
        const both = { ...next, [other]: chosen }
        return variants.some((variant) => matches(variant, both)) ? both : next
      },
      { [key]: value },
    )

/** `choosing`: a choice is missing; `chosen`: a variant in stock; `soldOut`, `impossible`: a variant without stock, or none at all. */
export type ChoiceState = "choosing" | "chosen" | "soldOut" | "impossible"

export const choiceState = (variants: ReadonlyArray<Variant>, choice: Choice): ChoiceState => {
  if (!variants.some((variant) => matches(variant, choice))) return "impossible"
  if (!variants.some(inStock)) return "soldOut"
  const variant = chosenVariant(variants, choice)
  if (variant === null) return "choosing"
  return inStock(variant) ? "chosen" : "soldOut"
}

/** Key of the first group without a choice, for "Choose a size"; `null` when all have one. */
export const firstMissing = (variants: ReadonlyArray<Variant>, choice: Choice): string | null =>
  optionGroups(variants).find(({ key }) => choice[key] === undefined)?.key ?? null

/** Choice before the shopper makes one: groups with a single value, and the colour of the first variant in stock, so that its picture shows. */
export const initialChoice = (variants: ReadonlyArray<Variant>): Choice => {
  const shown = variants.find(inStock) ?? variants[0]
  if (shown === undefined) return emptyChoice
  const preselected = optionGroups(variants).filter(({ kind, values }) => kind === "colour" || values.length === 1)
  return Object.fromEntries(
    preselected.flatMap(({ key }) => {
      const value = valueOf(shown, key)
      return value === undefined ? [] : [[key, value]]
    }),
  )
}

/** Choice of the variant that an address names; the initial choice for an unknown variant. */
export const choiceOfVariant = (variants: ReadonlyArray<Variant>, id: number | null): Choice => {
  const requested = variants.find((variant) => variant.id === id)
  return requested === undefined ? initialChoice(variants) : choiceOf(requested)
}

/** Variant whose picture and price are shown: one that matches the choice so far, in stock first. */
export const shownVariant = (variants: ReadonlyArray<Variant>, choice: Choice): Variant | null => {
  const matching = variants.filter((variant) => matches(variant, choice))
  return matching.find(inStock) ?? matching[0] ?? variants[0] ?? null
}

/** The variant of a product that has no other: a tile adds it without a choice. */
export const onlyVariant = <V>(variants: ReadonlyArray<V>): V | null => {
  const [first, second] = variants
  return first !== undefined && second === undefined ? first : null
}
