/** Migrations of the persisted document from older versions, step by step. Specification §4: version 2. */
import { isJsonObject, type JsonObject } from "#domain/entities/json-object.ts"

type Step = (older: JsonObject) => JsonObject

const listIn = (older: JsonObject, key: string): ReadonlyArray<unknown> => {
  const value = older[key]
  return Array.isArray(value) ? value : []
}

/** Version 1 stored whole products, whose prices and stock go stale: only their slugs are taken over. */
const slugsOf = (items: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  items.flatMap((item) => {
    const slug = isJsonObject(item) ? item["slug"] : item
    return typeof slug === "string" && slug !== "" ? [slug] : []
  })

const numbersOf = (items: ReadonlyArray<unknown>): ReadonlyArray<number> =>
  items.flatMap((item) => {
    const id = isJsonObject(item) ? item["id"] : item
    return typeof id === "number" && Number.isInteger(id) ? [id] : []
  })

/** Version 1 stored whole products and screen state; version 2 stores slugs and facts only. */
export const fromOneToTwo: Step = (older) => {
  const { products: _products, login: _login, search: _search, nav: _nav, packages: _packages, ...facts } = older
  return {
    ...facts,
    version: 2,
    recentlyViewed: slugsOf(listIn(older, "recentlyViewed")),
    compare: slugsOf(listIn(older, "compare")),
    bookmarks: numbersOf(listIn(older, "bookmarks")),
    wishedIds: numbersOf(listIn(older, "wishedIds")),
  }
}

const steps: Readonly<Record<number, Step>> = { 1: fromOneToTwo }

/** The document with the present name of what was called `listsUntold`. */
const withPresentNames = ({ listsUntold, ...rest }: JsonObject): JsonObject =>
  listsUntold === undefined ? rest : { areListsUnsent: listsUntold, ...rest }

/** The document in its present version; `null` if it is none, or has a newer version. */
export const migrated = (document: unknown, present: number): JsonObject | null => {
  if (!isJsonObject(document)) return null
  const version = document["version"] ?? 1
  if (version === present) return withPresentNames(document)
  const step = typeof version === "number" ? steps[version] : undefined
  return step === undefined ? null : migrated(step(document), present)
}
