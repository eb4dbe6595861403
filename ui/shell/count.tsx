/** A small number on the cart's icon: how many things are in it. */
import { useText } from "../words/words.tsx"
import styles from "./count.module.css"

/** No more digits than fit. */
const most = 99

export const Count = ({ of }: { readonly of: number }) => {
  const text = useText()
  return (
    of > 0 && (
      <>
        <span className={styles.count} aria-hidden="true">
          {of > most ? `${most}+` : of}
        </span>
        <span className="sr">{text("cart.badge", { count: of })} </span>
      </>
    )
  )
}
