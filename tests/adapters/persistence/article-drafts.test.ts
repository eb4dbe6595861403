/** Storage of articles as typed. */
import { describe, expect, it } from "vitest"
import { createArticleDrafts } from "#adapters/persistence/article-drafts.ts"
import { emptyDraft } from "#domain/rules/content/article-drafts.ts"

const opened = () => {
  const kept = new Map<string, string>()
  const storage = { read: (key: string) => kept.get(key) ?? null, write: (key: string, text: string | null) => void (text === null ? kept.delete(key) : kept.set(key, text)) }
  return { kept, drafts: createArticleDrafts(storage as Parameters<typeof createArticleDrafts>[0]) }
}
const draft = { ...emptyDraft, title: "Талх", tags: ["jor"] }

describe("drafts of articles", () => {
  it("are kept by article, and forgotten one by one [S17]", () => {
    const { kept, drafts } = opened()
    drafts.keep(null, draft)
    drafts.keep("31", { ...draft, id: 31, title: "Дээл" })
    expect([drafts.read(null), drafts.read("31")?.title, drafts.read("32")]).toEqual([draft, "Дээл", null])
    drafts.keep(null, null)
    expect([drafts.read(null), drafts.read("31")?.id]).toEqual([null, 31])
    drafts.forgetAll()
    expect(kept.size).toBe(0)
  })

  it("count as none where they cannot be read", () => {
    const { kept, drafts } = opened()
    for (const text of ["{", "[]", '{"new": {"title": 1}}']) {
      kept.set("delguur.articles", text)
      expect(drafts.read(null)).toBeNull()
    }
    drafts.keep(null, draft)
    expect(drafts.read(null)).toEqual(draft)
  })
})
