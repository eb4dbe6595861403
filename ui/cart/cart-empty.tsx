/** Empty cart with links to continue shopping. */
import bag from "@lobehub/fluent-emoji-3d/assets/1f6cd-fe0f.webp"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { ActionGroup } from "#ui/parts/button/action-group.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./cart-empty.module.css"

export const CartEmpty = () => {
  const text = useText()
  return (
    <section className={styles.empty}>
      <span className={styles.picture}>
        <img src={bag} alt="" width={256} height={256} />
      </span>
      <h1>{text("cart.empty.title")}</h1>
      <p>{text("cart.empty.text")}</p>
      <ActionGroup centred>
        <ButtonLink href="/products?sale=1" size="large">
          {text("cart.empty.sale")}
        </ButtonLink>
        <ButtonLink href="/products" size="large" variant="secondary">
          {text("cart.empty.all")}
        </ButtonLink>
      </ActionGroup>
    </section>
  )
}
