/** Password reset screen: account, code, new password, confirmation. S1. */
import { useSelector } from "@xstate/react"
import type { SnapshotFrom } from "xstate"
import type { ResetActor } from "#machines/identity/reset.ts"
import { useFocusFallback } from "#ui/react/focus-fallback.ts"
import { useText } from "#ui/messages/messages.tsx"
import { CodeStep } from "#ui/identity/parts/code-step.tsx"
import { ResetDone } from "./reset-done.tsx"
import { ResetLogin } from "./reset-login.tsx"
import { ResetPassword } from "./reset-password.tsx"
import styles from "#ui/identity/parts/identity-screen.module.css"

type Snapshot = SnapshotFrom<ResetActor>

const ResetCode = ({ actor }: { readonly actor: ResetActor }) => <CodeStep actor={actor} note={useText()("reset.maybe")} />

/** Step shown in a state; a running request keeps the form that sent it. */
const viewOf = ({ value, context }: Snapshot): keyof typeof views => {
  if (typeof value === "object") return "code"
  switch (value) {
    case "askingLogin":
      return "login"
    case "sendingCode":
      return context.sent === null ? "login" : "code"
    case "checkingCode":
      return "code"
    case "askingPassword":
    case "resetting":
    case "loggingIn":
      return "password"
    case "loggedIn":
    case "changed":
      return "done"
    default:
      return value satisfies never
  }
}

const stateOf = ({ value }: Snapshot) => (typeof value === "object" ? `askingCode.${value.askingCode}` : value)

const views = { login: ResetLogin, code: ResetCode, password: ResetPassword, done: ResetDone } as const

export const ResetScreen = ({ actor }: { readonly actor: ResetActor }) => {
  const state = useSelector(actor, stateOf)
  const Step = views[useSelector(actor, viewOf)]
  const box = useFocusFallback<HTMLElement>()
  return (
    <div className={`page ${styles.screen}`} data-state={state}>
      <section ref={box} className={styles.content}>
        <Step actor={actor} />
      </section>
    </div>
  )
}
