/** Stored comments on articles and news. Specification §3, E20, E21. */
import type { ArticleKind } from "#domain/entities/content/article.ts"
import type { Comment } from "#domain/entities/content/comment.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { checkComment, commentMaxLength, commentsPerPage } from "#domain/rules/content/comment-form.ts"
import type { Database } from "#backend/database/database.ts"
import { count, type Limit } from "#backend/http/rate-limit.ts"
import { missing, wrongField } from "#backend/http/refusal.ts"

/** Comments that one person may write, and that may come from one address. */
const byUser: Limit = { max: 10, seconds: 600 }
const byAddress: Limit = { max: 60, seconds: 3600 }

type Row = { readonly id: number; readonly name: string; readonly comment: string; readonly mine: boolean; readonly created_at: Instant }

const fields = "id, name, comment, user_id = $2 as mine, created_at"

const commentOf = ({ created_at: createdAt, ...row }: Row): Comment => ({ ...row, replyId: null, rating: 0, createdAt })

/** Throws 404 for an unknown article. */
const requireArticle = async (db: Database, kind: ArticleKind, id: number): Promise<void> => {
  const rows = await db.query("select 1 from articles where kind = $1 and id = $2 and published", [kind, id])
  if (rows.length === 0) throw missing()
}

type Of = { readonly kind: ArticleKind; readonly id: number }

/** A page of the comments on an article, newest first; `userId` is 0 for a visitor. */
export const commentPage = async (db: Database, { kind, id }: Of, userId: number, page: number) => {
  await requireArticle(db, kind, id)
  const [rows, [counted]] = await Promise.all([
    db.query<Row>(`select ${fields} from comments where article_id = $1 order by created_at desc, id desc limit ${commentsPerPage} offset $3`, [id, userId, (page - 1) * commentsPerPage]),
    db.query<{ count: number }>("select count(*)::int as count from comments where article_id = $1", [id]),
  ])
  const total = counted?.count ?? 0
  return { items: rows.map(commentOf), count: rows.length, total, page, perPage: commentsPerPage, pages: Math.ceil(total / commentsPerPage) }
}

type Writing = Of & { readonly userId: number; readonly text: string; readonly address: string | null; readonly now: Instant }

/** Throws 422 for an empty comment or one that is too long, 429 after too many. */
export const writeComment = async (db: Database, { kind, id, userId, text, address, now }: Writing): Promise<Comment> => {
  await requireArticle(db, kind, id)
  const [refused] = checkComment(text)
  if (refused !== undefined) {
    throw wrongField("comment", refused.key === "comments.required" ? { key: "field.missing" } : { key: "comment.tooLong", values: { max: commentMaxLength } })
  }
  await count(db, `comments of ${userId}`, byUser, now)
  await count(db, `comments from ${address ?? "inside"}`, byAddress, now)
  const [row] = await db.query<Row>(
    `insert into comments (article_id, user_id, name, comment, created_at)
     select $1, id, coalesce(nullif(first_name, ''), organization ->> 'name', ''), $3, $4 from users where id = $2 returning ${fields}`,
    [id, userId, text.trim(), now],
  )
  if (row === undefined) throw missing()
  return commentOf(row)
}

/** Deletes one of the user's comments. Throws 404 for another's. */
export const deleteComment = async (db: Database, userId: number, id: number): Promise<void> => {
  const rows = await db.query("delete from comments where id = $1 and user_id = $2 returning 1", [id, userId])
  if (rows.length === 0) throw missing()
}
