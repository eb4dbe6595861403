/** Storage of drafts of articles. */
import { describe, expect, it } from "vitest"
import { createArticleDrafts } from "#adapters/persistence/article-drafts.ts"
import type { DeviceStorage } from "#adapters/persistence/device-storage.ts"
import { articleDraftsKey } from "#adapters/persistence/storage-keys.ts"
import { emptyDraft } from "#domain/rules/content/article-drafts.ts"

const draftsOfDevice = () => {
  const stored = new Map<string, string>()
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, text: string | null) => void (text === null ? stored.delete(key) : stored.set(key, text)),
  }
  return { stored, storage: storage as DeviceStorage, drafts: createArticleDrafts(storage as DeviceStorage) }
}
const draft = { ...emptyDraft, title: "Талх", tags: ["jor"] }

const newArticle = { of: null, kind: "article" } as const
const articleOf = (of: string) => ({ of, kind: "article" }) as const

describe("drafts of articles", () => {
  it("are stored by article, and deleted one by one [S17]", () => {
    const { stored, drafts } = draftsOfDevice()
    drafts.keep(newArticle, draft)
    drafts.keep(articleOf("31"), { ...draft, id: 31, title: "Дээл" })
    expect([drafts.read(newArticle), drafts.read(articleOf("31"))?.title, drafts.read(articleOf("32"))]).toEqual([draft, "Дээл", null])
    drafts.keep(newArticle, null)
    expect([drafts.read(newArticle), drafts.read(articleOf("31"))?.id]).toEqual([null, 31])
    expect([...stored.keys()]).toEqual([articleDraftsKey])
  })

  it("are none where the stored text is malformed", () => {
    const { stored, drafts } = draftsOfDevice()
    for (const text of ["{", "[]", '{"new": {"title": 1}}']) {
      stored.set(articleDraftsKey, text)
      expect(drafts.read(newArticle)).toBeNull()
    }
    drafts.keep(newArticle, draft)
    expect(drafts.read(newArticle)).toEqual(draft)
  })
})
