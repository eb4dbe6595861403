/** Form of a comment. A visitor may write too, and logs in to publish. */
import { useSelector } from "@xstate/react"
import { commentMaxLength } from "#domain/rules/content/comment-form.ts"
import type { CommentsActor } from "#machines/content/comments.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { CommentTextForm } from "./comment-text-form.tsx"

export const CommentForm = ({ actor }: { readonly actor: CommentsActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value.form)
  const { text: typed, formProblem } = useSelector(actor, ({ context }) => context)
  const busy = state === "sending" || state === "keeping"
  return (
    <CommentTextForm
      id="comment-text"
      label={text("comments.field")}
      hint={text("comments.hint", { max: commentMaxLength })}
      rows={3}
      value={typed}
      isRefused={state === "refused"}
      problem={formProblem}
      busy={busy}
      onType={(next) => actor.send({ type: "comment.type", text: next })}
      onSend={() => actor.send({ type: "comment.send" })}
    >
      <Button type="submit" busy={busy}>
        {text("comments.send")}
      </Button>
    </CommentTextForm>
  )
}
