/** Comment as typed before the login, for the article that it belongs to. Specification §3, E20. */
import * as Schema from "effect/Schema"
import { ArticleKind } from "./article.ts"

export const CommentDraft = Schema.Struct({ kind: ArticleKind, id: Schema.String, text: Schema.String })
export type CommentDraft = typeof CommentDraft.Type
