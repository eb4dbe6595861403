/** Names of taxons beside the link to the home page, with which every breadcrumb begins. */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import type { CategoryContent } from "#domain/entities/catalogue/category-content.ts"

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"))
const categories = read("data/content/categories.json") as ReadonlyArray<CategoryContent>
const messages = (locale: string) => read(`ui/messages/${locale}/shell.json`) as Record<string, string>

describe("breadcrumb of a taxon", () => {
  it.each(["mn", "en"] as const)("has no taxon with the name of the home page in %s", (locale) => {
    const homeName = messages(locale)["nav.home"]
    expect(categories.length).toBeGreaterThan(200)
    expect(categories.map(({ name }) => name[locale]).filter((name) => name === homeName)).toEqual([])
  })
})
