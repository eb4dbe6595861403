/** A shopper's wish lists: covers of all, and the wishes of one. S20. */
import { useSelector } from "@xstate/react"
import Heart from "lucide-react/icons/heart"
import Plus from "lucide-react/icons/plus"
import { useState } from "react"
import type { ActorRefFrom } from "xstate"
import { countWishes } from "#domain/rules/lists/wish-lists.ts"
import { shownLists } from "#machines/lists/list-changes.ts"
import type { wishListsMachine } from "#machines/lists/wish-lists.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { ListCovers } from "./list-covers.tsx"
import { blankList, ListForm, type ListValues } from "./list-form.tsx"
import { ListNotes } from "./list-notes.tsx"
import { OneList } from "./one-list.tsx"
import styles from "./wish-lists-screen.module.css"

type Props = {
  readonly actor: ActorRefFrom<typeof wishListsMachine>
  /** Hash of the list that the address names; the first is shown otherwise. */
  readonly chosen: string | null
}

export const WishListsScreen = ({ actor, chosen }: Props) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const context = useSelector(actor, (now) => now.context)
  const [creating, setCreating] = useState(false)
  const { unsaved } = context
  const lists = shownLists(context)
  const chosenList = lists.find(({ hash }) => hash === chosen) ?? lists[0]
  const isKnown = state !== "fetching" && state !== "failed"
  const createList = (list: ListValues) => actor.send({ type: "lists.change", change: { _tag: "Create", ...list } })
  const create = (
    <Button variant="secondary" onClick={() => setCreating(true)}>
      <Plus />
      {text("lists.create")}
    </Button>
  )
  return (
    <div data-state={state}>
      <AccountFrame here="wishlists">
        {state !== "failed" && (
          <div className={styles.head}>
            <PageTitle title={text("lists.title")}>{lists.length > 1 && text("lists.count", { count: countWishes(lists) })}</PageTitle>
            {isKnown && lists.length > 0 && create}
          </div>
        )}
        {state === "fetching" && (
          <LoadingPlaceholder label={text("lists.loading")} className={styles.loading ?? ""}>
            <Skeleton width="100%" height="10rem" />
            <Skeleton width="100%" height="20rem" />
          </LoadingPlaceholder>
        )}
        {state === "failed" && context.problem !== null && (
          <ProblemState heading="h1" problem={context.problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {isKnown && <ListNotes actor={actor} />}
        {isKnown && chosenList === undefined && (
          <EmptyState icon={<Heart />} title={text("lists.none")} text={text("lists.none.text")}>
            {create}
          </EmptyState>
        )}
        {isKnown && chosenList !== undefined && (
          <>
            <ListCovers lists={lists} chosen={chosenList.hash} />
            <OneList key={chosenList.hash} actor={actor} list={chosenList} others={lists.filter(({ hash }) => hash !== chosenList.hash)} />
          </>
        )}
        {creating && <ListForm title={text("lists.create")} values={blankList} onClose={() => setCreating(false)} onSave={createList} />}
        {/* One that could not be stored waits until the form of another one is closed. */}
        {!creating && unsaved?._tag === "Create" && (
          <ListForm
            title={text("lists.create")}
            values={unsaved}
            onClose={() => actor.send({ type: "unsaved.close" })}
            onSave={createList}
          />
        )}
      </AccountFrame>
    </div>
  )
}
