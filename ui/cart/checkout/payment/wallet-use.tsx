/** Wallet of the payment step: one line with its balance, which opens to use it. */
import { useSelector } from "@xstate/react"
import Check from "lucide-react/icons/check"
import ChevronDown from "lucide-react/icons/chevron-down"
import { useState } from "react"
import type { Order } from "#domain/entities/orders/order.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { offeredBarrier } from "#domain/rules/wallet/offered-barrier.ts"
import { Tag } from "#ui/parts/display/tag.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import { barrierText } from "./barrier-text.ts"
import styles from "./wallet-use.module.css"

const amountPart = lazyPart(async () => (await import("./wallet-amount.tsx")).WalletAmount)

export const WalletUse = ({ actor, order }: { readonly actor: CheckoutActor; readonly order: Order }) => {
  const text = useText()
  const { flags, wallet: terms } = useSiteConfig()
  // A typed amount is not hidden.
  const [isOpen, setOpen] = useState(useSelector(actor, ({ context }) => context.form.amount !== ""))
  const { Part: WalletAmount } = useLazyPart(amountPart, isOpen)
  const { wallet } = order
  if (!flags.wallet || wallet === null) return null
  const balance = wallet.parts.reduce((sum, part) => sum + part.balance, 0)
  const barrier = offeredBarrier(wallet.parts, order, terms)
  if (balance === 0) return <Panel title={text("wallet.title")} lead={text("wallet.empty")} />
  if (barrier !== null) return <Panel title={text("wallet.title")} lead={barrierText(barrier, text)} />
  return (
    <Panel aria-label={text("wallet.title")}>
      <h2 className={styles.line}>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span>
            {text("wallet.title")}
            <small>{text("wallet.balance", { balance: formatTugrik(balance) })}</small>
          </span>
          {wallet.used > 0 && (
            <Tag tone="good" icon={<Check />}>
              {text("wallet.using", { amount: formatTugrik(wallet.used) })}
            </Tag>
          )}
          <ChevronDown />
        </button>
      </h2>
      {isOpen && (WalletAmount === null ? <Skeleton height="11rem" /> : <WalletAmount actor={actor} wallet={wallet} order={order} />)}
    </Panel>
  )
}
