/** Reset step for the new password and its confirmation. */
import { useSelector } from "@xstate/react"
import type { FormEvent } from "react"
import { passwordMinLength } from "#domain/rules/identity/password-form.ts"
import type { ResetActor } from "#machines/identity/reset.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import { BackButton } from "#ui/identity/parts/back-button.tsx"
import { PasswordField } from "#ui/identity/public/password-field.tsx"
import { ProblemNote } from "#ui/identity/parts/problem-note.tsx"
import { StepHead } from "#ui/identity/parts/step-head.tsx"
import styles from "#ui/identity/parts/identity-screen.module.css"

export const ResetPassword = ({ actor }: { readonly actor: ResetActor }) => {
  const text = useText()
  const { form, refusals, problem } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"))
  const wrong = refusalMessages(refusals, text)
  return (
    <>
      <BackButton onPress={() => actor.send({ type: "login.edit" })} />
      <StepHead title={text("reset.password.title")} takesFocus>
        {text("reset.password.lead")}
      </StepHead>
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
          label={text("reset.password")}
          hint={text("reset.password.hint", { min: passwordMinLength })}
          wrong={wrong.password}
          readOut
          isNew
          readOnly={busy}
          value={form.password}
          onType={(value) => actor.send({ type: "field.type", field: "password", value })}
        />
        <PasswordField
          id="confirmation"
          label={text("reset.confirmation")}
          wrong={wrong.confirmation}
          readOut
          isNew
          readOnly={busy}
          value={form.confirmation}
          onType={(value) => actor.send({ type: "field.type", field: "confirmation", value })}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {text("reset.submit")}
        </Button>
      </form>
    </>
  )
}
