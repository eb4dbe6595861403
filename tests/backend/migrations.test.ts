/** Migrations of later releases only add: processes of the release before go on beside them. */
import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fileAt } from "#backend/paths.ts"

/** The last one of before a shop could be upgraded without a pause. */
const free = 49
const takesAway = /\bdrop (?:table|column|function|view|type)\b|\brename\b|\bset not null\b|\balter column \w+ type\b/i

const sqlOf = (name: string): string => readFileSync(fileAt(`backend/migrations/${name}`), "utf8").replaceAll(/--.*$/gm, "")

describe("migrations", () => {
  it("take nothing away that an earlier release reads", () => {
    const later = readdirSync(fileAt("backend/migrations")).filter((name) => Number(name.slice(0, 4)) > free)
    expect(later.filter((name) => takesAway.test(sqlOf(name)))).toEqual([])
    expect(takesAway.test(sqlOf("0031_writing.sql"))).toBe(true)
  })
})
