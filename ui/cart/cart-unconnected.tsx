/** Note on changes of the cart that wait for a connection, and are sent by themselves. */
import { useSelector } from "@xstate/react"
import WifiOff from "lucide-react/icons/wifi-off"
import { changesOf } from "#machines/cart/cart-context.ts"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"

export const CartUnconnected = () => {
  const text = useText()
  const count = useSelector(useActorRefs().cart, ({ context }) => (context.isUnconnected ? changesOf(context).length : 0))
  return count === 0 ? null : (
    <Note tone="warn" icon={<WifiOff />} role="status">
      {text("cart.unconnected", { count })}
    </Note>
  )
}
