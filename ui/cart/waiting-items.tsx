/** Items that wait for a connection: they can be taken out again. */
import { useSelector } from "@xstate/react"
import Trash2 from "lucide-react/icons/trash-2"
import { waitingItems } from "#machines/cart/cart-selectors.ts"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./cart-notes.module.css"

export const WaitingItems = () => {
  const text = useText()
  const { cart } = useActorRefs()
  const items = waitingItems(useSelector(cart, ({ context }) => context))
  if (items.length === 0) return null
  return (
    <Panel title={text("cart.waiting.title")} lead={text("cart.waiting.lead")}>
      <ul className={styles.items}>
        {items.map(({ variantId, name, quantity }) => {
          const label = name ?? text("cart.waiting.unnamed")
          return (
            <li key={variantId}>
              <b>{label}</b>
              <span>{text("cart.waiting.quantity", { quantity })}</span>
              <IconButton
                label={text("cart.line.removeNamed", { name: label })}
                icon={<Trash2 />}
                onClick={() => cart.send({ type: "item.cancel", variantId })}
              />
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
