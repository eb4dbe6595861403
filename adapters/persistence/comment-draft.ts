/** Storage of a comment as typed before the login, in this tab alone. */
import { CommentDraft } from "#domain/entities/content/comment-draft.ts"
import type { ContentPorts } from "#machines/content/ports.ts"
import { decodedJson } from "./decoded-json.ts"
import type { DeviceStorage } from "./device-storage.ts"

const key = "delguur.comment"

export const createCommentDraftPorts = (storage: DeviceStorage): Pick<ContentPorts, "readComment" | "keepComment"> => ({
  readComment: async ({ kind, id }) => {
    const draft = decodedJson(CommentDraft, storage.read(key))
    return draft?.kind === kind && draft.id === id ? draft.text : ""
  },
  keepComment: async (draft) => storage.write(key, draft.text === "" ? null : JSON.stringify(draft)),
})
