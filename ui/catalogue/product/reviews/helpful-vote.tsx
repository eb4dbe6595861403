/** Helpful vote on a review, with the number of readers whom it helped. E19. */
import { useSelector } from "@xstate/react"
import ThumbsUp from "lucide-react/icons/thumbs-up"
import type { Review } from "#domain/entities/catalogue/review.ts"
import type { ReviewVotesActor } from "#machines/catalogue/review-votes.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import { withMessages } from "#ui/messages/with-messages.tsx"

type Props = { readonly actor: ReviewVotesActor; readonly review: Review }

export const HelpfulVote = ({ actor, review: { id, name, helpful } }: Props) => {
  const text = useText()
  const isPressed = useSelector(actor, ({ context }) => context.pressed === id)
  const state = useSelector(actor, ({ value }) => value)
  const canPress = useSelector(actor, (snapshot) => snapshot.can({ type: "vote.toggle", id }))
  const voted = useSelector(actor, ({ context }) => context.votes.includes(id))
  const isOwn = useSelector(actor, ({ context }) => context.own === id)
  const count = useSelector(actor, ({ context }) => context.counts[id] ?? helpful)
  const problem = useSelector(actor, ({ context }) => context.problem)
  return (
    <>
      {isOwn ? (
        <span>{text("review.own")}</span>
      ) : (
        <Button
          variant={voted ? "soft" : "secondary"}
          size="small"
          aria-label={text("review.helpful.of", { name })}
          aria-pressed={voted}
          busy={state === "voting" && isPressed}
          disabled={!canPress && !isPressed}
          onClick={() => actor.send({ type: "vote.toggle", id })}
        >
          <ThumbsUp aria-hidden="true" />
          {text("review.helpful")}
        </Button>
      )}
      {count > 0 && <span>{text("review.helpful.count", counted(count))}</span>}
      {state === "refused" && isPressed && problem !== null && <p role="alert">{problemText(problem, text)}</p>}
    </>
  )
}

export const LateHelpfulVote = withMessages(["catalogue", "product", "details"], HelpfulVote)
