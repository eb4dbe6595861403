/** Cart whose only items wait for a connection. */
import { ActionGroup } from "#ui/parts/button/action-group.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { WaitingItems } from "./waiting-items.tsx"
import styles from "./cart-notes.module.css"

export const CartWaiting = () => {
  const text = useText()
  return (
    <div className={styles.waitingCart}>
      <PageTitle title={text("cart.title")} />
      <WaitingItems />
      <ActionGroup>
        <ButtonLink href="/products" variant="secondary">
          {text("buy.continue")}
        </ButtonLink>
      </ActionGroup>
    </div>
  )
}
