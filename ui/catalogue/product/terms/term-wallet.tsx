/** Wallet term: the cashback, and how much the wallet may pay. */
import { useSelector } from "@xstate/react"
import Wallet from "lucide-react/icons/wallet"
import type { Tugrik } from "#domain/entities/money.ts"
import { formatPerMille, formatTugrik } from "#domain/rules/texts/money.ts"
import { earned } from "#domain/rules/wallet/cashback.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import { Term } from "./term.tsx"

/** `returnPerMille` is the product's rate; `null` where the site's counts. */
export const TermWallet = ({ price, returnPerMille }: { readonly price: Tugrik; readonly returnPerMille: number | null }) => {
  const text = useText()
  const { flags, wallet } = useSiteConfig()
  const balance = useSelector(useActorRefs().session, ({ context }) => context.user?.wallet ?? null)
  const rate = returnPerMille ?? wallet.cashbackPerMille
  const bonus = earned([{ total: price, returnPerMille: rate }])
  if (!flags.wallet || bonus === 0) return null
  const share = formatPerMille(wallet.bonusCapPerMille)
  return (
    <Term
      icon={<Wallet />}
      title={text("term.wallet", { amount: formatTugrik(bonus), rate: formatPerMille(rate) })}
      text={
        balance !== null && balance > 0
          ? text("term.wallet.balance", { balance: formatTugrik(balance), share })
          : text("term.wallet.share", { share })
      }
    />
  )
}
