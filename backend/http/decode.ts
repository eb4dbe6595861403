/** Decoding of a request by its schema, with a message for every wrong field. */
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaAST from "effect/SchemaAST"
import * as SchemaIssue from "effect/SchemaIssue"
import type { Wire } from "#adapters/shop/contract/endpoint.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { isTextKey } from "#backend/texts/texts.ts"
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

/** Names of all fields of an input, at any depth, as they are on the wire. */
const wireNames = (ast: SchemaAST.AST): ReadonlyArray<PropertyKey> => {
  switch (ast._tag) {
    case "Objects":
      return ast.propertySignatures.flatMap(({ name, type }) => [name, ...wireNames(type)])
    case "Arrays":
      return [...ast.elements, ...ast.rest].flatMap(wireNames)
    case "Union":
      return ast.types.flatMap(wireNames)
    default:
      return []
  }
}

/**
 * Name of a field: the last on its path, `phone`, not `order.ship_address_attributes.phone`.
 * A check after decoding has the name within the shop, `lastName`, in place of the wire's, `last_name`.
 */
const fieldOf = (path: ReadonlyArray<unknown>, onWire: ReadonlySet<PropertyKey>): string => {
  const names = path.map((key) => (typeof key === "object" && key !== null && "key" in key ? key.key : key))
  const name = names.findLast((key) => typeof key === "string")
  if (typeof name !== "string") return "base"
  return onWire.has(name) ? name : name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
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
    const onWire = new Set(wireNames(SchemaAST.toEncoded(schema.ast)))
    for (const issue of format(result.failure.issue).issues) {
      const field = fieldOf(issue.path ?? [], onWire)
      const text = messageFor(issue.message)
      const known = fields.get(field) ?? []
      if (!known.some(({ key }) => key === text.key)) fields.set(field, [...known, text])
    }
    throw new Refusal(422, { key: "request.incorrect" }, { fields: Object.fromEntries(fields) })
  }
}
