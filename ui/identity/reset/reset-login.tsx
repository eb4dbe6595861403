/** Reset step for the e-mail or phone number of the account. */
import { useSelector } from "@xstate/react"
import type { FormEvent } from "react"
import { refusalOf } from "#domain/rules/forms/refusals.ts"
import type { ResetActor } from "#machines/identity/reset.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { refusalMessage } from "#ui/parts/feedback/refusal-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import { ProblemNote } from "#ui/identity/parts/problem-note.tsx"
import { StepHead } from "#ui/identity/parts/step-head.tsx"
import styles from "#ui/identity/login/login-screen.module.css"

export const ResetLogin = ({ actor }: { readonly actor: ResetActor }) => {
  const text = useText()
  const { form, refusals, problem, next } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"))
  const refusal = refusalOf(refusals, "login")
  return (
    <>
      <StepHead title={text("reset.title")}>{text("reset.lead")}</StepHead>
      <ProblemNote problem={problem} />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          actor.send({ type: "login.submit" })
        }}
      >
        <TextField
          id="login"
          label={text("login.field")}
          hint={text("login.field.hint")}
          wrong={refusal === null ? undefined : form.login.trim() === "" ? text("login.blank") : refusalMessage(refusal, text)}
          readOut
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          spellCheck={false}
          readOnly={busy}
          value={form.login}
          onType={(value) => actor.send({ type: "field.type", field: "login", value })}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {text("login.getCode")}
        </Button>
      </form>
      <Link className={styles.change} href={next === "/" ? "/login" : `/login?from=${encodeURIComponent(next)}`}>
        {text("reset.toLogin")}
      </Link>
    </>
  )
}
