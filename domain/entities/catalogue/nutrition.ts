/** Nutrition facts of food. Contract C9. */
import * as Schema from "effect/Schema"
import { LooseNumber, orNull } from "#domain/entities/wire-codecs.ts"

/** Nutrition per 100 g: energy in kcal, the rest in grams. */
export const Nutrition = Schema.Struct({
  energy: orNull(LooseNumber),
  protein: orNull(LooseNumber),
  fat: orNull(LooseNumber),
  carbs: orNull(LooseNumber),
  sugar: orNull(LooseNumber),
  salt: orNull(LooseNumber),
})
export type Nutrition = typeof Nutrition.Type
