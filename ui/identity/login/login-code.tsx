/** Login step for the one-time code from e-mail or SMS. */
import { useSelector } from "@xstate/react"
import { Button } from "#ui/parts/button/button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { CodeStep } from "#ui/identity/parts/code-step.tsx"
import type { LoginActor } from "#machines/identity/login.ts"

export const LoginCode = ({ actor }: { readonly actor: LoginActor }) => {
  const text = useText()
  const { check, social } = useSelector(actor, ({ context }) => context)
  const mayUsePassword = useSelector(actor, (snapshot) => snapshot.can({ type: "password.use" }))
  return (
    <CodeStep actor={actor} note={social !== null && check?.registered === true ? text("login.social.join", { provider: text(`login.social.${social}`) }) : check?.registered === false ? text("login.notRegistered") : undefined}>
      {mayUsePassword && (
        <Button variant="quiet" onClick={() => actor.send({ type: "password.use" })}>
          {text("login.byPassword")}
        </Button>
      )}
    </CodeStep>
  )
}
