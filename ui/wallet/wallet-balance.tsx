/** Balance of the wallet by part, each with what it may pay for, and the loyalty level. */
import { useSelector } from "@xstate/react"
import type { WalletPart, WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { formatPerMille, formatTugrik } from "#domain/rules/texts/money.ts"
import { sum } from "#domain/rules/money.ts"
import { slugOfPart } from "#domain/rules/wallet/part-slugs.ts"
import { discountableRates, orderOfUse } from "#domain/rules/wallet/wallet.ts"
import { formatRates } from "#domain/rules/wallet/cashback-rates.ts"
import type { WalletActor } from "#machines/wallet/wallet.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { BarMark, StackedBar, type BarTone } from "#ui/parts/display/stacked-bar.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import { LoyaltyPanel } from "./loyalty-panel.tsx"
import styles from "./wallet-balance.module.css"

const slots = [1, 2, 3]

/** Most flexible part first. */
const inOrder = (parts: ReadonlyArray<WalletPart>) =>
  parts.toSorted((one, other) => orderOfUse.indexOf(other.kind) - orderOfUse.indexOf(one.kind))

/** Money and gift cards pay anything, bonus and discount a share, partners their own. */
const tones: Readonly<Record<WalletPartKind, BarTone>> = {
  money: "sky",
  gift_card: "ink",
  bonus: "ochre",
  discount: "good",
  partner: "faint",
}

type Props = {
  readonly actor: WalletActor
  /** Shows this part alone; `null` shows all. */
  readonly part: WalletPartKind | null
}

export const WalletBalance = ({ actor, part }: Props) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { overview, problem } = useSelector(actor, ({ context }) => context)
  if (state === "failed") return problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
  if (overview === null)
    return (
      <LoadingPlaceholder label={text("walletPage.loading")}>
        <Panel aria-hidden="true">
          <Skeleton width="12rem" height="2.5rem" />
          {slots.map((slot) => (
            <Skeleton key={slot} height="2.5rem" />
          ))}
        </Panel>
      </LoadingPlaceholder>
    )
  const { wallet, loyalty } = overview
  const parts = inOrder(wallet.parts).filter(({ kind }) => part === null || kind === part)
  const balance = part === null ? wallet.balance : sum(parts.map((one) => one.balance))
  return (
    <>
      <Panel aria-label={text("walletPage.balance")}>
        <p className={styles.quiet}>{text("walletPage.balance")}</p>
        <p className={styles.sum}>{formatTugrik(balance)}</p>
        {parts.length > 1 && <StackedBar parts={parts.map(({ kind, balance: amount }) => ({ tone: tones[kind], amount }))} />}
        {parts.length === 0 && <p className={styles.quiet}>{text("walletPage.empty")}</p>}
        <ul className={styles.parts}>
          {parts.map((one) => (
            <PartRow key={`${one.kind} ${one.partnerId ?? one.partner}`} part={one} />
          ))}
        </ul>
      </Panel>
      {part === null && <LoyaltyPanel loyalty={loyalty} />}
    </>
  )
}

const PartRow = ({ part: { kind, balance, partner, minimum } }: { readonly part: WalletPart }) => {
  const text = useText()
  const { wallet } = useSiteConfig()
  const rule = {
    gift_card: text("walletPage.pays.gift_card", { above: formatTugrik(wallet.usableAbove) }),
    money: text("walletPage.pays.money", { above: formatTugrik(wallet.usableAbove) }),
    bonus: text("walletPage.pays.bonus", { percent: formatPerMille(wallet.bonusCapPerMille), above: formatTugrik(wallet.usableAbove) }),
    discount: text("walletPage.pays.discount", {
      rates: formatRates(discountableRates),
      percent: formatPerMille(wallet.discountCapPerMille),
      above: formatTugrik(wallet.usableAbove),
    }),
    partner: text("walletPage.pays.partner", { minimum: formatTugrik(minimum ?? wallet.partnerMinimum) }),
  }[kind]
  return (
    <li>
      <BarMark tone={tones[kind]} />
      <span>
        <b>
          <Link href={`/account/wallet/${slugOfPart(kind)}`}>{partner === "" ? text(`wallet.part.${kind}`) : partner}</Link>
        </b>
        <small>{rule}</small>
      </span>
      <b className="num">{formatTugrik(balance)}</b>
    </li>
  )
}
