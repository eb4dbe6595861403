/** Helpful votes on reviews, counted once a person. Specification §3, E19. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { count } from "#backend/http/rate-limiter.ts"
import { missing, Refusal } from "#backend/http/refusal.ts"
import type { ReviewSubject } from "./review-subject.ts"

/** Numbers of the reviews of a subject that helped the user, and of the user's own. */
export const votesOf = async (db: Database, userId: number, { column, key }: ReviewSubject) => {
  const [votes, [own]] = await Promise.all([
    db.query<{ id: number }>(
      `select r.id from review_votes v join reviews r on r.id = v.review_id where v.user_id = $1 and r.${column} = $2 order by r.id`,
      [userId, key],
    ),
    db.query<{ id: number }>(`select id from reviews where user_id = $1 and ${column} = $2`, [userId, key]),
  ])
  return { votes: votes.map(({ id }) => id), own: own?.id ?? null }
}

type Vote = { readonly reviewId: number; readonly userId: number; readonly now: Instant }

/** Throws 404 for an unknown review, 422 for the user's own. */
const requireOthersReview = async (db: Database, { reviewId, userId }: Vote): Promise<void> => {
  const [review] = await db.query<{ own: boolean }>("select coalesce(user_id = $2, false) as own from reviews where id = $1", [
    reviewId,
    userId,
  ])
  if (review === undefined) throw missing()
  if (review.own) throw new Refusal(422, { key: "review.ownVote" })
}

/** Adds `change` to the number of votes of a review, and returns the number. */
const addVotes = async (db: Database, reviewId: number, change: number): Promise<number> => {
  const [row] = await db.query<{ helpful: number }>(
    "update reviews set helpful = greatest(0, helpful + $2) where id = $1 returning helpful",
    [reviewId, change],
  )
  if (row === undefined) throw missing()
  return row.helpful
}

/** Adds the user's vote, or takes it back where not `isHelpful`. Throws 404 for an unknown review, 422 for one's own, 429 after too many. */
export const vote = async (db: Database, input: Vote, isHelpful: boolean) => {
  const { reviewId, userId, now } = input
  await requireOthersReview(db, input)
  await count(db, `review votes of ${userId}`, limits.reviewVotes, now)
  return db.transaction(async (tx) => {
    // A second vote, or a second withdrawal, changes no row and is not counted.
    const changedRows = await tx.query(
      isHelpful
        ? "insert into review_votes (review_id, user_id) values ($1, $2) on conflict do nothing returning review_id"
        : "delete from review_votes where review_id = $1 and user_id = $2 returning review_id",
      [reviewId, userId],
    )
    const helpful = await addVotes(tx, reviewId, isHelpful ? changedRows.length : -changedRows.length)
    return { id: reviewId, helpful, voted: isHelpful }
  })
}
