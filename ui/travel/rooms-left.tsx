/** Number of rooms left for a stay; the last ones are highlighted. */
import { areLast } from "#domain/rules/travel/hotel-search.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./rooms-left.module.css"

export const RoomsLeft = ({ count }: { readonly count: number }) => {
  const text = useText()
  return (
    <p className={styles.left} data-last={areLast(count) ? "" : undefined}>
      {text(areLast(count) ? "room.last" : "room.left", { count })}
    </p>
  )
}
