/** Notes above the lists: a deleted list that can be restored, and wishes that were not added to the cart in full. */
import { useSelector } from "@xstate/react"
import PackageX from "lucide-react/icons/package-x"
import Trash2 from "lucide-react/icons/trash-2"
import type { ActorRefFrom } from "xstate"
import type { wishListsMachine } from "#machines/lists/wish-lists.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./list-notes.module.css"

export const ListNotes = ({ actor }: { readonly actor: ActorRefFrom<typeof wishListsMachine> }) => {
  const text = useText()
  const { deleted, short } = useSelector(actor, ({ context }) => context)
  return (
    <div className={styles.notes} role="status">
      {deleted !== null && (
        <Note
          icon={<Trash2 />}
          action={
            <Button variant="quiet" onClick={() => actor.send({ type: "lists.change", change: { _tag: "Restore", hash: deleted.hash } })}>
              {text("lists.undo")}
            </Button>
          }
        >
          <p>{text("lists.deleted", { name: deleted.name })}</p>
        </Note>
      )}
      {short.length > 0 && (
        <Note icon={<PackageX />} tone="warn" title={text("lists.short")}>
          <ul>
            {short.map(({ wish, name, added }) => (
              <li key={wish}>{added === 0 ? text("lists.short.none", { name }) : text("lists.short.some", { name, count: added })}</li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
