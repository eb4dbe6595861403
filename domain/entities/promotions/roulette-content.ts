/** Roulette of the stores as a merchant writes it: its locations, and its prizes. E30. */
import * as Schema from "effect/Schema"
import { checkLogin } from "#domain/rules/identity/login-form.ts"
import { numberPattern } from "#domain/rules/promotions/roulette.ts"

const Name = Schema.NonEmptyString.check(Schema.isMaxLength(100))

const Operator = Schema.Struct({
  name: Name,
  /** E-mail address or phone number of their account. */
  login: Schema.String.check(Schema.makeFilter((login) => checkLogin({ login }).length === 0 || "roulette.login")),
})

export const RouletteLocationContent = Schema.Struct({
  name: Name,
  operators: Schema.optionalKey(Schema.Array(Operator)),
  /** Numbers that can be played there, each once: `A-00001`. */
  numbers: Schema.optionalKey(Schema.Array(Schema.String.check(Schema.isPattern(numberPattern, { message: "setting.rule.number" })))),
})
export type RouletteLocationContent = typeof RouletteLocationContent.Type

export const RoulettePrizeContent = Schema.Struct({
  name: Name,
  /** How many there are in all, won ones too. */
  quantity: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  /** Its probability is its share of the weights of all prizes that are left. */
  weight: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
})
export type RoulettePrizeContent = typeof RoulettePrizeContent.Type
