import { readFileSync, readdirSync } from "node:fs"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { everyEntity } from "./every-entity.ts"
import { holdsFor } from "./holds-for.ts"

const folder = new URL("../../samples/", import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"))
const nameOf = (file: string): string => file.replace(/^.*\//, "").replace(/\.json$/, "")
const samplesOf = (name: string): ReadonlyArray<unknown> =>
  JSON.parse(readFileSync(new URL(files.find((file) => nameOf(file) === name) ?? name, folder), "utf8"))

/** A value with the keys of its objects sorted, since optional fields may come in any order. */
const ordered = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map(ordered)
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  )
}
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Whether a value is plain JSON. */
const isPlain = (value: unknown): boolean => {
  if (value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  return typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
}

/** Expects `wire` to equal `sample` in the keys that both have; amounts may have been rounded. */
const expectSameSharedKeys = (wire: unknown, sample: unknown): void => {
  if (typeof wire === "object" && wire !== null && typeof sample === "object" && sample !== null) {
    for (const [key, value] of Object.entries(wire))
      if (key in sample) expectSameSharedKeys(value, (sample as Record<string, unknown>)[key])
  } else if (Array.isArray(wire)) {
    expect(sample ?? []).toEqual(wire)
  } else if (wire !== sample) {
    expect(Math.abs(Number(wire) - Number(sample))).toBeLessThanOrEqual(0.5)
  }
}

describe.each(Object.entries(everyEntity))("%s", (name, schema: Schema.Codec<unknown, unknown>) => {
  const decode = Schema.decodeUnknownSync(schema)
  const encode = Schema.encodeSync(schema)

  it("decodes its samples and encodes them again", () => {
    for (const sample of samplesOf(name)) {
      const value = decode(sample)
      const wire = throughJson(encode(value))
      expectSameSharedKeys(wire, sample)
      expect(decode(wire)).toEqual(value)
    }
  })

  it("is plain JSON that survives the wire", () => {
    holdsFor(schema, (value) => {
      const read = decode(throughJson(encode(value)))
      return isPlain(read) && JSON.stringify(ordered(read)) === JSON.stringify(ordered(value))
    })
  })

  const isAccepted = (wire: unknown) => Schema.decodeUnknownResult(schema)(wire)._tag === "Success"

  it("refuses what is no object, and an object of other keys unless all its own are optional", () => {
    expect(["", 7, true].map(isAccepted)).toEqual([false, false, false])
    expect(isAccepted({ nothing: "of the kind" })).toBe(isAccepted({}))
  })
})

describe("samples", () => {
  it("exist for every entity and nothing else", () => {
    const names = files.map(nameOf)
    expect(names.toSorted()).toEqual(Object.keys(everyEntity).toSorted())
  })
})
