/** Vouchers of a shopper: a code to use, and the shopper's own, usable or past. S21, X7. */
import { useSelector } from "@xstate/react"
import TicketX from "lucide-react/icons/ticket-x"
import type { Voucher } from "#domain/entities/wallet/voucher.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { couponMessageKey, couponStatus, isRedeemable } from "#domain/rules/wallet/coupons.ts"
import { isVoucher } from "#domain/rules/wallet/code-forms.ts"
import type { RedemptionActor } from "#machines/wallet/redemption.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useNowUntil } from "#ui/react/clock-until.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { RedemptionForm } from "./redemption-form.tsx"
import { endTerms } from "./coupons/coupon-terms.ts"
import { Slip } from "./coupons/slip.tsx"
import { SlipSkeleton } from "./coupons/slip-skeleton.tsx"
import styles from "./coupons/slip.module.css"

export const VouchersScreen = ({ actor }: { readonly actor: RedemptionActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { subject, problem } = useSelector(actor, ({ context }) => context)
  const vouchers = [...(subject ?? [])].filter(isVoucher)
  return (
    <div data-state={state}>
      <AccountFrame here="vouchers">
        {state !== "failed" && <PageTitle title={text("vouchers.title")} />}
        {state === "fetching" && <SlipSkeleton label={text("vouchers.loading")} />}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {state !== "fetching" && state !== "failed" && (
          <>
            <RedemptionForm actor={actor} />
            {vouchers.length === 0 ? (
              <EmptyState icon={<TicketX />} title={text("vouchers.empty.title")} text={text("vouchers.empty.text")} />
            ) : (
              <ul className={styles.slips}>
                {vouchers.map((voucher) => (
                  <li key={voucher.code}>
                    <VoucherSlip voucher={voucher} actor={actor} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </AccountFrame>
    </div>
  )
}

const VoucherSlip = ({ voucher, actor }: { readonly voucher: Voucher; readonly actor: RedemptionActor }) => {
  const text = useText()
  const locale = useLocale()
  const now = useNowUntil(voucher.expiresAt)
  const isGood = isRedeemable(voucher, now)
  const isSending = useSelector(actor, (snapshot) => snapshot.matches("sending"))
  const { code, name, value } = voucher
  return (
    <Slip
      worth={formatTugrik(value)}
      what={text("vouchers.what")}
      title={name || code}
      code={code}
      isPast={!isGood}
      terms={endTerms(voucher, now, locale, text)}
    >
      <Tag tone={isGood ? "good" : "plain"}>{text(couponMessageKey("voucher", couponStatus(voucher, now)))}</Tag>
      {isGood && (
        <Button
          size="small"
          aria-disabled={isSending}
          aria-label={text("vouchers.useNamed", { code })}
          onClick={() => {
            actor.send({ type: "code.type", code })
            actor.send({ type: "code.redeem" })
          }}
        >
          {text("redeem.use")}
        </Button>
      )}
    </Slip>
  )
}
