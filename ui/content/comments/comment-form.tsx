/** Form of a comment. A visitor may write too, and logs in to publish. */
import { useSelector } from "@xstate/react"
import { checkComment, commentMaxLength } from "#domain/rules/content/comment-form.ts"
import type { CommentsActor } from "#machines/content/comments.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { refusalMessage } from "#ui/parts/feedback/refusal-messages.ts"
import { TextAreaField } from "#ui/parts/form/field-text.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./comments.module.css"

export const CommentForm = ({ actor }: { readonly actor: CommentsActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value.form)
  const { text: typed, formProblem: problem } = useSelector(actor, ({ context }) => context)
  const [refusal] = checkComment(typed)
  const wrong = state !== "refused" ? undefined : problem !== null ? problemText(problem, text) : refusal && refusalMessage(refusal, text)
  const busy = state === "sending" || state === "keeping"
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: "comment.send" })
      }}
    >
      <TextAreaField
        id="comment-text"
        label={text("comments.field")}
        hint={text("comments.hint", { max: commentMaxLength })}
        wrong={wrong}
        rows={3}
        readOnly={busy}
        value={typed}
        onType={(next) => actor.send({ type: "comment.type", text: next })}
      />
      <Button type="submit" busy={busy}>
        {text("comments.send")}
      </Button>
    </form>
  )
}
