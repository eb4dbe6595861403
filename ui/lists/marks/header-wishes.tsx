/** Link to the wish lists in the header, with the number of wished variants. */
import { useSelector } from "@xstate/react"
import Heart from "lucide-react/icons/heart"
import { formatNumber } from "#domain/rules/texts/money.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import styles from "./header-wishes.module.css"

export const HeaderWishes = () => {
  const text = useText()
  const { wishes } = useActorRefs()
  const count = useSelector(wishes, (now) => (now.hasTag("visitor") ? 0 : now.context.wished.length))
  return (
    <Link className={styles.wishes} href="/account/wishlists">
      <Heart />
      <span className="sr">{count === 0 ? text("lists.title") : text("lists.title.count", { count })}</span>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {formatNumber(count)}
        </span>
      )}
    </Link>
  )
}
