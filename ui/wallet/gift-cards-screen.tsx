/** Gift cards of a shopper: a number to redeem, and those before. E18. */
import { useSelector } from "@xstate/react"
import Gift from "lucide-react/icons/gift"
import { formatDate } from "#domain/rules/texts/dates.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { isVoucher } from "#domain/rules/wallet/code-forms.ts"
import type { RedemptionActor } from "#machines/wallet/redemption.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { RedemptionForm } from "./redemption-form.tsx"
import { Slip } from "./coupons/slip.tsx"
import { SlipSkeleton } from "./coupons/slip-skeleton.tsx"
import styles from "./coupons/slip.module.css"

export const GiftCardsScreen = ({ actor }: { readonly actor: RedemptionActor }) => {
  const text = useText()
  const locale = useLocale()
  const state = useSelector(actor, ({ value }) => value)
  const { subject, problem } = useSelector(actor, ({ context }) => context)
  const giftCards = [...(subject ?? [])].flatMap((one) => (isVoucher(one) ? [] : [one]))
  return (
    <div data-state={state}>
      <AccountFrame here="wallet">
        {state !== "failed" && <PageTitle title={text("giftCard.title")}>{text("giftCard.lead")}</PageTitle>}
        {state === "fetching" && <SlipSkeleton label={text("giftCard.loading")} />}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {state !== "fetching" && state !== "failed" && (
          <>
            <RedemptionForm actor={actor} />
            {giftCards.length === 0 ? (
              <EmptyState icon={<Gift />} title={text("giftCard.empty.title")} text={text("giftCard.empty.text")} />
            ) : (
              <section aria-label={text("giftCard.before")} className={styles.group}>
                <h2>{text("giftCard.before")}</h2>
                <ul className={styles.slips}>
                  {giftCards.map(({ number, balance, redeemedAt }) => (
                    <li key={number}>
                      <Slip
                        worth={formatTugrik(balance)}
                        what={text("wallet.part.gift_card")}
                        title={text("giftCard.credited")}
                        code={number}
                        terms={redeemedAt === null ? [] : [formatDate(redeemedAt, locale)]}
                        isPast
                      />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <p>
              <ButtonLink href="/account/gift-cards/send" variant="secondary">
                {text("giftCard.send")}
              </ButtonLink>{" "}
              <ButtonLink href="/account/wallet" variant="quiet">
                {text("recharge.back")}
              </ButtonLink>
            </p>
          </>
        )}
      </AccountFrame>
    </div>
  )
}
