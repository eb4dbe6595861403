/** Wallet parts with the amount that each pays, and why not more. */
import type { Order, WalletOffer } from "#domain/entities/orders/order.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { formatPerMille, formatTugrik } from "#domain/rules/texts/money.ts"
import { formatRates } from "#domain/rules/wallet/cashback-rates.ts"
import { offeredPartBarrier } from "#domain/rules/wallet/offered-barrier.ts"
import { discountableRates } from "#domain/rules/wallet/wallet.ts"
import type { SliderPart } from "#ui/parts/form/slider.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText, type Text } from "#ui/messages/messages.tsx"
import { barrierText } from "./barrier-text.ts"
import styles from "./wallet-use.module.css"

export const walletTones: Readonly<Record<WalletPartKind, SliderPart["tone"]>> = {
  gift_card: "pale",
  money: "sky",
  bonus: "ochre",
  discount: "good",
  partner: "faint",
}

/** Key of a part in lists; partners may share a name, but no id. */
export const walletPartKey = ({ kind, byPartner }: WalletOffer): string => `${kind} ${byPartner?.id ?? byPartner?.name}`

const ruleOf = (part: WalletOffer, order: Order, { wallet }: SiteConfig, text: Text): string => {
  const { kind, usable, byPartner } = part
  const balance = formatTugrik(part.balance)
  const barrier = offeredPartBarrier(part, order, wallet)
  if (barrier !== null) return text("wallet.covers.waiting", { rule: barrierText(barrier, text), balance })
  if (usable === 0) return text("wallet.covers.unused", { balance })
  return text(`wallet.covers.${kind}`, {
    balance,
    rates: formatRates(discountableRates),
    percent: formatPerMille(kind === "discount" ? wallet.discountCapPerMille : wallet.bonusCapPerMille),
    amount: formatTugrik(byPartner?.minimum ?? wallet.partnerMinimum),
  })
}

export const WalletParts = ({ parts, order }: { readonly parts: ReadonlyArray<WalletOffer>; readonly order: Order }) => {
  const text = useText()
  const config = useSiteConfig()
  return (
    <ul className={styles.parts}>
      {parts
        .filter(({ balance }) => balance > 0)
        .map((part) => (
          <li key={walletPartKey(part)}>
            <i data-tone={walletTones[part.kind]} />
            <span>{part.byPartner?.name ?? text(`wallet.part.${part.kind}`)}</span>
            <b>{formatTugrik(part.used)}</b>
            <small>{ruleOf(part, order, config, text)}</small>
          </li>
        ))}
    </ul>
  )
}
