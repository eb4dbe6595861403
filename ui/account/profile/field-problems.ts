/** Messages of a refused request by form field; `wireNames` has the field's name in the request. */
import type { Problem } from "#domain/entities/problem.ts"

export const wrongOf = <Field extends string>(
  problem: Problem | null,
  wireNames: Readonly<Record<Field, string>>,
): Readonly<Partial<Record<Field, string>>> => {
  const messages = problem?._tag === "Refused" ? problem.fields : {}
  const entries = Object.entries<string>(wireNames).flatMap(([field, wireName]) => {
    const message = messages[wireName]
    return message === undefined ? [] : [[field, message]]
  })
  return Object.fromEntries(entries) as Partial<Record<Field, string>>
}
