/** Form of the first step: the e-mail or phone number. */
import { useSelector } from "@xstate/react"
import type { FormEvent, ReactNode } from "react"
import { refusalOf, type Refusal } from "#domain/rules/forms/refusals.ts"
import type { LoginActor } from "#machines/identity/login.ts"
import type { RegistrationActor } from "#machines/identity/registration.ts"
import type { ResetActor } from "#machines/identity/reset.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { refusalMessage } from "#ui/parts/feedback/refusal-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./identity-screen.module.css"

type Props = {
  readonly actor: LoginActor | RegistrationActor | ResetActor
  readonly hint: string
  readonly onSubmit: () => void
  /** Buttons in place of the one that requests a code. */
  readonly children?: ReactNode
}

export const LoginForm = ({ actor, hint, onSubmit, children }: Props) => {
  const text = useText()
  const { form, refusals } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"))
  const refusal = refusalOf(refusals, "login")
  const message = (shown: Refusal) => (form.login.trim() === "" ? text("login.blank") : refusalMessage(shown, text))
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextField
        id="login"
        label={text("login.field")}
        hint={hint}
        wrong={refusal === null ? undefined : message(refusal)}
        readOut
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        spellCheck="false"
        readOnly={busy}
        value={form.login}
        onType={(value) => actor.send({ type: "field.type", field: "login", value })}
      />
      {children ?? (
        <Button type="submit" size="large" wide busy={busy}>
          {text("login.getCode")}
        </Button>
      )}
    </form>
  )
}
