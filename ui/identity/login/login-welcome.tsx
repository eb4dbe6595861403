/** Welcome after the login, while the app opens the requested page. */
import { useSelector } from "@xstate/react"
import { useText } from "#ui/messages/messages.tsx"
import { StepHead } from "#ui/identity/parts/step-head.tsx"
import type { LoginActor } from "#machines/identity/login.ts"

export const LoginWelcome = ({ actor }: { readonly actor: LoginActor }) => {
  const text = useText()
  const user = useSelector(actor, ({ context }) => context.user)
  return (
    <StepHead title={text("login.loggedIn.title")} takesFocus>
      {user !== null && <b>{user.fullName || user.login}</b>} {text("login.loggedIn.text")}
    </StepHead>
  )
}
