/** Page to which the links of the newsletter lead: asks to confirm, and shows the outcome. C4. */
import { useSelector } from "@xstate/react"
import CircleAlert from "lucide-react/icons/circle-alert"
import CircleCheck from "lucide-react/icons/circle-check"
import Mail from "lucide-react/icons/mail"
import type { ReactNode } from "react"
import type { NewsletterLinkActor } from "#machines/shell/newsletter-link.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { Outcome } from "#ui/parts/feedback/outcome.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./newsletter-link-screen.module.css"

type Props = { readonly actor: NewsletterLinkActor }

const outcomes = {
  confirmed: { tone: "good", icon: <CircleCheck />, title: "newsletter.confirmed.title", body: "newsletter.confirmed.text" },
  left: { tone: "good", icon: <CircleCheck />, title: "newsletter.left.title", body: "newsletter.left.text" },
  missing: { tone: "warn", icon: <CircleAlert />, title: "newsletter.missing.title", body: "newsletter.missing.text" },
} as const

const isOutcome = (state: string): state is keyof typeof outcomes => state in outcomes

export const NewsletterLinkScreen = ({ actor }: Props) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  if (!isOutcome(state)) {
    return (
      <Framed>
        <Prompt actor={actor} />
      </Framed>
    )
  }
  const { tone, icon, title, body } = outcomes[state]
  return (
    <Framed>
      <Outcome tone={tone} icon={icon} title={text(title)} actions={<ButtonLink href="/">{text("newsletter.home")}</ButtonLink>}>
        <p>{text(body)}</p>
      </Outcome>
    </Framed>
  )
}

const Framed = ({ children }: { readonly children: ReactNode }) => <div className={`page ${styles.screen}`}>{children}</div>

const Prompt = ({ actor }: Props) => {
  const text = useText()
  const { step, problem } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"))
  return (
    <Outcome
      tone="sky"
      icon={<Mail />}
      title={text(`newsletter.${step}.title`)}
      actions={
        <Button busy={isBusy} onClick={() => actor.send({ type: "link.accept" })}>
          {text(`newsletter.${step}.action`)}
        </Button>
      }
    >
      <p>{text(`newsletter.${step}.text`)}</p>
      {problem !== null && (
        <Note tone="bad" icon={<CircleAlert />} role="alert">
          <p>{problemText(problem, text)}</p>
        </Note>
      )}
    </Outcome>
  )
}
