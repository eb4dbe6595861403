import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const rows = readFileSync(new URL("../../data/taxonomy.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
const messages = (locale: string) =>
  JSON.parse(readFileSync(new URL(`../../ui/messages/${locale}/shell.json`, import.meta.url), "utf8")) as Record<string, string>

describe("breadcrumb of a taxon", () => {
  it.each([
    ["mn", 4],
    ["en", 5],
  ])("names no category in %s as it names the door", (locale, column) => {
    const door = messages(locale)["nav.home"]
    expect(rows.length).toBeGreaterThan(200)
    expect(rows.map((row) => row[column]).filter((name) => name === door)).toEqual([])
  })
})
