/** Registration screen: e-mail or phone, code, details. B29. */
import { useSelector } from "@xstate/react"
import type { SnapshotFrom } from "xstate"
import type { OrganizationLookupActor } from "#machines/identity/organization-lookup.ts"
import type { RegistrationActor } from "#machines/identity/registration.ts"
import { useFocusFallback } from "#ui/react/focus-fallback.ts"
import { useText } from "#ui/messages/messages.tsx"
import { LoginScene } from "#ui/identity/login/login-scene.tsx"
import { CodeStep } from "#ui/identity/parts/code-step.tsx"
import { StepHead } from "#ui/identity/parts/step-head.tsx"
import { RegistrationDetails } from "./registration-details.tsx"
import { RegistrationLogin } from "./registration-login.tsx"
import styles from "#ui/identity/login/login-screen.module.css"

type Snapshot = SnapshotFrom<RegistrationActor>
type Props = {
  readonly actor: RegistrationActor
  /** Names an organization by its number. */
  readonly lookup: OrganizationLookupActor
}

const Welcome = ({ actor }: Pick<Props, "actor">) => {
  const text = useText()
  const user = useSelector(actor, ({ context }) => context.user)
  return (
    <StepHead title={text("login.loggedIn.title")} takesFocus>
      {user !== null && <b>{user.fullName || user.login}</b>} {text("login.loggedIn.text")}
    </StepHead>
  )
}

/** Step shown in a state; a running request keeps the form that sent it. */
const viewOf = (snapshot: Snapshot) => {
  if (snapshot.matches("askingCode") || snapshot.matches("verifying")) return "code"
  if (snapshot.matches("sendingCode")) return snapshot.context.sent === null ? "login" : "code"
  if (snapshot.matches("askingDetails") || snapshot.matches("signingUp")) return "details"
  return snapshot.matches("loggedIn") || snapshot.matches("joining") ? "welcome" : "login"
}

const stateOf = ({ value }: Snapshot) => (typeof value === "object" ? Object.entries(value).flat().join(".") : value)

const views = { login: RegistrationLogin, code: CodeStep, details: RegistrationDetails, welcome: Welcome } as const

export const RegistrationScreen = ({ actor, lookup }: Props) => {
  const state = useSelector(actor, stateOf)
  const Step = views[useSelector(actor, viewOf)]
  const box = useFocusFallback<HTMLElement>()
  return (
    <div className={`page ${styles.screen}`} data-state={state}>
      <div className={styles.door}>
        <section ref={box} className={styles.inside}>
          <Step actor={actor} lookup={lookup} />
        </section>
        <LoginScene />
      </div>
    </div>
  )
}
