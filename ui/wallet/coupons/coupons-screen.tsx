/** Coupons of a shopper: those that can be used, then the past ones. S22. */
import { useSelector } from "@xstate/react"
import TicketPercent from "lucide-react/icons/ticket-percent"
import type { Coupon } from "#domain/entities/wallet/coupon.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { isRedeemable } from "#domain/rules/wallet/coupons.ts"
import type { CouponsActor } from "#machines/wallet/coupons.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useNowUntil } from "#ui/react/clock-until.ts"
import { useText } from "#ui/messages/messages.tsx"
import { CouponSlip } from "./coupon-slip.tsx"
import { SlipSkeleton } from "./slip-skeleton.tsx"
import styles from "./slip.module.css"

export const CouponsScreen = ({ actor }: { readonly actor: CouponsActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { coupons, problem } = useSelector(actor, ({ context }) => context)
  const now = useNowUntil(...(coupons ?? []).map(({ expiresAt }) => expiresAt))
  const good = (coupons ?? []).filter((coupon) => isRedeemable(coupon, now))
  const past = (coupons ?? []).filter((coupon) => !isRedeemable(coupon, now))
  return (
    <div data-state={state}>
      <AccountFrame here="coupons">
        {state !== "failed" && (
          <PageTitle title={text("coupons.title")}>{coupons !== null && text("coupons.count", { count: good.length })}</PageTitle>
        )}
        {state === "fetching" && <SlipSkeleton label={text("coupons.loading")} />}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        <TitledWallet />
        {coupons?.length === 0 && (
          <EmptyState icon={<TicketPercent />} title={text("coupons.empty.title")} text={text("coupons.empty.text")}>
            <ButtonLink href="/products">{text("buy.continue")}</ButtonLink>
          </EmptyState>
        )}
        {good.length > 0 && <CouponList title={text("coupons.good")} coupons={good} />}
        {past.length > 0 && <CouponList title={text("coupons.past")} coupons={past} />}
      </AccountFrame>
    </div>
  )
}

/** A wallet under a title of its own has no place in the menu but here. S25. */
const TitledWallet = () => {
  const text = useText()
  const { flags, walletTitle } = useSiteConfig()
  const balance = useSelector(useActorRefs().session, ({ context }) => context.user?.wallet ?? null)
  if (!flags.wallet || walletTitle === null || balance === null) return null
  return (
    <Panel title={walletTitle}>
      <p className={styles.balance}>{formatTugrik(balance)}</p>
      <div>
        <ButtonLink href="/account/wallet" variant="secondary">
          {text("coupons.wallet")}
        </ButtonLink>
      </div>
    </Panel>
  )
}

const CouponList = ({ title, coupons }: { readonly title: string; readonly coupons: ReadonlyArray<Coupon> }) => (
  <section aria-label={title} className={styles.group}>
    <h2>{title}</h2>
    <ul className={styles.slips}>
      {coupons.map((coupon) => (
        <li key={coupon.number}>
          <CouponSlip coupon={coupon} />
        </li>
      ))}
    </ul>
  </section>
)
