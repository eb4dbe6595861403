/** Button that empties the cart after a confirmation. */
import Trash2 from "lucide-react/icons/trash-2"
import { useState } from "react"
import { Button } from "#ui/parts/button/button.tsx"
import { Dialog } from "#ui/parts/overlay/dialog.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./cart-screen.module.css"

export const CartClear = ({ kinds }: { readonly kinds: number }) => {
  const text = useText()
  const { cart } = useActorRefs()
  const [confirming, setConfirming] = useState(false)
  const empty = () => {
    setConfirming(false)
    cart.send({ type: "cart.empty" })
  }
  return (
    <>
      <button type="button" className={styles.action} onClick={() => setConfirming(true)}>
        <Trash2 />
        {text("cart.clear")}
      </button>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={text("cart.clear.confirm")}
        description={text("cart.clear.text", { kinds })}
      >
        <div className={styles.confirm}>
          <Button variant="secondary" onClick={() => setConfirming(false)}>
            {text("cart.clear.no")}
          </Button>
          <Button variant="danger" onClick={empty}>
            {text("cart.clear")}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
