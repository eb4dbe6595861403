/** Laws of schemas, tried with the values that effect makes of a schema. */
import * as Arbitrary from "effect/Arbitrary"
import * as Effect from "effect/Effect"
import type * as Schema from "effect/Schema"
import { runs, seed } from "#tests/laws.ts"

/** Fails with the smallest counter-example, and how to see it again, when `law` does not hold of every value of `schema`. */
export const holdsFor = <S extends Schema.Constraint>(schema: S, law: (value: S["Type"]) => boolean): void => {
  const check = Arbitrary.checkEffect(Arbitrary.schema(schema), law, { runs, ...(seed === undefined ? {} : { seed }) })
  const broken = Arbitrary.formatCheckFailure(Effect.runSync(check))
  if (broken !== undefined) throw new Error(broken)
}
