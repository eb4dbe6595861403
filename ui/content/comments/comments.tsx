/** Comments on an article: a form, and the readers' comments, newest first, with replies. E20, E21. */
import { useSelector } from "@xstate/react"
import type { Comment } from "#domain/entities/content/comment.ts"
import { threadsOf } from "#domain/rules/content/comment-list.ts"
import type { CommentTalkActor } from "#machines/content/comment-talk.ts"
import type { CommentsActor } from "#machines/content/comments.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { withMessages } from "#ui/messages/with-messages.tsx"
import { CommentForm } from "./comment-form.tsx"
import { CommentItem } from "./comment-item.tsx"
import styles from "./comments.module.css"

type Props = { readonly actor: CommentsActor; readonly talk: CommentTalkActor }

export const Comments = ({ actor, talk }: Props) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value.list)
  const removal = useSelector(actor, ({ value }) => value.removal)
  const { comments, total, problem, deleting } = useSelector(actor, ({ context }) => context)
  const itemOf = (comment: Comment) => (
    <CommentItem
      comment={comment}
      removal={comment.id === deleting ? removal : "resting"}
      mayDelete={removal === "resting"}
      send={actor.send}
      talk={talk}
    />
  )
  return (
    <section className={`page ${styles.comments}`} aria-labelledby="comments" data-state={state}>
      <div className={styles.column}>
        <h2 id="comments">
          {text("comments.title")} {total > 0 && <span className={styles.count}>{total}</span>}
        </h2>
        <CommentForm actor={actor} />
        {(state === "waiting" || state === "fetching") && (
          <LoadingPlaceholder label={text("comments.loading")} className={styles.list}>
            <Skeleton width="40%" />
            <Skeleton height="3rem" />
          </LoadingPlaceholder>
        )}
        {state === "failed" && problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />}
        {state === "ready" && comments.items.length === 0 && !comments.stillFetch && (
          <p className={styles.quiet}>{text("comments.empty")}</p>
        )}
        {comments.items.length > 0 && (
          <ul className={styles.list}>
            {threadsOf(comments).map(({ comment, replies }) => (
              <li key={comment.id}>
                {itemOf(comment)}
                {replies.length > 0 && (
                  <ul className={styles.replies} aria-label={text("comments.replies")}>
                    {replies.map((reply) => (
                      <li key={reply.id}>{itemOf(reply)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        )}
        {state === "moreFailed" && <p role="alert">{text("comments.more.failed")}</p>}
        {comments.stillFetch && (state === "ready" || state === "fetchingMore" || state === "moreFailed") && (
          <Button variant="secondary" busy={state === "fetchingMore"} onClick={() => actor.send({ type: "more.fetch" })}>
            {text("comments.more")}
          </Button>
        )}
      </div>
    </section>
  )
}

export const LateComments = withMessages(["comments"], Comments)
