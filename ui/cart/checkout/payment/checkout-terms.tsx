/** Terms that the shopper accepts by placing the order. */
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "#ui/cart/checkout/checkout-screen.module.css"

export const CheckoutTerms = ({ button }: { readonly button: string }) => {
  const text = useText()
  const { paymentMinutes, cancelHours } = useSiteConfig()
  return (
    <section aria-label={text("checkout.terms.title")}>
      <p className={styles.quiet}>{text("checkout.terms.agree", { button })}</p>
      <ul className={styles.terms}>
        <li>{text("checkout.deadline", { minutes: paymentMinutes })}</li>
        <li>{text("checkout.cancelTerms", { hours: cancelHours })}</li>
        <li>{text("checkout.terms.returns")}</li>
      </ul>
    </section>
  )
}
