/** Migrations only add: processes of the release before go on beside them. Those that take away say so, and need a stop. */
import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { needsStop } from "#backend/database/migrate.ts"
import { fileAt } from "#backend/paths.ts"

const takesAway = /\bdrop (?:table|column|function|view|type)\b|\brename\b|\bset not null\b|\balter column \w+ type\b/i

const sqlOf = (name: string): string => readFileSync(fileAt(`backend/migrations/${name}`), "utf8")
const withoutComments = (sql: string): string => sql.replaceAll(/--.*$/gm, "")

describe("migrations", () => {
  it("take nothing away that an earlier release reads, unless they need a stop", () => {
    const all = readdirSync(fileAt("backend/migrations"))
    expect(all.length).toBeGreaterThan(15)
    expect(all.filter((name) => takesAway.test(withoutComments(sqlOf(name))) !== needsStop(sqlOf(name)))).toEqual([])
    expect(takesAway.test("alter table articles drop column published")).toBe(true)
  })
})
