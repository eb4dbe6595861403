/** Welcome after a login or registration, while the app opens the requested page. */
import { useSelector } from "@xstate/react"
import { useText } from "#ui/messages/messages.tsx"
import { StepHead } from "#ui/identity/parts/step-head.tsx"
import type { LoginActor } from "#machines/identity/login.ts"
import type { RegistrationActor } from "#machines/identity/registration.ts"

export const LoginWelcome = ({ actor }: { readonly actor: LoginActor | RegistrationActor }) => {
  const text = useText()
  const user = useSelector(actor, ({ context }) => context.user)
  return (
    <StepHead title={text("login.loggedIn.title")} takesFocus>
      {user !== null && <b>{user.fullName || user.login}</b>} {text("login.loggedIn.text")}
    </StepHead>
  )
}
