/** Message in place of a result: no price is entered, or the price is below the barrier. */
import { useSelector } from "@xstate/react"
import Calculator from "lucide-react/icons/calculator"
import { productsAddress } from "#domain/rules/lease/lease-address.ts"
import { leasableFrom } from "#domain/rules/lease/lease-terms.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { useText } from "#ui/messages/messages.tsx"
import type { LeaseActor } from "#machines/lease/lease.ts"
import styles from "./lease-unavailable.module.css"

export const LeaseUnavailable = ({ actor }: { readonly actor: LeaseActor }) => {
  const text = useText()
  const isTooLow = useSelector(actor, ({ context }) => context.answer !== null)
  const from = leasableFrom(useSelector(actor, ({ context }) => context.terms))
  return (
    <div className={styles.nothing} role="status">
      <EmptyState
        icon={<Calculator />}
        title={text(isTooLow ? "lease.too_low" : "lease.asking.title")}
        text={isTooLow ? text("lease.from_amount", { amount: formatTugrik(from) }) : text("lease.asking.text")}
      >
        <ButtonLink variant={isTooLow ? "primary" : "secondary"} href={productsAddress(from, null)}>
          {text("lease.goods.leasable")}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
