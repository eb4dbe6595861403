/** Decoding of a request by its schema, with a message for every wrong field. */
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import type { Wire } from "#adapters/shop/contract/endpoint.ts"
import { isTextKey, type MessageRef } from "#backend/texts/format-message.ts"
import { Refusal } from "./refusal.ts"

/** Message key of a check, where its schema names one. */
const named = (issue: { readonly annotations?: unknown }): string | undefined => {
  const { annotations } = issue
  if (typeof annotations !== "object" || annotations === null || !("message" in annotations)) return undefined
  return typeof annotations.message === "string" ? annotations.message : undefined
}

const format = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => (issue._tag === "MissingKey" ? "field.missing" : "field.incorrect"),
  checkHook: (issue) => named(issue.filter) ?? "field.incorrect",
})

/**
 * Name of a field: the last on its path, `phone`, not `order.ship_address_attributes.phone`.
 * A check after decoding has the camelCase name, which is converted to the wire's.
 */
const fieldOf = (path: ReadonlyArray<unknown>): string => {
  const names = path.map((key) => (typeof key === "object" && key !== null && "key" in key ? key.key : key))
  const name = names.findLast((key) => typeof key === "string")
  return typeof name === "string" ? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : "base"
}

const messageFor = (message: string): MessageRef => ({ key: isTextKey(message) ? message : "field.incorrect" })

/** Values of an input of which every wrong one is reported. A larger input is refused by its first: it comes from no form. */
const reportedWhole = 1000

/** Whether `input` has at most so many values, counted no further. */
const hasAtMost = (input: unknown, most: number): boolean => {
  let left = most
  const isWithin = (value: unknown): boolean => {
    left -= 1
    return left >= 0 && (typeof value !== "object" || value === null || value instanceof File || Object.values(value).every(isWithin))
  }
  return isWithin(input)
}

/** A reader that returns the decoded value or throws 422 with the wrong fields; unknown keys are ignored. */
export const reader = <S extends Wire>(schema: S): ((input: unknown) => S["Type"]) => {
  const decodeWhole = Schema.decodeUnknownResult(schema, { errors: "all" })
  const decodeToFirst = Schema.decodeUnknownResult(schema)
  return (input) => {
    const result = (hasAtMost(input, reportedWhole) ? decodeWhole : decodeToFirst)(input)
    if (Result.isSuccess(result)) return result.success
    const fields = new Map<string, MessageRef[]>()
    for (const issue of format(result.failure.issue).issues) {
      const field = fieldOf(issue.path ?? [])
      const text = messageFor(issue.message)
      const known = fields.get(field) ?? []
      if (!known.some(({ key }) => key === text.key)) fields.set(field, [...known, text])
    }
    throw new Refusal(422, { key: "request.incorrect" }, { fields: Object.fromEntries(fields) })
  }
}
