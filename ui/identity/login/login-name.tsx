/** Login step for the name of a new shopper. */
import { useSelector } from "@xstate/react"
import { useState, type FormEvent } from "react"
import { Button } from "#ui/parts/button/button.tsx"
import { FieldErrors } from "#ui/parts/form/field-errors.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { namedMessage, refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useRichText, useText } from "#ui/messages/messages.tsx"
import { LoginBack } from "./login-back.tsx"
import { LoginHead } from "./login-head.tsx"
import { LoginProblem } from "./login-problem.tsx"
import type { LoginActor } from "#machines/identity/login.ts"
import styles from "./login-screen.module.css"

const fields = [
  { field: "lastName", autoComplete: "family-name" },
  { field: "firstName", autoComplete: "given-name" },
] as const

export const LoginName = ({ actor }: { readonly actor: LoginActor }) => {
  const text = useText()
  const rich = useRichText()
  const [attempt, setAttempt] = useState(0)
  const { form, refusals, sent } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.matches("signingUp"))
  const wrong = refusalMessages(refusals, text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    actor.send({ type: "name.submit" })
  }
  return (
    <>
      <LoginBack actor={actor} />
      <LoginHead title={text("login.name.title")} takesFocus>
        {text("login.name.lead", { target: sent?.sentTo ?? form.login })}
      </LoginHead>
      <LoginProblem actor={actor} />
      <FieldErrors
        attempt={attempt}
        errors={fields.flatMap(({ field }) => (wrong[field] === undefined ? [] : [{ id: field, text: namedMessage(text(`login.${field}`), wrong[field], text) }]))}
      />
      <form noValidate className={styles.form} onSubmit={submit}>
        <div className={styles.pair}>
          {fields.map(({ field, autoComplete }) => (
            <TextField
              key={field}
              id={field}
              label={text(`login.${field}`)}
              wrong={wrong[field]}
              autoComplete={autoComplete}
              maxLength={60}
              readOnly={busy}
              value={form[field]}
              onType={(value) => actor.send({ type: "field.type", field, value })}
            />
          ))}
        </div>
        <Button type="submit" size="large" wide busy={busy}>
          {text("login.name.submit")}
        </Button>
        <p className={styles.terms}>
          {rich("login.name.terms", {
            terms: (inside) => <Link href="/page/terms">{inside}</Link>,
            privacy: (inside) => <Link href="/page/privacy">{inside}</Link>,
          })}
        </p>
      </form>
    </>
  )
}
