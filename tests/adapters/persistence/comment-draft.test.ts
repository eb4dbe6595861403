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

  it("of a reply is returned once, for its article alone", async () => {
    const ports = createCommentDraftPorts(memoryStorage())
    await ports.keepReply({ ...article, replyTo: 7, text: "Сайхан" })
    expect(await ports.takeReply({ ...article, id: "4" })).toBe(null)
    expect(await ports.takeReply(article)).toEqual({ replyTo: 7, text: "Сайхан" })
    expect(await ports.takeReply(article)).toBe(null)
  })

  it("is empty where the stored text is malformed", async () => {
    const storage = memoryStorage()
    storage.write("delguur.comment", "{")
    expect(await createCommentDraftPorts(storage).readComment(article)).toBe("")
  })
})
