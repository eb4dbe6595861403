/** Button back to the e-mail or phone number. */
import ChevronLeft from "lucide-react/icons/chevron-left"
import { useText } from "#ui/messages/messages.tsx"
import type { LoginActor } from "#machines/identity/login.ts"
import styles from "./login-screen.module.css"

export const LoginBack = ({ actor }: { readonly actor: LoginActor }) => {
  const text = useText()
  return (
    <button type="button" className={styles.back} onClick={() => actor.send({ type: "login.edit" })}>
      <ChevronLeft />
      {text("common.back")}
    </button>
  )
}
