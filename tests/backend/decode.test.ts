/** Refusals name the fields as they are on the wire. */
import * as Schema from "effect/Schema"
import * as SchemaAST from "effect/SchemaAST"
import { describe, expect, it } from "vitest"
import { groups } from "#adapters/shop/contract/groups.ts"
import { linkDevice } from "#adapters/shop/contract/shell/push.ts"
import type { Wire } from "#adapters/shop/contract/endpoint.ts"
import { reader } from "#backend/http/decode.ts"
import { Refusal } from "#backend/http/refusal.ts"

const refusedFields = (schema: Wire, input: unknown): ReadonlyArray<string> => {
  try {
    reader(schema)(input)
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return Object.keys(error.details.fields ?? {})
  }
}

const bodies = groups
  .flatMap(({ endpoints }) => endpoints)
  .flatMap(({ name, endpoint }) => (endpoint.body === null ? [] : [[name, endpoint.body] as const]))

describe("a refused body", () => {
  it("names its fields as they are on the wire, in camelCase where the wire has it", () => {
    expect(refusedFields(linkDevice.body, {})).toEqual(["playerId"])
    expect(refusedFields(linkDevice.body, { playerId: "x" })).toEqual(["playerId"])
  })

  it.each(bodies)("names missing fields by their names on the wire: %s", (_, body) => {
    const { ast } = Schema.toEncoded(body)
    const parts = SchemaAST.isUnion(ast) ? ast.types : [ast]
    const known = parts.flatMap((part) => (SchemaAST.isObjects(part) ? part.propertySignatures.map(({ name }) => name) : []))
    expect(known).toEqual(expect.arrayContaining(refusedFields(body, {}).filter((field) => field !== "base")))
  })

  it("names a check after decoding by the name on the wire", () => {
    const ends = Schema.Struct({ lastDay: Schema.String })
      .pipe(Schema.encodeKeys({ lastDay: "last_day" }))
      .check(Schema.makeFilter(() => ({ path: ["lastDay"], issue: "field.incorrect" })))
    expect(refusedFields(ends, { last_day: "x" })).toEqual(["last_day"])
  })
})
