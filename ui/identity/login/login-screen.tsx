/** Login screen: identifier, then code or password. */
import { useSelector } from "@xstate/react"
import type { SnapshotFrom } from "xstate"
import type { LoginActor } from "#machines/identity/login.ts"
import { useFocusFallback } from "#ui/react/focus-fallback.ts"
import { LoginCode } from "./login-code.tsx"
import { LoginPassword } from "./login-password.tsx"
import { LoginScene } from "./login-scene.tsx"
import { LoginWelcome } from "./login-welcome.tsx"
import { LoginIdentifier } from "./login-identifier.tsx"
import styles from "#ui/identity/parts/identity-screen.module.css"

type Snapshot = SnapshotFrom<LoginActor>

type View = "identifier" | "password" | "code" | "welcome"

/** Step shown in a state; a running request keeps the form that sent it. */
const viewOf = (snapshot: Snapshot): View => {
  const { value, context } = snapshot
  if (typeof value === "object") return "code"
  switch (value) {
    case "askingPassword":
    case "loggingIn":
      return "password"
    case "verifying":
    case "registering":
      return "code"
    case "sendingCode":
      if (context.sent !== null) return "code"
      return context.method === "password" && context.check !== null ? "password" : "identifier"
    case "arriving":
    case "joining":
    case "loggedIn":
      return "welcome"
    case "opening":
    case "exchanging":
    case "askingLogin":
    case "checking":
      return "identifier"
    default:
      return value satisfies never
  }
}

const stateOf = ({ value }: Snapshot) => (typeof value === "object" ? `askingCode.${value.askingCode}` : value)

const views = { identifier: LoginIdentifier, password: LoginPassword, code: LoginCode, welcome: LoginWelcome } as const

export const LoginScreen = ({ actor }: { readonly actor: LoginActor }) => {
  const state = useSelector(actor, stateOf)
  const view = useSelector(actor, viewOf)
  const Form = views[view]
  const box = useFocusFallback<HTMLElement>()
  return (
    <div className={`page ${styles.screen}`} data-state={state}>
      <div className={styles.columns}>
        <section ref={box} className={styles.content}>
          <Form actor={actor} />
        </section>
        <LoginScene />
      </div>
    </div>
  )
}
