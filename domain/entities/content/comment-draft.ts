/** Comment and reply that were typed before the login, with their article. Specification §3, E20. */
import * as Schema from "effect/Schema"
import { LooseInt } from "#domain/entities/wire-codecs.ts"
import { ArticleKind } from "./article.ts"

export const CommentDraft = Schema.Struct({ kind: ArticleKind, id: Schema.String, text: Schema.String })
export type CommentDraft = typeof CommentDraft.Type

/** `replyTo` is the id of the comment. */
export const ReplyDraft = Schema.Struct({ ...CommentDraft.fields, replyTo: LooseInt })
export type ReplyDraft = typeof ReplyDraft.Type
