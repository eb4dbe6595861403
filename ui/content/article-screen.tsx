/** Article or news item with its table of contents, products and author. S10, S12. */
import { useSelector } from "@xstate/react"
import type { MouseEvent, ReactNode } from "react"
import FileQuestion from "lucide-react/icons/file-question"
import { sectionsOf } from "#domain/rules/content/documents.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import type { ArticlePage } from "#machines/content/ports.ts"
import type { ArticleActor } from "#machines/content/article.ts"
import { TileRow } from "#ui/catalogue/public/tile-row.tsx"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { ArticleCard } from "./article-card.tsx"
import { ArticlePicture } from "./public/article-picture.tsx"
import { ArticleProduct } from "./article-product.tsx"
import { DocumentView } from "./document-view.tsx"
import styles from "./article-screen.module.css"

type Props = {
  readonly actor: ArticleActor
  /** Buttons to save the article and follow its author. */
  readonly marks?: ReactNode
}

export const ArticleScreen = ({ actor, marks }: Props) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { page, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div data-state={state}>
      <Breadcrumb steps={[{ name: text("media.title"), href: "/media" }]} {...(page !== null && { here: page.article.title })} />
      <div className={`page ${styles.screen}`}>
        {(state === "fetching" || state === "opening") && (
          <LoadingPlaceholder label={text("common.loading")} className={styles.shape}>
            <Skeleton width="70%" height="3rem" />
            <Skeleton width="40%" />
            <Skeleton height="20rem" />
            <Skeleton />
            <Skeleton width="90%" />
          </LoadingPlaceholder>
        )}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {state === "missing" && (
          <EmptyState heading="h1" icon={<FileQuestion />} title={text("article.missing")} text={text("article.missing.text")}>
            <ButtonLink href="/media">{text("media.all")}</ButtonLink>
          </EmptyState>
        )}
        {state === "ready" && page !== null && <ArticleContent {...page} marks={marks} />}
      </div>
    </div>
  )
}

/** Scrolls to the section of a link, which the router would treat as navigation. */
const scrollToSection = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.scrollIntoView()
}

const ArticleContent = ({ article, products, related, marks }: ArticlePage & Pick<Props, "marks">) => {
  const text = useText()
  const locale = useLocale()
  const sections = sectionsOf(article.body)
  const renderProduct = (slug: string) => {
    const tile = products.find((product) => product.slug === slug)
    return tile === undefined ? null : <ArticleProduct tile={tile} />
  }
  return (
    <>
      <article className={styles.article}>
        <header className={styles.head}>
          <p className={styles.meta}>
            {article.createdAt !== null && <time dateTime={article.createdAt}>{formatDate(article.createdAt, locale, "medium")}</time>}
            <span>{text("media.minutes", { count: article.minutes })}</span>
          </p>
          <h1>{article.title}</h1>
          {article.summary !== "" && <p className={styles.lede}>{article.summary}</p>}
          {article.author !== null && (
            <p className={styles.author}>
              <Link href={`/author/${article.author.id}`}>{article.author.name}</Link>
            </p>
          )}
          {marks}
        </header>
        <div className={styles.cover}>
          <ArticlePicture picture={article.image} alt="" sizes="(min-width: 1000px) 960px, 100vw" first />
        </div>
        <div className={styles.body}>
          {sections.length > 2 && (
            <nav className={styles.contents} aria-labelledby="article-contents">
              <h2 id="article-contents">{text("article.contents")}</h2>
              <ol>
                {sections.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`} onClick={scrollToSection}>
                      {title}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <DocumentView document={article.body} writer={article.kind === "news" ? "shop" : "reader"} renderProduct={renderProduct} />
        </div>
        <ul className={styles.tags} aria-label={text("media.topics")}>
          {article.tags.map((tag) => (
            <li key={tag.name}>
              <Link href={`/media/c/${tag.name}${article.kind === "news" ? "?kind=news" : ""}`}>{tag.title}</Link>
            </li>
          ))}
        </ul>
      </article>
      <TileRow title={text("article.products")} tiles={products} />
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="article-related">
          <h2 id="article-related">{text("article.related")}</h2>
          <ul>
            {related.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
