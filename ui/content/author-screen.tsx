/** Author with their articles. C14. */
import { useSelector } from "@xstate/react"
import UserRoundX from "lucide-react/icons/user-round-x"
import type { ReactNode } from "react"
import type { AuthorActor } from "#machines/content/author.ts"
import type { MediaActor } from "#machines/content/media.ts"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { ArticleCard } from "./article-card.tsx"
import { MoreArticles } from "./more-articles.tsx"
import styles from "./media-screen.module.css"

type Props = {
  readonly actor: AuthorActor
  /** The author's articles, page by page. */
  readonly articles: MediaActor
  /** Button to follow the author. */
  readonly marks?: ReactNode
}

export const AuthorScreen = ({ actor, articles, marks }: Props) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { page, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div data-state={state}>
      <Breadcrumb steps={[{ name: text("media.title"), href: "/media" }]} {...(page !== null && { here: page.author.name })} />
      <div className={`page ${styles.screen}`}>
        {(state === "fetching" || state === "opening") && (
          <LoadingPlaceholder label={text("common.loading")} className={styles.shape}>
            <Skeleton width="16rem" height="2.5rem" />
            <Skeleton width="24rem" />
            <Skeleton height="12rem" />
          </LoadingPlaceholder>
        )}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {state === "missing" && (
          <EmptyState heading="h1" icon={<UserRoundX />} title={text("author.missing")} text={text("article.missing.text")}>
            <ButtonLink href="/media">{text("media.all")}</ButtonLink>
          </EmptyState>
        )}
        {state === "ready" && page !== null && (
          <>
            <PageTitle title={page.author.name}>
              {page.author.about} {text("author.articles", { count: page.author.articles })}
            </PageTitle>
            {marks}
            <AuthorArticles actor={articles} />
          </>
        )}
      </div>
    </div>
  )
}

const AuthorArticles = ({ actor }: { readonly actor: MediaActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { articles, problem } = useSelector(actor, ({ context }) => context)
  if (state === "failed" && problem !== null) {
    return <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
  }
  if (state === "fetching" || state === "opening") {
    return (
      <LoadingPlaceholder label={text("common.loading")} className={styles.shape}>
        <Skeleton height="12rem" />
      </LoadingPlaceholder>
    )
  }
  return (
    <>
      <ul className={styles.stories}>
        {articles.items.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} first={index === 0} />
          </li>
        ))}
      </ul>
      {articles.items.length > 0 && <MoreArticles actor={actor} />}
    </>
  )
}
