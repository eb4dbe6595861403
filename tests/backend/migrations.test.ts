/** Migrations only add: processes of the release before go on beside them. */
import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fileAt } from "#backend/paths.ts"

const takesAway = /\bdrop (?:table|column|function|view|type)\b|\brename\b|\bset not null\b|\balter column \w+ type\b/i

const sqlOf = (name: string): string => readFileSync(fileAt(`backend/migrations/${name}`), "utf8").replaceAll(/--.*$/gm, "")

describe("migrations", () => {
  it("take nothing away that an earlier release reads", () => {
    const all = readdirSync(fileAt("backend/migrations"))
    expect(all.length).toBeGreaterThan(15)
    expect(all.filter((name) => takesAway.test(sqlOf(name)))).toEqual([])
    expect(takesAway.test("alter table articles drop column published")).toBe(true)
  })
})
