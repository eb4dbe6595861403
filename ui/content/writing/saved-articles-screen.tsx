/** Saved articles and news of a shopper; a removed one can be restored. S24, C20. */
import { useSelector } from "@xstate/react"
import Bookmark from "lucide-react/icons/bookmark"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import type { SavedArticlesActor } from "#machines/content/saved-articles.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { ArticleCard } from "#ui/content/article-card.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./saved-articles.module.css"

export const SavedArticlesScreen = ({ actor }: { readonly actor: SavedArticlesActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { bookmarks, removed, changing, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div data-state={state}>
      <AccountFrame here="bookmarks">
        {state !== "failed" && <PageTitle title={text("bookmarks.title")} />}
        {state === "fetching" && (
          <LoadingPlaceholder label={text("common.loading")} className={styles.list}>
            <Skeleton height="16rem" />
            <Skeleton height="16rem" />
          </LoadingPlaceholder>
        )}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {state === "empty" && (
          <EmptyState icon={<Bookmark />} title={text("bookmarks.empty")} text={text("bookmarks.empty.text")}>
            <ButtonLink href="/media">{text("bookmarks.read")}</ButtonLink>
          </EmptyState>
        )}
        {state === "refused" && problem !== null && (
          <Note tone="bad" icon={<TriangleAlert />} role="alert">
            <p>{problemText(problem, text)}</p>
          </Note>
        )}
        {bookmarks.items.length > 0 && (
          <ul className={styles.list}>
            {bookmarks.items.map(({ id, article }) => {
              const isRemoved = removed.includes(id)
              return (
                <li key={id}>
                  {isRemoved ? (
                    <p className={styles.removed} role="status">
                      {text("bookmarks.removed", { title: article.title })}
                    </p>
                  ) : (
                    <ArticleCard article={article} />
                  )}
                  <Button
                    variant="quiet"
                    size="small"
                    busy={state === "changing" && changing === id}
                    disabled={state === "fetchingMore" || (state === "changing" && changing !== id)}
                    aria-label={`${text(isRemoved ? "bookmarks.restore" : "bookmarks.remove")}: ${article.title}`}
                    onClick={() => actor.send({ type: isRemoved ? "bookmark.restore" : "bookmark.remove", id })}
                  >
                    {text(isRemoved ? "bookmarks.restore" : "bookmarks.remove")}
                  </Button>
                </li>
              )
            })}
          </ul>
        )}
        {state === "moreFailed" && <p role="alert">{text("writing.more.failed")}</p>}
        {bookmarks.stillFetch && bookmarks.items.length > 0 && (
          <Button
            variant="secondary"
            busy={state === "fetchingMore"}
            disabled={state === "changing"}
            onClick={() => actor.send({ type: "more.fetch" })}
          >
            {text("common.more")}
          </Button>
        )}
      </AccountFrame>
    </div>
  )
}
