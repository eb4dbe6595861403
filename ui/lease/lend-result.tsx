/** Result of the lend check beside a lease: running, accepted, refused with the reason, or unknown. C5. */
import { useSelector } from "@xstate/react"
import CircleAlert from "lucide-react/icons/circle-alert"
import CircleCheck from "lucide-react/icons/circle-check"
import Clock from "lucide-react/icons/clock"
import RotateCw from "lucide-react/icons/rotate-cw"
import type { LendAnswer } from "#domain/entities/lease/lend-answer.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { LendCheckActor } from "#machines/lease/lend-check.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useText, type Text } from "#ui/messages/messages.tsx"

export type LendResultProps = { readonly actor: LendCheckActor }

const reasonText = ({ reason, most }: LendAnswer, text: Text): string => {
  switch (reason) {
    case "limit":
      return text("lend.limit", { most: formatTugrik(most ?? 0) })
    case "stranger":
    case "phone":
    case "silent":
      return text(`lend.${reason}`)
    case null:
      return text("lend.later.text")
    default:
      return reason satisfies never
  }
}

export const LendResult = ({ actor }: LendResultProps) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const answer = useSelector(actor, ({ context }) => context.answer)
  const retryButton = (
    <Button size="small" variant="paper" onClick={() => actor.send({ type: "check.retry" })}>
      <RotateCw />
      {text("lend.again")}
    </Button>
  )
  if (state === "idle" || state === "deciding") return null
  return (
    <div data-state={state}>
      {state === "asking" && (
        <Note icon={<Clock />} role="status">
          <p>{text("lend.asking")}</p>
        </Note>
      )}
      {state === "may" && answer !== null && (
        <Note tone="good" icon={<CircleCheck />} role="status">
          <p>{text("lend.may", { lender: answer.lender, amount: formatTugrik(answer.amount) })}</p>
        </Note>
      )}
      {state === "mayNot" && answer !== null && (
        <Note
          tone="bad"
          icon={<CircleAlert />}
          role="alert"
          title={text("lend.may_not", { lender: answer.lender, amount: formatTugrik(answer.amount) })}
          action={
            answer.reason === "phone" ? (
              <ButtonLink size="small" variant="paper" href="/account/profile/mobile">
                {text("lend.phone.add")}
              </ButtonLink>
            ) : (
              retryButton
            )
          }
        >
          <p>{reasonText(answer, text)}</p>
        </Note>
      )}
      {state === "unknown" && (
        <Note
          tone="warn"
          icon={<CircleAlert />}
          role="status"
          title={answer === null || answer.reason === "silent" ? text("lend.unanswered") : text("lend.later", { lender: answer.lender })}
          action={retryButton}
        >
          <p>{answer === null ? text("lend.silent") : reasonText(answer, text)}</p>
        </Note>
      )}
    </div>
  )
}
