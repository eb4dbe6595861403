/** Note on changes of the cart that wait for a connection, and are sent by themselves. */
import { useSelector } from "@xstate/react"
import WifiOff from "lucide-react/icons/wifi-off"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./cart-notes.module.css"

export const CartUnconnected = () => {
  const text = useText()
  return useSelector(useActorRefs().cart, ({ context }) => context.isUnconnected) ? (
    <div className={styles.waiting}>
      <Note icon={<WifiOff />}>{text("cart.unconnected")}</Note>
    </div>
  ) : null
}
