/** Comment that was typed before the login, with its article. Specification §3, E20. */
import * as Schema from "effect/Schema"
import { ArticleKind } from "./article.ts"

export const CommentDraft = Schema.Struct({ kind: ArticleKind, id: Schema.String, text: Schema.String })
export type CommentDraft = typeof CommentDraft.Type
