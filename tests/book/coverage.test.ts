/** The table of what can happen leaves nothing out. */
import { describe, expect, it } from "vitest"
import { coverageOf } from "#book/coverage/coverage.ts"
import { models } from "#book/models/all.ts"
import { transitionsOf } from "#book/models/transitions.ts"

describe.each(Object.entries(models))("the table of %s", (name, { machine }) => {
  const rows = coverageOf(name)

  it("lists each of its transitions once", () => {
    expect(rows).toHaveLength(transitionsOf(machine).length)
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length)
  })

  it("names, for each that somebody brings about, a test that takes it on the screen", () => {
    const untested = rows.filter(({ origin, tests }) => origin !== "machine" && !tests.some((test) => /^(lets the shopper take|follows) /.test(test)))
    expect(untested.map(({ from, event }) => `${from} ${event}`)).toEqual([])
  })
})
