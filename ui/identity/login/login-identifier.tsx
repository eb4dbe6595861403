/** Login step for the e-mail or phone number, with the choice of code or password. */
import { useSelector } from "@xstate/react"
import LockKeyhole from "lucide-react/icons/lock-keyhole"
import TicketPercent from "lucide-react/icons/ticket-percent"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import type { FormEvent } from "react"
import { refusalOf } from "#domain/rules/forms/refusals.ts"
import { refusedCoupon } from "#machines/cart/cart-selectors.ts"
import type { LoginMethod } from "#machines/identity/login.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { refusalMessage } from "#ui/parts/feedback/refusal-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import { StepHead } from "#ui/identity/parts/step-head.tsx"
import { ProblemNote } from "#ui/identity/parts/problem-note.tsx"
import type { LoginActor } from "#machines/identity/login.ts"
import styles from "./login-screen.module.css"

/** Shown when a page requires a login. */
const needsLogin = (path: string) => path.startsWith("/account") || path.startsWith("/checkout")

export const LoginIdentifier = ({ actor }: { readonly actor: LoginActor }) => {
  const text = useText()
  const { form, refusals, next, method, problem } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"))
  const code = useSelector(useActorRefs().cart, ({ context }) => refusedCoupon(context))
  const refusal = refusalOf(refusals, "login")
  const submit = (requested: LoginMethod) => actor.send({ type: "login.submit", method: requested })
  return (
    <>
      {needsLogin(next) && (
        <Note tone="warn" icon={<TriangleAlert />} role="status" title={text("login.required")}>
          <p>{text("login.required.text")}</p>
        </Note>
      )}
      {code !== null && next === "/cart" && (
        <Note tone="sky" icon={<TicketPercent />} role="status" title={text("login.coupon", { code })}>
          <p>{text("login.coupon.text")}</p>
        </Note>
      )}
      <StepHead title={text("login.title")}>{text("login.lead")}</StepHead>
      <ProblemNote problem={problem} />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          submit("code")
        }}
      >
        <TextField
          id="login"
          label={text("login.field")}
          hint={text("login.field.hint")}
          wrong={refusal === null ? undefined : form.login.trim() === "" ? text("login.blank") : refusalMessage(refusal, text)}
          readOut
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          spellCheck={false}
          readOnly={busy}
          value={form.login}
          onType={(value) => actor.send({ type: "field.type", field: "login", value })}
        />
        <div className={styles.actions}>
          <Button type="submit" size="large" wide busy={busy && method === "code"}>
            {text("login.getCode")}
          </Button>
          <Button size="large" variant="secondary" wide busy={busy && method === "password"} onClick={() => submit("password")}>
            <LockKeyhole />
            {text("login.byPassword")}
          </Button>
        </div>
      </form>
    </>
  )
}
