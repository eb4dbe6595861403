/** Note about a social login: that it failed, or that it is to be joined to an account. B28, X7. */
import { useSelector } from "@xstate/react"
import Info from "lucide-react/icons/info"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import type { LoginActor } from "#machines/identity/login.ts"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useText } from "#ui/messages/messages.tsx"

export const SocialNote = ({ actor }: { readonly actor: LoginActor }) => {
  const text = useText()
  const { social, socialRefusal, check } = useSelector(actor, ({ context }) => context)
  const isExchanging = useSelector(actor, (snapshot) => snapshot.matches("exchanging"))
  if (socialRefusal !== null)
    return (
      <Note tone="warn" icon={<TriangleAlert />} role="alert" title={text(`login.social.${socialRefusal}`)}>
        <p>{text(`login.social.${socialRefusal}.text`)}</p>
      </Note>
    )
  if (social === null) return null
  const provider = text(`login.social.${social}`)
  const nextStep = check?.registered === true ? "join" : "confirm"
  return (
    <Note tone="sky" icon={<Info />} role="status">
      <p>{text(`login.social.${isExchanging ? "exchanging" : nextStep}`, { provider })}</p>
    </Note>
  )
}
