/** Login step for the e-mail or phone number, with the choice of code or password. */
import { useSelector } from "@xstate/react"
import LockKeyhole from "lucide-react/icons/lock-keyhole"
import TicketPercent from "lucide-react/icons/ticket-percent"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import type { SocialProvider } from "#domain/entities/identity/social-providers.ts"
import { refusedCoupon } from "#machines/cart/cart-selectors.ts"
import type { LoginMethod } from "#machines/identity/login.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { LoginForm } from "#ui/identity/parts/login-form.tsx"
import { StepHead } from "#ui/identity/parts/step-head.tsx"
import { ProblemNote } from "#ui/identity/parts/problem-note.tsx"
import type { LoginActor } from "#machines/identity/login.ts"
import { SocialButtons } from "./social-buttons.tsx"
import { SocialNote } from "./social-note.tsx"
import styles from "#ui/identity/parts/identity-screen.module.css"

const none: ReadonlyArray<SocialProvider> = []

export const LoginIdentifier = ({ actor }: { readonly actor: LoginActor }) => {
  const text = useText()
  const { next, isRequired, method, problem, social } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"))
  const code = useSelector(useActorRefs().cart, ({ context }) => refusedCoupon(context))
  const providers = useSelector(useActorRefs().site, ({ context }) => context.site?.config.socialLogins ?? none)
  const submit = (requested: LoginMethod) => actor.send({ type: "login.submit", method: requested })
  return (
    <>
      {isRequired && (
        <Note tone="warn" icon={<TriangleAlert />} role="status" title={text("login.required")}>
          <p>{text("login.required.text")}</p>
        </Note>
      )}
      {code !== null && next === "/cart" && (
        <Note tone="sky" icon={<TicketPercent />} role="status" title={text("login.coupon", { code })}>
          <p>{text("login.coupon.text")}</p>
        </Note>
      )}
      <SocialNote actor={actor} />
      <StepHead title={text("login.title")}>{text("login.lead")}</StepHead>
      <ProblemNote problem={problem} />
      <LoginForm actor={actor} hint={text("login.field.hint")} onSubmit={() => submit("code")}>
        <div className={styles.actions}>
          <Button type="submit" size="large" wide busy={busy && method === "code"}>
            {text("login.getCode")}
          </Button>
          <Button size="large" variant="secondary" wide busy={busy && method === "password"} onClick={() => submit("password")}>
            <LockKeyhole />
            {text("login.byPassword")}
          </Button>
        </div>
      </LoginForm>
      {social === null && <SocialButtons providers={providers} next={next} />}
    </>
  )
}
