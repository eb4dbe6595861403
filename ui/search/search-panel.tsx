/** Panel under the search box: recent searches or suggestions. Loaded when the box is first focused. */
import { useSelector } from "@xstate/react"
import { useEffect, useLayoutEffect } from "react"
import { optionsOf } from "#machines/search/search-options.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { withMessages } from "#ui/messages/with-messages.tsx"
import { optionId } from "#ui/parts/form/option-id.ts"
import { SearchHistory } from "./search-history.tsx"
import { SearchOffers } from "./search-offers.tsx"
import styles from "./search-panel.module.css"

type Props = {
  readonly list: string
  /** Reports whether the panel is mounted, for the box's ARIA attributes. */
  readonly onShown: (panel: "absent" | "shown") => void
  /** Called when a search is removed together with its focused button. */
  readonly onForget: () => void
}

const Panel = ({ list, onShown, onForget }: Props) => {
  const text = useText()
  const { search } = useActorRefs()
  // A box that closes shows the searches before.
  const state = useSelector(search, ({ value }) => (value === "closed" ? "history" : value.open))
  const typed = useSelector(search, ({ context }) => context.text.trim())
  const active = useSelector(search, ({ context }) => context.active)
  const count = useSelector(search, ({ context }) => optionsOf(context).length)
  const answered = useSelector(search, ({ context }) => context.offered !== null)
  const isOnline = navigator.onLine
  // A failed request says nothing: there may be products.
  const hasNothing = state === "nothing" && (answered || !isOnline)
  const nothing = isOnline
    ? { title: text("search.nothing", { text: typed }), note: text("search.nothing.text") }
    : { title: text("search.offline"), note: text("search.offline.text") }
  const found = state === "offered" ? text("search.offered", { count }) : ""

  useLayoutEffect(() => {
    onShown("shown")
    return () => onShown("absent")
  }, [onShown])

  useEffect(() => {
    if (active !== null) document.getElementById(optionId(list, active))?.scrollIntoView({ block: "nearest" })
  }, [active, list])

  return (
    <div className={styles.panel} data-state={state}>
      <div className="page">
        {state === "history" ? <SearchHistory list={list} onForget={onForget} /> : <SearchOffers list={list} />}
        {hasNothing && (
          <div className={styles.nothing}>
            <p>
              <b>{nothing.title}</b>
            </p>
            <p>{nothing.note}</p>
          </div>
        )}
      </div>
      <p className="sr" role="status">
        {hasNothing ? nothing.title : found}
      </p>
    </div>
  )
}

export const SearchPanel = withMessages(["suggestions"], Panel)
