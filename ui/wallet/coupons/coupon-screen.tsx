/** One coupon: what it is good for, use in the cart, and a letter to an e-mail address. S22, C8. */
import { useSelector } from "@xstate/react"
import TicketX from "lucide-react/icons/ticket-x"
import type { FormEvent } from "react"
import { isRedeemable } from "#domain/rules/wallet/coupons.ts"
import type { CouponActor } from "#machines/wallet/coupon.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { refusedText } from "#ui/parts/feedback/refused-text.ts"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useNowUntil } from "#ui/react/clock-until.ts"
import { useText } from "#ui/messages/messages.tsx"
import { CouponSlip } from "./coupon-slip.tsx"
import { SlipSkeleton } from "./slip-skeleton.tsx"
import styles from "../redemption.module.css"

export const CouponScreen = ({ actor }: { readonly actor: CouponActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { subject: coupon, number, problem } = useSelector(actor, ({ context }) => context)
  const now = useNowUntil(coupon?.expiresAt ?? null)
  return (
    <div data-state={state}>
      <AccountFrame here="coupons">
        {state === "fetching" && <SlipSkeleton label={text("coupons.loading")} />}
        {state === "missing" && (
          <EmptyState heading="h1" icon={<TicketX />} title={text("coupon.missing.title")} text={text("coupon.missing.text", { number })}>
            <ButtonLink href="/account/coupons">{text("coupons.all")}</ButtonLink>
          </EmptyState>
        )}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {coupon !== null && (
          <>
            <PageTitle title={coupon.name || coupon.number} />
            <CouponSlip coupon={coupon} heading="h2" />
            {isRedeemable(coupon, now) && !coupon.isPersonal && <CouponLetter actor={actor} />}
            <p>
              <ButtonLink href="/account/coupons" variant="quiet">
                {text("coupons.all")}
              </ButtonLink>
            </p>
          </>
        )}
      </AccountFrame>
    </div>
  )
}

const CouponLetter = ({ actor }: { readonly actor: CouponActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const {
    form: { email },
    problem,
    refusals,
  } = useSelector(actor, ({ context }) => context)
  const wrong = state === "refused" ? refusedText(problem, refusals, text) : undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (state !== "sending") actor.send({ type: "coupon.send" })
  }
  return (
    <Panel title={text("coupon.letter.title")} lead={text("coupon.letter.lead")}>
      <form noValidate onSubmit={send} className={styles.form}>
        <TextField
          id="coupon-email"
          type="email"
          label={text("coupon.letter.email")}
          wrong={wrong}
          readOut
          autoComplete="email"
          maxLength={100}
          readOnly={state === "sending"}
          value={email}
          onType={(typed) => actor.send({ type: "email.type", email: typed })}
        />
        <Button type="submit" busy={state === "sending"}>
          {text("coupon.letter.send")}
        </Button>
      </form>
      <p role="status">{state === "sent" && text("coupon.letter.sent", { email })}</p>
    </Panel>
  )
}
