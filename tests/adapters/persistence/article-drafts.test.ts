/** Storage of articles as typed. */
import { describe, expect, it } from "vitest"
import { createArticleDrafts } from "#adapters/persistence/article-drafts.ts"
import type { DeviceStorage } from "#adapters/persistence/device-storage.ts"
import { articleDraftsKey } from "#adapters/persistence/storage-keys.ts"
import { emptyDraft } from "#domain/rules/content/article-drafts.ts"

const opened = () => {
  const stored = new Map<string, string>()
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, text: string | null) => void (text === null ? stored.delete(key) : stored.set(key, text)),
  }
  return { stored, storage: storage as DeviceStorage, drafts: createArticleDrafts(storage as DeviceStorage) }
}
const draft = { ...emptyDraft, title: "Талх", tags: ["jor"] }

const fresh = { of: null, kind: "article" } as const
const changed = (of: string) => ({ of, kind: "article" }) as const

describe("drafts of articles", () => {
  it("are stored by article, and forgotten one by one [S17]", () => {
    const { stored, drafts } = opened()
    drafts.keep(fresh, draft)
    drafts.keep(changed("31"), { ...draft, id: 31, title: "Дээл" })
    expect([drafts.read(fresh), drafts.read(changed("31"))?.title, drafts.read(changed("32"))]).toEqual([draft, "Дээл", null])
    drafts.keep(fresh, null)
    expect([drafts.read(fresh), drafts.read(changed("31"))?.id]).toEqual([null, 31])
    expect([...stored.keys()]).toEqual([articleDraftsKey])
  })

  it("count as none where they cannot be read", () => {
    const { stored, drafts } = opened()
    for (const text of ["{", "[]", '{"new": {"title": 1}}']) {
      stored.set("delguur.articles", text)
      expect(drafts.read(fresh)).toBeNull()
    }
    drafts.keep(fresh, draft)
    expect(drafts.read(fresh)).toEqual(draft)
  })
})
