/** Covers of wish lists: pictures of the latest wishes, the name, and who sees the list. */
import Heart from "lucide-react/icons/heart"
import Lock from "lucide-react/icons/lock"
import Users from "lucide-react/icons/users"
import type { WishList } from "#domain/entities/lists/wish-list.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./list-covers.module.css"

/** Maximum number of pictures on a cover. */
const maxPictures = 4

export const ListCovers = ({ lists, chosen }: { readonly lists: ReadonlyArray<WishList>; readonly chosen: string }) => {
  const text = useText()
  return (
    <ul className={styles.covers}>
      {lists.map(({ hash, name, isPrivate, wishes }) => (
        <li key={hash}>
          <Link href={`/account/wishlists/${hash}`} aria-current={hash === chosen ? "true" : undefined} className={styles.cover}>
            <span className={styles.pictures} aria-hidden="true" data-pictures={Math.min(wishes.length, maxPictures)}>
              {wishes.length === 0 && <Heart />}
              {wishes.slice(0, maxPictures).map(({ id, image }) => (
                <span key={id} className={styles.picture}>
                  <ProductPicture picture={image} alt="" sizes="160px" />
                </span>
              ))}
            </span>
            <b>{name}</b>
            <small>{text("lists.count", { count: wishes.length })}</small>
            <small className={styles.seen}>
              {isPrivate ? <Lock /> : <Users />}
              {text(isPrivate ? "lists.private" : "lists.public")}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
