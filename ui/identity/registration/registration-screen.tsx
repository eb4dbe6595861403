/** Registration screen: e-mail or phone, code, details. B29. */
import { useSelector } from "@xstate/react"
import type { SnapshotFrom } from "xstate"
import type { OrganizationLookupActor } from "#machines/identity/organization-lookup.ts"
import type { RegistrationActor } from "#machines/identity/registration.ts"
import { useFocusFallback } from "#ui/react/focus-fallback.ts"
import { LoginScene } from "#ui/identity/login/login-scene.tsx"
import { LoginWelcome } from "#ui/identity/login/login-welcome.tsx"
import { CodeStep } from "#ui/identity/parts/code-step.tsx"
import { RegistrationDetails } from "./registration-details.tsx"
import { RegistrationLogin } from "./registration-login.tsx"
import styles from "#ui/identity/parts/identity-screen.module.css"

type Snapshot = SnapshotFrom<RegistrationActor>
type Props = {
  readonly actor: RegistrationActor
  /** Looks up the name of the organization. */
  readonly lookup: OrganizationLookupActor
}

/** Step shown in a state; a running request keeps the form that sent it. */
const viewOf = ({ value, context }: Snapshot): keyof typeof views => {
  if (typeof value === "object") return "askingCode" in value ? "code" : "details"
  switch (value) {
    case "reading":
    case "askingLogin":
      return "login"
    case "sendingCode":
      return context.sent === null ? "login" : "code"
    case "verifying":
      return "code"
    case "signingUp":
      return "details"
    case "arriving":
    case "joining":
    case "loggedIn":
      return "welcome"
    default:
      return value satisfies never
  }
}

const stateOf = ({ value }: Snapshot) => (typeof value === "object" ? Object.entries(value).flat().join(".") : value)

const views = { login: RegistrationLogin, code: CodeStep, details: RegistrationDetails, welcome: LoginWelcome } as const

export const RegistrationScreen = ({ actor, lookup }: Props) => {
  const state = useSelector(actor, stateOf)
  const Step = views[useSelector(actor, viewOf)]
  const box = useFocusFallback<HTMLElement>()
  return (
    <div className={`page ${styles.screen}`} data-state={state}>
      <div className={styles.columns}>
        <section ref={box} className={styles.content}>
          <Step actor={actor} lookup={lookup} />
        </section>
        <LoginScene />
      </div>
    </div>
  )
}
