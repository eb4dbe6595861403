/** Rating of a comment, and the reply to it. C13. */
import { useSelector } from "@xstate/react"
import type { Comment } from "#domain/entities/content/comment.ts"
import type { CommentTalkActor } from "#machines/content/comment-talk.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { CommentTextForm } from "./comment-text-form.tsx"
import styles from "./comments.module.css"

/** Ratings that can be given, the best first. */
const ratings = [5, 4, 3, 2, 1] as const

type Props = { readonly comment: Comment; readonly talk: CommentTalkActor }

export const CommentTalk = ({ comment, talk }: Props) => {
  const text = useText()
  const reply = useSelector(talk, ({ value }) => value.reply)
  const rating = useSelector(talk, ({ value }) => value.rating)
  const isRated = useSelector(talk, ({ context }) => context.rated?.id === comment.id)
  const isWriting = useSelector(talk, ({ context }) => context.replyTo === comment.id) && reply !== "resting"
  const name = comment.name || text("comments.nameless")
  return (
    <>
      <div className={styles.talk}>
        {comment.ratings > 0 && (
          <span className={styles.count}>{text("comments.rating", { rating: comment.rating, count: comment.ratings })}</span>
        )}
        {!comment.mine && (
          <select
            className={styles.rate}
            aria-label={text("comments.rate", { name })}
            disabled={rating === "rating" || rating === "keeping"}
            value={String(comment.ownRating)}
            onChange={(event) => talk.send({ type: "comment.rate", id: comment.id, rating: Number(event.currentTarget.value) })}
          >
            <option value="0">{text("comments.rate.none")}</option>
            {ratings.map((stars) => (
              <option key={stars} value={stars}>
                {"★".repeat(stars)}
              </option>
            ))}
          </select>
        )}
        {!isWriting && (
          <Button
            variant="quiet"
            size="small"
            aria-label={text("comments.reply.to", { name })}
            disabled={reply === "sending" || reply === "keeping"}
            onClick={() => talk.send({ type: "reply.ask", id: comment.id })}
          >
            {text("comments.reply")}
          </Button>
        )}
      </div>
      {rating === "unrated" && isRated && <p role="alert">{text("comments.unrated")}</p>}
      {isWriting && <ReplyForm talk={talk} />}
    </>
  )
}

const ReplyForm = ({ talk }: Pick<Props, "talk">) => {
  const text = useText()
  const state = useSelector(talk, ({ value }) => value.reply)
  const { text: typed, problem } = useSelector(talk, ({ context }) => context)
  const busy = state === "sending" || state === "keeping"
  return (
    <CommentTextForm
      id="reply-text"
      label={text("comments.reply.field")}
      rows={2}
      value={typed}
      isRefused={state === "refused"}
      problem={problem}
      busy={busy}
      onType={(next) => talk.send({ type: "reply.type", text: next })}
      onSend={() => talk.send({ type: "reply.send" })}
    >
      <div className={styles.talk}>
        <Button type="submit" size="small" busy={busy}>
          {text("comments.reply.send")}
        </Button>
        {!busy && (
          <Button variant="quiet" size="small" onClick={() => talk.send({ type: "reply.cancel" })}>
            {text("comments.reply.cancel")}
          </Button>
        )}
      </div>
    </CommentTextForm>
  )
}
