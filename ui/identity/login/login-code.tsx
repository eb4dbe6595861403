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
  const noteOf = (): string | undefined => {
    if (check === null) return undefined
    if (!check.registered) return text("login.notRegistered")
    return social === null ? undefined : text("login.social.join", { provider: text(`login.social.${social}`) })
  }
  return (
    <CodeStep actor={actor} note={noteOf()}>
      {mayUsePassword && (
        <Button variant="quiet" onClick={() => actor.send({ type: "password.use" })}>
          {text("login.byPassword")}
        </Button>
      )}
    </CodeStep>
  )
}
