/** Calls of comments on articles and news. */
import * as Schema from "effect/Schema"
import { Comment } from "#domain/entities/content/comment.ts"
import { LooseInt } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { EmptyResponse } from "#adapters/shop/contract/empty-response.ts"
import { PageQuery, pageOf } from "#adapters/shop/contract/list-page.ts"

const Comments = pageOf("comments", Comment)
const CommentAnswer = Comment.annotate({ identifier: "Comment" })
const CommentBody = Schema.Struct({ comment: Schema.String })

export const articleComments = endpoint({
  method: "GET",
  path: "/api/v2/articles/:id/comments",
  flag: "articles",
  summary: "Comments on an article, newest first, each followed by its replies; `mine` marks those of the user who asks.",
  asker: "shopper",
  query: PageQuery,
  answer: Comments,
})

export const newsComments = endpoint({
  method: "GET",
  path: "/api/v2/news/:id/comments",
  summary: "Comments on a news item, newest first, each followed by its replies; `mine` marks those of the user who asks.",
  asker: "shopper",
  query: PageQuery,
  answer: Comments,
})

export const commentArticle = endpoint({
  method: "POST",
  path: "/api/v2/articles/:id/comments",
  flag: "articles",
  summary: "Writes a comment on an article.",
  asker: "user",
  body: CommentBody,
  answer: CommentAnswer,
  status: 201,
  idempotent: true,
})

export const commentNews = endpoint({
  method: "POST",
  path: "/api/v2/news/:id/comments",
  summary: "Writes a comment on a news item.",
  asker: "user",
  body: CommentBody,
  answer: CommentAnswer,
  status: 201,
  idempotent: true,
})

export const deleteComment = endpoint({
  method: "DELETE",
  path: "/api/v2/comments/:id",
  summary: "Deletes one of the user's comments.",
  asker: "user",
  answer: EmptyResponse,
  idempotent: true,
})

export const replyToComment = endpoint({
  method: "POST",
  path: "/api/v2/comments",
  summary: "Replies to a comment; a reply to a reply stands beside it.",
  asker: "user",
  body: Schema.Struct({ replyId: LooseInt, comment: Schema.String }).pipe(Schema.encodeKeys({ replyId: "reply_id" })),
  answer: CommentAnswer,
  status: 201,
  idempotent: true,
})

export const rateComment = endpoint({
  method: "PUT",
  path: "/api/v2/comments/:id/review",
  summary: "Rates another reader's comment from 1 to 5; 0 takes the rating back.",
  asker: "user",
  body: Schema.Struct({ rating: LooseInt.check(Schema.isBetween({ minimum: 0, maximum: 5 })) }),
  answer: CommentAnswer,
})
