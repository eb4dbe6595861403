/** Login step for the password of a known shopper. */
import { useSelector } from "@xstate/react"
import type { FormEvent } from "react"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { BackButton } from "#ui/identity/parts/back-button.tsx"
import { resetAddress } from "#domain/rules/identity/login-address.ts"
import { PasswordField } from "#ui/identity/public/password-field.tsx"
import { ProblemNote } from "#ui/identity/parts/problem-note.tsx"
import { StepHead } from "#ui/identity/parts/step-head.tsx"
import type { LoginActor } from "#machines/identity/login.ts"
import { SocialNote } from "./social-note.tsx"
import styles from "#ui/identity/parts/identity-screen.module.css"

export const LoginPassword = ({ actor }: { readonly actor: LoginActor }) => {
  const text = useText()
  const { form, refusals, problem, next } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => value)
  return (
    <>
      <BackButton onPress={() => actor.send({ type: "login.edit" })} />
      <StepHead title={text("login.password.title")} takesFocus>
        <b>{form.login}</b>
      </StepHead>
      <SocialNote actor={actor} />
      <ProblemNote problem={problem} />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          actor.send({ type: "password.submit" })
        }}
      >
        <input type="hidden" autoComplete="username" name="username" value={form.login} />
        <PasswordField
          id="password"
          label={text("login.password")}
          wrong={refusalMessages(refusals, text).password}
          readOut
          readOnly={state === "loggingIn"}
          value={form.password}
          onType={(value) => actor.send({ type: "field.type", field: "password", value })}
        />
        <Link className={styles.change} href={resetAddress(next)}>
          {text("login.password.forgotten")}
        </Link>
        <div className={styles.actions}>
          <Button type="submit" size="large" wide busy={state === "loggingIn"}>
            {text("login.submit")}
          </Button>
          <Button size="large" variant="secondary" wide busy={state === "sendingCode"} onClick={() => actor.send({ type: "code.send" })}>
            {text("login.byCode")}
          </Button>
        </div>
      </form>
    </>
  )
}
