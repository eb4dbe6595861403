/** Coupon field with its messages and the coupons in force. The typed code survives a visit to the login. */
import { useSelector } from "@xstate/react"
import Ticket from "lucide-react/icons/ticket-percent"
import X from "lucide-react/icons/x"
import { useState, type FormEvent } from "react"
import type { Problem } from "#domain/entities/problem.ts"
import { checkCoupon } from "#domain/rules/wallet/code-forms.ts"
import { refusalOf } from "#machines/cart/cart-context.ts"
import { isRequested } from "#machines/cart/cart-selectors.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Field } from "#ui/parts/form/field.tsx"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText, type Text } from "#ui/messages/messages.tsx"
import styles from "./cart-coupon.module.css"

export const CartCoupon = ({ codes }: { readonly codes: ReadonlyArray<string> }) => {
  const { flags } = useSiteConfig()
  if (!flags.coupon) return null
  return codes.length === 0 ? <CouponField /> : <CouponsInForce codes={codes} />
}

const CouponsInForce = ({ codes }: { readonly codes: ReadonlyArray<string> }) => {
  const text = useText()
  const { cart } = useActorRefs()
  return (
    <ul className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>
          <Ticket />
          <p>
            <b>{code}</b>
            <small>{text("coupon.applied")}</small>
          </p>
          <IconButton label={text("coupon.remove", { code })} icon={<X />} onClick={() => cart.send({ type: "coupon.remove", code })} />
        </li>
      ))}
    </ul>
  )
}

/** Text below the field; `undefined` for a visitor's coupon, which leads to the login. */
const couponProblemText = (problem: Problem, text: Text): string | undefined => {
  if (problem._tag === "Unauthorised") return undefined
  return problem._tag === "Unreachable" ? text("notice.couponNeedsConnection") : problemText(problem, text)
}

const CouponField = () => {
  const text = useText()
  const { cart, session } = useActorRefs()
  const code = useSelector(cart, ({ context }) => context.typedCode)
  const busy = useSelector(cart, ({ context }) => isRequested(context, "ApplyCoupon"))
  const problem = useSelector(cart, ({ context }) => refusalOf(context, "ApplyCoupon"))
  const isVisitor = useSelector(session, (snapshot) => snapshot.matches("visitor"))
  const [isBlank, setBlank] = useState(false)
  const blankText = isBlank ? refusalMessages(checkCoupon({ code }), text).code : undefined
  const refusedText = problem === null || busy ? undefined : couponProblemText(problem, text)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const isRefused = checkCoupon({ code }).length > 0
    setBlank(isRefused)
    if (!isRefused && !busy) cart.send({ type: "coupon.apply", code })
  }
  return (
    <form noValidate onSubmit={apply}>
      <Field
        id="coupon"
        label={text("coupon.label")}
        hint={text(isVisitor ? "coupon.login" : "coupon.one")}
        wrong={blankText ?? refusedText}
        optional
        readOut
      >
        {(control) => (
          <span className={styles.field}>
            <input
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck="false"
              maxLength={40}
              value={code}
              onChange={(event) => cart.send({ type: "coupon.type", code: event.currentTarget.value })}
            />
            <Button type="submit" variant="secondary" busy={busy}>
              {text("coupon.use")}
            </Button>
          </span>
        )}
      </Field>
    </form>
  )
}
