/** Reset step for the e-mail or phone number of the account. */
import { useSelector } from "@xstate/react"
import type { ResetActor } from "#machines/identity/reset.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { loginAddress } from "#domain/rules/identity/login-address.ts"
import { useText } from "#ui/messages/messages.tsx"
import { LoginForm } from "#ui/identity/parts/login-form.tsx"
import { ProblemNote } from "#ui/identity/parts/problem-note.tsx"
import { StepHead } from "#ui/identity/parts/step-head.tsx"
import styles from "#ui/identity/parts/identity-screen.module.css"

export const ResetLogin = ({ actor }: { readonly actor: ResetActor }) => {
  const text = useText()
  const { problem, next } = useSelector(actor, ({ context }) => context)
  return (
    <>
      <StepHead title={text("reset.title")}>{text("reset.lead")}</StepHead>
      <ProblemNote problem={problem} />
      <LoginForm actor={actor} hint={text("login.field.hint")} onSubmit={() => actor.send({ type: "login.submit" })} />
      <Link className={styles.change} href={loginAddress(next)}>
        {text("reset.toLogin")}
      </Link>
    </>
  )
}
