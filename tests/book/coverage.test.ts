/** Completeness of the coverage table. */
import { describe, expect, it } from "vitest"
import { coverageOf } from "#book/coverage/coverage.ts"
import { models } from "#book/models/all.ts"
import { transitionsOf } from "#book/models/transitions.ts"

describe.each(Object.entries(models))("coverage table of %s", (name, { machine }) => {
  const rows = coverageOf(name)

  it("lists each of its transitions once", () => {
    expect(rows).toHaveLength(transitionsOf(machine).length)
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length)
  })

  it("names a screen test for each transition that a shopper or the outside takes", () => {
    const untested = rows.filter(
      ({ origin, tests }) => origin !== "machine" && !tests.some((test) => /^(lets the shopper take|follows) /.test(test)),
    )
    expect(untested.map(({ from, event }) => `${from} ${event}`)).toEqual([])
  })
})
