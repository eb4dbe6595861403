/** Messages of the backend about single fields, by our names of the fields. */
import type { Problem } from "#domain/entities/problem.ts"

export const wrongOf = <Field extends string>(problem: Problem | null, wireNames: Readonly<Record<Field, string>>): Readonly<Partial<Record<Field, string>>> => {
  const fields = problem?._tag === "Refused" ? problem.fields : {}
  const named = Object.entries<string>(wireNames).flatMap(([field, wire]) => (fields[wire] === undefined ? [] : [[field, fields[wire]]]))
  return Object.fromEntries(named) as Partial<Record<Field, string>>
}
