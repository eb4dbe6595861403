/** Link of a shared list, or the offer to share a private one. */
import Lock from "lucide-react/icons/lock"
import Share from "lucide-react/icons/share-2"
import { useState } from "react"
import { useRouter } from "wouter"
import type { WishList } from "#domain/entities/lists/wish-list.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useText, type MessageKey } from "#ui/messages/messages.tsx"
import styles from "./list-share.module.css"

const copyKeys = { resting: "lists.copy", copied: "lists.copied", refused: "lists.notCopied" } as const satisfies Record<string, MessageKey>

type Props = { readonly list: WishList; readonly onShare: (shared: boolean) => void }

export const ListShare = ({ list: { hash, isPrivate }, onShare }: Props) => {
  const text = useText()
  const { base } = useRouter()
  const [state, setState] = useState<keyof typeof copyKeys>("resting")
  const path = `${base}/wishlists/${hash}`
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href)
    setState("copied")
  }
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
          <Button variant="secondary" onBlur={() => setState("resting")} onClick={() => void copy().catch(() => setState("refused"))}>
            <span aria-live="polite">{text(copyKeys[state])}</span>
          </Button>
          <Button variant="quiet" onClick={() => onShare(false)}>
            {text("lists.hide")}
          </Button>
        </>
      )}
    </div>
  )
}
