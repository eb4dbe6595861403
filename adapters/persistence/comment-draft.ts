/** Storage of a comment and a reply as typed before the login, in this tab alone. */
import { CommentDraft, ReplyDraft } from "#domain/entities/content/comment-draft.ts"
import type { ContentPorts } from "#machines/content/ports.ts"
import { decodedJson } from "./decoded-json.ts"
import type { DeviceStorage } from "./device-storage.ts"

const key = "delguur.comment"
const replyKey = "delguur.reply"

export type CommentDraftPorts = Pick<ContentPorts, "readComment" | "keepComment" | "takeReply" | "keepReply">

export const createCommentDraftPorts = (storage: DeviceStorage): CommentDraftPorts => ({
  readComment: async ({ kind, id }) => {
    const draft = decodedJson(CommentDraft, storage.read(key))
    return draft?.kind === kind && draft.id === id ? draft.text : ""
  },
  keepComment: async (draft) => storage.write(key, draft.text === "" ? null : JSON.stringify(draft)),
  takeReply: async ({ kind, id }) => {
    const draft = decodedJson(ReplyDraft, storage.read(replyKey))
    if (draft?.kind !== kind || draft.id !== id) return null
    storage.write(replyKey, null)
    return { replyTo: draft.replyTo, text: draft.text }
  },
  keepReply: async (draft) => storage.write(replyKey, draft === null ? null : JSON.stringify(draft)),
})
