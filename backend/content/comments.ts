/** Stored comments on articles and news. Specification §3, E20, E21. */
import type { ArticleKind } from "#domain/entities/content/article.ts"
import type { Comment } from "#domain/entities/content/comment.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { checkComment, commentMaxLength, commentsPerPage } from "#domain/rules/content/comment-form.ts"
import type { Database } from "#backend/database/database.ts"
import type { CallerAddress } from "#backend/http/caller-address.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { countBoth } from "#backend/http/rate-limiter.ts"
import { missing, wrongField } from "#backend/http/refusal.ts"

type Row = {
  readonly id: number
  readonly reply_id: number | null
  readonly name: string
  readonly comment: string
  readonly rating: number
  readonly ratings: number
  readonly own_rating: number
  readonly mine: boolean
  readonly created_at: Instant
}

/** A comment with the average of its ratings, to a tenth. `$1` is the reader. */
const fields = `c.id, c.reply_id, c.name, c.comment, c.user_id = $1 as mine, c.created_at, r.rating, r.ratings, r.own_rating
  from comments c cross join lateral (
    select coalesce(round(avg(g.rating), 1), 0)::float8 as rating, count(*)::int as ratings,
      coalesce(max(g.rating) filter (where g.user_id = $1), 0)::int as own_rating
    from comment_ratings g where g.comment_id = c.id) r`

const commentOf = ({ created_at: createdAt, reply_id: replyId, own_rating: ownRating, ...row }: Row): Comment => ({
  ...row,
  replyId,
  ownRating,
  createdAt,
})

/** Throws 404 for an unknown article. */
const requireArticle = async (db: Database, kind: ArticleKind, id: number): Promise<void> => {
  const rows = await db.query("select 1 from articles where kind = $1 and id = $2 and state = 'published'", [kind, id])
  if (rows.length === 0) throw missing()
}

/** Article or news item to which comments belong. */
type Subject = { readonly kind: ArticleKind; readonly id: number }

/** A page of the comments on an article, newest first, each followed by its replies, oldest first; `userId` is 0 for a visitor. */
export const commentPage = async (db: Database, { kind, id }: Subject, userId: number, page: number) => {
  await requireArticle(db, kind, id)
  const [rows, [counted]] = await Promise.all([
    db.query<Row>(
      `select ${fields} join (
         select id, created_at from comments where article_id = $2 and reply_id is null
         order by created_at desc, id desc limit ${commentsPerPage} offset $3) top on top.id = coalesce(c.reply_id, c.id)
       order by top.created_at desc, top.id desc, c.reply_id nulls first, c.created_at, c.id`,
      [userId, id, (page - 1) * commentsPerPage],
    ),
    db.query<{ total: number; threads: number }>(
      "select count(*)::int as total, count(*) filter (where reply_id is null)::int as threads from comments where article_id = $1",
      [id],
    ),
  ])
  const { total, threads } = counted!
  return {
    items: rows.map(commentOf),
    count: rows.length,
    total,
    page,
    perPage: commentsPerPage,
    pages: Math.ceil(threads / commentsPerPage),
  }
}

const oneComment = async (db: Database, userId: number, id: number): Promise<Comment> => {
  const [row] = await db.query<Row>(`select ${fields} where c.id = $2`, [userId, id])
  if (row === undefined) throw missing()
  return commentOf(row)
}

type Written = { readonly userId: number; readonly text: string; readonly address: CallerAddress; readonly now: Instant }

/** Throws 422 for an empty comment or one that is too long, 429 after too many. */
const store = async (
  db: Database,
  articleId: number,
  replyId: number | null,
  { userId, text, address, now }: Written,
): Promise<Comment> => {
  const [refused] = checkComment(text)
  if (refused !== undefined) {
    const isMissing = refused.key === "comments.required"
    throw wrongField("comment", isMissing ? { key: "field.missing" } : { key: "comment.tooLong", values: { max: commentMaxLength } })
  }
  await countBoth(db, [`comments of ${userId}`, limits.comments], limits.commentsByAddress, address, now)
  const [row] = await db.query<{ id: number }>(
    `insert into comments (article_id, reply_id, user_id, name, comment, created_at)
     select $1, $2, id, coalesce(nullif(first_name, ''), organization ->> 'name', ''), $4, $5 from users where id = $3 returning id`,
    [articleId, replyId, userId, text.trim(), now],
  )
  return oneComment(db, userId, row!.id)
}

/** Throws 404 for an unknown article, 422 and 429 as `store` does. */
export const writeComment = async (db: Database, { kind, id, ...written }: Subject & Written): Promise<Comment> => {
  await requireArticle(db, kind, id)
  return store(db, id, null, written)
}

type Parent = {
  readonly id: number
  readonly reply_id: number | null
  readonly article_id: number
  readonly kind: ArticleKind
  readonly user_id: number
}

/** A comment on a published article or news item. Throws 404 for an unknown one, and for a comment on an article where the site has none. */
const requireComment = async (db: Database, id: number, hasArticles: boolean): Promise<Parent> => {
  const [parent] = await db.query<Parent>(
    "select c.id, c.reply_id, c.article_id, c.user_id, a.kind from comments c join articles a on a.id = c.article_id where c.id = $1 and a.state = 'published'",
    [id],
  )
  if (parent === undefined || (parent.kind === "article" && !hasArticles)) throw missing()
  return parent
}

/** Replies to a comment; threads have one level, so that a reply to a reply stands beside it. Throws 404 for an unknown comment. */
export const replyToComment = async (db: Database, replyId: number, hasArticles: boolean, written: Written): Promise<Comment> => {
  const parent = await requireComment(db, replyId, hasArticles)
  return store(db, parent.article_id, parent.reply_id ?? parent.id, written)
}

type Rating = { readonly id: number; readonly userId: number; readonly rating: number }

/** Rates a comment from 1 to 5; 0 removes the rating. Throws 422 for one's own, 404 for an unknown one. */
export const rateComment = async (db: Database, { id, userId, rating }: Rating, hasArticles: boolean): Promise<Comment> => {
  const { user_id: writer } = await requireComment(db, id, hasArticles)
  if (writer === userId) throw wrongField("rating", { key: "comment.ownRating" })
  if (rating === 0) await db.query("delete from comment_ratings where comment_id = $1 and user_id = $2", [id, userId])
  else {
    await db.query(
      "insert into comment_ratings (comment_id, user_id, rating) values ($1, $2, $3) on conflict (comment_id, user_id) do update set rating = excluded.rating",
      [id, userId, rating],
    )
  }
  return oneComment(db, userId, id)
}

/** Deletes one of the user's comments with its replies. Throws 404 for another's. */
export const deleteComment = async (db: Database, userId: number, id: number): Promise<void> => {
  const rows = await db.query("delete from comments where id = $1 and user_id = $2 returning 1", [id, userId])
  if (rows.length === 0) throw missing()
}
