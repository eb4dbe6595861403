/** Comment of one reader, with buttons to reply, rate, and delete one's own after a confirmation. */
import type { SnapshotFrom } from "xstate"
import type { Comment } from "#domain/entities/content/comment.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import type { commentsMachine, CommentsEvent } from "#machines/content/comments.ts"
import type { CommentTalkActor } from "#machines/content/comment-talk.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { CommentTalk } from "./comment-talk.tsx"
import styles from "./comments.module.css"

type Props = {
  readonly comment: Comment
  readonly removal: SnapshotFrom<typeof commentsMachine>["value"]["removal"]
  /** Whether no other deletion waits for its confirmation. */
  readonly mayDelete: boolean
  readonly send: (event: CommentsEvent) => void
  readonly talk: CommentTalkActor
}

/** Focuses the confirmation, which replaces the focused button. */
const focusOn = (element: HTMLElement | null) => element?.focus()

export const CommentItem = ({ comment, removal, mayDelete, send, talk }: Props) => {
  const text = useText()
  const locale = useLocale()
  return (
    <article className={styles.comment}>
      <header>
        <h3>{comment.name || text("comments.nameless")}</h3>
        {comment.mine && <Tag>{text("comments.mine")}</Tag>}
        {comment.createdAt !== null && <time dateTime={comment.createdAt}>{formatDate(comment.createdAt, locale)}</time>}
      </header>
      <p className={styles.words}>{comment.comment}</p>
      <CommentTalk comment={comment} talk={talk} />
      {comment.mine && removal === "resting" && mayDelete && (
        <Button variant="quiet" size="small" onClick={() => send({ type: "delete.ask", id: comment.id })}>
          {text("comments.delete")}
        </Button>
      )}
      {removal !== "resting" && (
        <div className={styles.question} role="group" aria-label={text("comments.delete.ask")} tabIndex={-1} ref={focusOn}>
          <p role={removal === "failed" ? "alert" : undefined}>
            {text(removal === "failed" ? "comments.delete.failed" : "comments.delete.ask")}
          </p>
          <Button variant="danger" size="small" busy={removal === "deleting"} onClick={() => send({ type: "delete.confirm" })}>
            {text("comments.delete.yes")}
          </Button>
          {removal !== "deleting" && (
            <Button variant="quiet" size="small" onClick={() => send({ type: "delete.cancel" })}>
              {text("comments.delete.no")}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
