/** Own articles of a shopper with their states. S24. */
import { useSelector } from "@xstate/react"
import PenLine from "lucide-react/icons/pen-line"
import type { Article, ArticleState } from "#domain/entities/content/article.ts"
import { articleAddress } from "#domain/rules/content/media-query.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import type { OwnArticlesActor } from "#machines/content/own-articles.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { ArticlePicture } from "#ui/content/public/article-picture.tsx"
import { ActionGroup } from "#ui/parts/button/action-group.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { Tag, type TagTone } from "#ui/parts/display/tag.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./writing.module.css"

const tones: Readonly<Record<ArticleState, TagTone>> = { draft: "plain", waiting: "warn", published: "good" }

const OwnArticle = ({ article }: { readonly article: Article }) => {
  const text = useText()
  const locale = useLocale()
  return (
    <article className={styles.own}>
      <div className={styles.thumb}>
        <ArticlePicture picture={article.image} alt="" sizes="(min-width: 561px) 8rem, 92vw" />
      </div>
      <div className={styles.what}>
        <Tag tone={tones[article.state]}>{text(`writing.state.${article.state}`)}</Tag>
        <h2>{article.title || text("writing.untitled")}</h2>
        {article.createdAt !== null && <time dateTime={article.createdAt}>{formatDate(article.createdAt, locale)}</time>}
        <p>{text(`writing.state.${article.state}.text`)}</p>
        <ActionGroup>
          {article.state === "published" && (
            <ButtonLink size="small" variant="secondary" href={articleAddress(article)}>
              {text("writing.read")}
            </ButtonLink>
          )}
          <ButtonLink size="small" variant="secondary" href={`/a/${article.id}/edit`}>
            {text("writing.edit")}
          </ButtonLink>
        </ActionGroup>
      </div>
    </article>
  )
}

export const OwnArticlesScreen = ({ actor }: { readonly actor: OwnArticlesActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { articles, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div data-state={state}>
      <AccountFrame here="articles">
        {state !== "failed" && <PageTitle title={text("writing.own")} />}
        {(state === "fetching" || state === "opening") && (
          <LoadingPlaceholder label={text("common.loading")} className={styles.list}>
            <Skeleton height="8rem" />
            <Skeleton height="8rem" />
          </LoadingPlaceholder>
        )}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {state === "empty" && (
          <EmptyState icon={<PenLine />} title={text("writing.own.empty")} text={text("writing.own.empty.text")}>
            <ButtonLink href="/a/create">{text("writing.title")}</ButtonLink>
          </EmptyState>
        )}
        {articles.items.length > 0 && (
          <>
            <ActionGroup>
              <ButtonLink href="/a/create">{text("writing.title")}</ButtonLink>
            </ActionGroup>
            <ul className={styles.list}>
              {articles.items.map((article) => (
                <li key={article.id}>
                  <OwnArticle article={article} />
                </li>
              ))}
            </ul>
          </>
        )}
        {state === "moreFailed" && <p role="alert">{text("writing.more.failed")}</p>}
        {articles.stillFetch && (state === "ready" || state === "fetchingMore" || state === "moreFailed") && (
          <Button variant="secondary" busy={state === "fetchingMore"} onClick={() => actor.send({ type: "more.fetch" })}>
            {text("common.more")}
          </Button>
        )}
      </AccountFrame>
    </div>
  )
}
