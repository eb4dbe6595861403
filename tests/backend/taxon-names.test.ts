/** Names of taxons beside the link to the home page, with which every breadcrumb begins. */
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
  ])("has no taxon with the name of the home page in %s", (locale, column) => {
    const homeName = messages(locale)["nav.home"]
    expect(rows.length).toBeGreaterThan(200)
    expect(rows.map((row) => row[column]).filter((name) => name === homeName)).toEqual([])
  })
})
