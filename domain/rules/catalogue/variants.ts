/** Which piece a shopper's choices mean, and which choices are still open. Issue: combinations are shown, never a trap. */
import type { Variant } from "#domain/entities/catalogue/product.ts"
import { optionGroups } from "./option-groups.ts"
import { isSoldOut } from "./stock.ts"

/** The value chosen in each group, by the group's key; a group that is not in it is not chosen yet. */
export type Choice = Readonly<Record<string, string>>

export const emptyChoice: Choice = {}

const valueOf = (variant: Variant, key: string): string | undefined =>
  variant.optionValues.find((option) => option.key === key)?.value

const matches = (variant: Variant, choice: Choice): boolean =>
  Object.entries(choice).every(([key, value]) => valueOf(variant, key) === value)

const inStock = (variant: Variant): boolean => !isSoldOut(variant)

/** The choices that mean exactly this piece. */
export const choiceOf = (variant: Variant): Choice =>
  Object.fromEntries(variant.optionValues.map(({ key, value }) => [key, value]))

/** Whether a value has been chosen in every group. */
export const isComplete = (variants: ReadonlyArray<Variant>, choice: Choice): boolean =>
  optionGroups(variants).every(({ key }) => choice[key] !== undefined)

/** The piece that is chosen; `null` while something is not chosen or the combination is not made. One in stock goes first. */
export const chosenVariant = (variants: ReadonlyArray<Variant>, choice: Choice): Variant | null => {
  if (!isComplete(variants, choice)) return null
  const meant = variants.filter((variant) => matches(variant, choice))
  return meant.find(inStock) ?? meant[0] ?? null
}

export type ValueState = "possible" | "soldOut" | "impossible"

/** How a value stands with what is chosen in the other groups: can it be had, is it sold out, is it not made. */
export const valueState = (variants: ReadonlyArray<Variant>, choice: Choice, key: string, value: string): ValueState => {
  const meant = variants.filter((variant) => matches(variant, { ...choice, [key]: value }))
  return meant.some(inStock) ? "possible" : meant.length > 0 ? "soldOut" : "impossible"
}

/**
 * The choices after `value` is chosen. Nothing is ever refused: what was chosen elsewhere stays where a piece has both,
 * and is dropped where none does, so that every value can always be chosen.
 */
export const withValue = (variants: ReadonlyArray<Variant>, choice: Choice, key: string, value: string): Choice =>
  Object.entries(choice)
    .filter(([other]) => other !== key)
    .reduce<Choice>(
      (choice, [other, chosen]) => {
        const both = { ...choice, [other]: chosen }
        return variants.some((variant) => matches(variant, both)) ? both : choice
      },
      { [key]: value },
    )

/** `choosing`: something is missing; `chosen`: a piece in stock; `soldOut`, `impossible`: a piece without stock, or none at all. */
export type ChoiceState = "choosing" | "chosen" | "soldOut" | "impossible"

export const choiceState = (variants: ReadonlyArray<Variant>, choice: Choice): ChoiceState => {
  if (!variants.some((variant) => matches(variant, choice))) return "impossible"
  if (!variants.some(inStock)) return "soldOut"
  const variant = chosenVariant(variants, choice)
  return variant === null ? "choosing" : inStock(variant) ? "chosen" : "soldOut"
}

/** The first group that still needs a choice, for "Choose a size". */
export const firstMissing = (variants: ReadonlyArray<Variant>, choice: Choice): string | null =>
  optionGroups(variants).find(({ key }) => choice[key] === undefined)?.key ?? null

/** What is chosen before anyone chose: groups of one value, and the colour of the first piece in stock, so that its picture shows. */
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

/** The choices that an address asks for by its variant; the first choice where there is no such piece. */
export const choiceOfVariant = (variants: ReadonlyArray<Variant>, id: number | null): Choice => {
  const requested = variants.find((variant) => variant.id === id)
  return requested === undefined ? initialChoice(variants) : choiceOf(requested)
}

/** The piece that best shows what is chosen so far: the chosen one, or one in stock that agrees. For picture and price. */
export const shownVariant = (variants: ReadonlyArray<Variant>, choice: Choice): Variant | null => {
  const agreeing = variants.filter((variant) => matches(variant, choice))
  return agreeing.find(inStock) ?? agreeing[0] ?? variants[0] ?? null
}

/** The only piece there is to choose: what a tile may add to the cart by itself. */
export const onlyVariant = (variants: ReadonlyArray<Variant>): Variant | null =>
  variants.length === 1 && variants[0] !== undefined && inStock(variants[0]) ? variants[0] : null
