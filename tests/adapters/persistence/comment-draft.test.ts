import { describe, expect, it } from "vitest"
import { createCommentDraftPorts } from "#adapters/persistence/comment-draft.ts"
import { memoryStorage } from "#adapters/persistence/device-storage.ts"

const of = { kind: "article", id: "3" } as const

describe("comment draft", () => {
  it("survives the login for its article alone, and is forgotten", async () => {
    const storage = memoryStorage()
    await createCommentDraftPorts(storage).keepComment({ ...of, text: "Сайхан" })
    expect(await createCommentDraftPorts(storage).readComment(of)).toBe("Сайхан")
    expect(await createCommentDraftPorts(storage).readComment({ ...of, kind: "news" })).toBe("")
    expect(await createCommentDraftPorts(storage).readComment({ ...of, id: "4" })).toBe("")
    await createCommentDraftPorts(storage).keepComment({ ...of, text: "" })
    expect(await createCommentDraftPorts(storage).readComment(of)).toBe("")
  })

  it("counts as none where it is not one", async () => {
    const storage = memoryStorage()
    storage.write("delguur.comment", "{")
    expect(await createCommentDraftPorts(storage).readComment(of)).toBe("")
  })
})
