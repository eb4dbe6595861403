/** Laws of schemas, run with values that effect generates from a schema. */
import * as Arbitrary from "effect/Arbitrary"
import * as Effect from "effect/Effect"
import type * as Schema from "effect/Schema"
import { runs, seed } from "#tests/laws.ts"

/** Fails with the smallest counter-example and its seed when `law` does not hold for all values of `schema`. */
export const holdsFor = <S extends Schema.Constraint>(schema: S, law: (value: S["Type"]) => boolean): void => {
  const check = Arbitrary.checkEffect(Arbitrary.schema(schema), law, { runs, ...(seed === undefined ? {} : { seed }) })
  const broken = Arbitrary.formatCheckFailure(Effect.runSync(check))
  if (broken !== undefined) throw new Error(broken)
}
