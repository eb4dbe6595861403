/** Login step for the password of a known shopper. */
import { useSelector } from "@xstate/react"
import Eye from "lucide-react/icons/eye"
import EyeOff from "lucide-react/icons/eye-off"
import { useState, type FormEvent } from "react"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Field } from "#ui/parts/form/field.tsx"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { LoginBack } from "./login-back.tsx"
import { LoginHead } from "./login-head.tsx"
import { LoginProblem } from "./login-problem.tsx"
import type { LoginActor } from "#machines/identity/login.ts"
import styles from "./login-screen.module.css"

export const LoginPassword = ({ actor }: { readonly actor: LoginActor }) => {
  const text = useText()
  const { form, refusals } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => value)
  const [shown, setShown] = useState(false)
  const wrong = refusalMessages(refusals, text)
  return (
    <>
      <LoginBack actor={actor} />
      <LoginHead title={text("login.password.title")} takesFocus>
        <b>{form.login}</b>
      </LoginHead>
      <LoginProblem actor={actor} />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          actor.send({ type: "password.submit" })
        }}
      >
        <input type="hidden" autoComplete="username" name="username" value={form.login} readOnly />
        <Field id="password" label={text("login.password")} wrong={wrong.password} readOut>
          {(ties) => (
            <span className={styles.password}>
              <input
                {...ties}
                type={shown ? "text" : "password"}
                autoComplete="current-password"
                autoCapitalize="none"
                spellCheck={false}
                readOnly={state === "loggingIn"}
                value={form.password}
                onChange={(event) => actor.send({ type: "field.type", field: "password", value: event.currentTarget.value })}
              />
              <IconButton
                label={text(shown ? "login.password.hide" : "login.password.show")}
                icon={shown ? <EyeOff /> : <Eye />}
                onClick={() => setShown(!shown)}
              />
            </span>
          )}
        </Field>
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
