/** Confirmation of the new password, with a link to the login or a button into the shop. */
import { useSelector } from "@xstate/react"
import Check from "lucide-react/icons/check"
import type { ResetActor } from "#machines/identity/reset.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { PhoneLink } from "#ui/parts/button/phone-link.tsx"
import { Outcome } from "#ui/parts/feedback/outcome.tsx"
import { loginAddress } from "#domain/rules/identity/login-address.ts"
import { useRichText, useText } from "#ui/messages/messages.tsx"
import { useSiteConfig } from "#ui/site-config.ts"

export const ResetDone = ({ actor }: { readonly actor: ResetActor }) => {
  const text = useText()
  const rich = useRichText()
  const { supportPhone } = useSiteConfig()
  const { user, next } = useSelector(actor, ({ context }) => context)
  const action =
    user === null ? (
      <ButtonLink href={loginAddress(next)}>{text("reset.toLogin")}</ButtonLink>
    ) : (
      <Button onClick={() => actor.send({ type: "shop.enter" })}>{text("reset.enter")}</Button>
    )
  return (
    <Outcome tone="good" icon={<Check />} title={text("reset.done")} actions={action}>
      <p>{rich("reset.done.text", { phone: <PhoneLink phone={supportPhone} /> })}</p>
    </Outcome>
  )
}
