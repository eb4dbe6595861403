/** Registration step for the e-mail or phone number to log in by. */
import { useSelector } from "@xstate/react"
import type { RegistrationActor } from "#machines/identity/registration.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { loginAddress } from "#domain/rules/identity/login-address.ts"
import { useText } from "#ui/messages/messages.tsx"
import { LoginForm } from "#ui/identity/parts/login-form.tsx"
import { ProblemNote } from "#ui/identity/parts/problem-note.tsx"
import { StepHead } from "#ui/identity/parts/step-head.tsx"
import styles from "#ui/identity/parts/identity-screen.module.css"

export const RegistrationLogin = ({ actor }: { readonly actor: RegistrationActor }) => {
  const text = useText()
  const { problem, next } = useSelector(actor, ({ context }) => context)
  return (
    <>
      <StepHead title={text("registration.title")}>{text("registration.lead")}</StepHead>
      <ProblemNote problem={problem} />
      <LoginForm actor={actor} hint={text("registration.login.hint")} onSubmit={() => actor.send({ type: "login.submit" })} />
      <p className={styles.aside}>
        {text("registration.known")}{" "}
        <Link className={styles.change} href={loginAddress(next)}>
          {text("login.submit")}
        </Link>
      </p>
    </>
  )
}
