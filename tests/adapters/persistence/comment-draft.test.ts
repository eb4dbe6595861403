import { describe, expect, it } from "vitest"
import { createCommentDraftPorts } from "#adapters/persistence/comment-draft.ts"
import { memoryStorage } from "#adapters/persistence/device-storage.ts"

const article = { kind: "article", id: "3" } as const

describe("comment draft", () => {
  it("is stored for its article alone, until it is deleted", async () => {
    const storage = memoryStorage()
    await createCommentDraftPorts(storage).keepComment({ ...article, text: "Сайхан" })
    expect(await createCommentDraftPorts(storage).readComment(article)).toBe("Сайхан")
    expect(await createCommentDraftPorts(storage).readComment({ ...article, kind: "news" })).toBe("")
    expect(await createCommentDraftPorts(storage).readComment({ ...article, id: "4" })).toBe("")
    await createCommentDraftPorts(storage).keepComment({ ...article, text: "" })
    expect(await createCommentDraftPorts(storage).readComment(article)).toBe("")
  })

  it("is empty where the stored text is malformed", async () => {
    const storage = memoryStorage()
    storage.write("delguur.comment", "{")
    expect(await createCommentDraftPorts(storage).readComment(article)).toBe("")
  })
})
