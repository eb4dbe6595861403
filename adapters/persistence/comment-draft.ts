/** Storage of a comment as typed before the login, in this tab alone. */
import * as Schema from "effect/Schema"
import { CommentDraft } from "#domain/entities/content/comment-draft.ts"
import type { ContentPorts } from "#machines/content/ports.ts"
import type { DeviceStorage } from "./device-storage.ts"

const key = "delguur.comment"
const decode = Schema.decodeUnknownSync(Schema.fromJsonString(CommentDraft))

/** A draft of an older version of the shop counts as none. */
const decoded = (text: string): CommentDraft | null => {
  try {
    return decode(text)
  } catch {
    return null
  }
}

export const createCommentDraftPorts = (storage: DeviceStorage): Pick<ContentPorts, "readComment" | "keepComment"> => ({
  readComment: async ({ kind, id }) => {
    const text = storage.read(key)
    const draft = text === null ? null : decoded(text)
    return draft?.kind === kind && draft.id === id ? draft.text : ""
  },
  keepComment: async (draft) => storage.write(key, draft.text === "" ? null : JSON.stringify(draft)),
})
