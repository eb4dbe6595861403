/** Explanation of what follows after a payment method is chosen. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { MethodType } from "#domain/entities/cart/payment.ts"
import { lease } from "#domain/rules/lease/lease.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { Instructions } from "#ui/parts/display/instructions.tsx"
import { DefinitionList } from "#ui/parts/layout/definition-list.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "#ui/cart/checkout/checkout-screen.module.css"

export const MethodDetail = ({ type, amount }: { readonly type: MethodType; readonly amount: Tugrik }) => {
  const text = useText()
  return (
    <div className={styles.detail} role="status">
      {type === "qr" && <Instructions steps={[text("method.how.qr.1"), text("method.how.qr.2"), text("method.how.qr.3")]} />}
      {type === "lease" && <LeaseDetail amount={amount} />}
      {type !== "qr" && <p>{text(`method.how.${type}`)}</p>}
    </div>
  )
}

const LeaseDetail = ({ amount }: { readonly amount: Tugrik }) => {
  const text = useText()
  const { lease: terms } = useSiteConfig()
  const months = Math.max(...terms.periods)
  const offer = lease({ price: amount, months, down: null }, terms)
  if (offer._tag !== "Offered") return null
  return (
    <>
      <DefinitionList
        pairs={[
          { key: "down", name: text("lease.down"), value: formatTugrik(offer.down) },
          { key: "monthly", name: text("lease.monthly", { months }), value: formatTugrik(offer.monthly) },
          { key: "total", name: text("lease.total"), value: formatTugrik(offer.total) },
        ]}
      />
      <p className={styles.quiet}>{text("lease.disclaimer")}</p>
    </>
  )
}
