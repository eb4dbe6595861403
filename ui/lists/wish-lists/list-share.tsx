/** Link of a shared list, or the offer to share a private one. */
import Lock from "lucide-react/icons/lock"
import Share from "lucide-react/icons/share-2"
import { useRouter } from "wouter"
import type { WishList } from "#domain/entities/lists/wish-list.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { CopyLink } from "#ui/lists/copy-link.tsx"
import { useShare } from "#ui/lists/use-share.ts"
import styles from "./list-share.module.css"

type Props = { readonly list: WishList; readonly onShare: (shared: boolean) => void }

/** Letters of the list's hash that its link shows. */
const shownLetters = 8

export const ListShare = ({ list: { hash, name, isPrivate }, onShare }: Props) => {
  const text = useText()
  const { state, share } = useShare()
  const { base } = useRouter()
  const path = `${base}/wishlists/${hash}`
  return (
    <div className={styles.share}>
      {isPrivate ? <Lock /> : <Share />}
      <p>
        <b>{text(isPrivate ? "lists.private" : "lists.shared")}</b>
        {!isPrivate && <a href={path}>{`${base}/wishlists/${hash.slice(0, shownLetters)}…`}</a>}
      </p>
      {isPrivate ? (
        <Button variant="secondary" onClick={() => onShare(true)}>
          {text("lists.share")}
        </Button>
      ) : (
        <>
          <Button variant="secondary" onClick={() => void share(name, new URL(path, window.location.origin).href)}>
            <span aria-live="polite">{text(state === "resting" ? "share.button" : `share.${state}`)}</span>
          </Button>
          <CopyLink path={path} variant="quiet" />
          <Button variant="quiet" onClick={() => onShare(false)}>
            {text("lists.hide")}
          </Button>
        </>
      )}
    </div>
  )
}
