/** Menu beside a heart that puts the variant into a chosen list; absent for a shopper with one list. */
import { useSelector } from "@xstate/react"
import ChevronDown from "lucide-react/icons/chevron-down"
import type { VariantId } from "#domain/entities/ids.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { Popover, usePopover } from "#ui/parts/overlay/popover.tsx"
import styles from "./wish-menu.module.css"

export const WishMenu = ({ variantId }: { readonly variantId: VariantId }) => {
  const text = useText()
  const { wishes } = useActorRefs()
  const lists = useSelector(wishes, ({ context }) => context.lists)
  const popover = usePopover()
  if (lists.length < 2) return null
  return (
    <>
      <button type="button" className={styles.arrow} aria-label={text("wish.choose")} {...popover.trigger}>
        <ChevronDown />
      </button>
      <Popover popover={popover} label={text("wish.choose.title")}>
        <p className={styles.title}>{text("wish.choose.title")}</p>
        <ul className={styles.lists}>
          {lists.map(({ hash, name }) => (
            <li key={hash}>
              <button
                type="button"
                onClick={() => {
                  popover.close()
                  wishes.send({ type: "wish.put", variantId, list: hash })
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </Popover>
    </>
  )
}
