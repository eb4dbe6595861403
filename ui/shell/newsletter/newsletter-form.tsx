/** Newsletter form of the footer. C4. */
import { useSelector } from "@xstate/react"
import { useId, type FormEvent } from "react"
import type { NewsletterFormActor } from "#machines/shell/newsletter-form.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { withMessages } from "#ui/messages/with-messages.tsx"
import styles from "./newsletter-form.module.css"

type Props = { readonly actor: NewsletterFormActor }

export const NewsletterForm = ({ actor }: Props) => {
  const text = useText()
  const id = useId()
  const isSent = useSelector(actor, (snapshot) => snapshot.matches("sent"))
  return (
    <section className={styles.newsletter} aria-labelledby={id}>
      <h2 id={id}>{text("newsletter.title")}</h2>
      {isSent ? <Sent actor={actor} /> : <Form actor={actor} />}
    </section>
  )
}

const Sent = ({ actor }: Props) => {
  const text = useText()
  const email = useSelector(actor, ({ context }) => context.sent?.email ?? "")
  return (
    <>
      <p role="status">{text("newsletter.sent", { email })}</p>
      <Button variant="quiet" size="small" onClick={() => actor.send({ type: "form.another" })}>
        {text("newsletter.another")}
      </Button>
    </>
  )
}

const Form = ({ actor }: Props) => {
  const text = useText()
  const {
    form: { email },
    refusals,
    problem,
  } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches("sending"))
  const error = (): string | undefined => {
    if (refusals.length > 0) return text("newsletter.wrong")
    if (problem === null) return undefined
    return problem._tag === "Unreachable" ? text("newsletter.needsConnection") : problemText(problem, text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: "form.submit" })
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField
        id="newsletter-email"
        label={text("newsletter.email")}
        wrong={error()}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={100}
        readOnly={isBusy}
        value={email}
        onType={(typed) => actor.send({ type: "email.type", email: typed })}
      />
      <Button type="submit" variant="secondary" busy={isBusy}>
        {text("newsletter.subscribe")}
      </Button>
    </form>
  )
}

/** The form with its messages, which the page may not have loaded. */
export const LateNewsletterForm = withMessages(["newsletter"], NewsletterForm)
