/** Link of a shared list, or the offer to share a private one. */
import Lock from "lucide-react/icons/lock"
import Share from "lucide-react/icons/share-2"
import { useRouter } from "wouter"
import type { WishList } from "#domain/entities/lists/wish-list.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { CopyLink } from "#ui/lists/copy-link.tsx"
import styles from "./list-share.module.css"

type Props = { readonly list: WishList; readonly onShare: (shared: boolean) => void }

export const ListShare = ({ list: { hash, isPrivate }, onShare }: Props) => {
  const text = useText()
  const { base } = useRouter()
  const path = `${base}/wishlists/${hash}`
  return (
    <div className={styles.share}>
      {isPrivate ? <Lock /> : <Share />}
      <p>
        <b>{text(isPrivate ? "lists.private" : "lists.shared")}</b>
        {!isPrivate && <a href={path}>{path}</a>}
      </p>
      {isPrivate ? (
        <Button variant="secondary" onClick={() => onShare(true)}>
          {text("lists.share")}
        </Button>
      ) : (
        <>
          <CopyLink path={path} variant="secondary" />
          <Button variant="quiet" onClick={() => onShare(false)}>
            {text("lists.hide")}
          </Button>
        </>
      )}
    </div>
  )
}
