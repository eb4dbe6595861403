/** Nutrition of a food as a merchant writes it, per 100 g. C9. */
import * as Schema from "effect/Schema"

/** Decimals that packages state. */
const maxDecimals = 2

const Amount = Schema.Number.check(
  Schema.isGreaterThanOrEqualTo(0),
  Schema.makeFilter((amount) => Number(amount.toFixed(maxDecimals)) === amount || "content.twoDecimals"),
)
const AtMost100 = Schema.optionalKey(Amount.check(Schema.isLessThanOrEqualTo(100)))

export const NutritionContent = Schema.Struct({
  /** Of the product. */
  handle: Schema.NonEmptyString,
  /** In kcal. */
  energy: Schema.optionalKey(Amount.check(Schema.isLessThanOrEqualTo(1000))),
  /** In grams. */
  protein: AtMost100,
  fat: AtMost100,
  carbs: AtMost100,
  sugar: AtMost100,
  salt: AtMost100,
})
export type NutritionContent = typeof NutritionContent.Type
