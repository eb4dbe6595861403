/** List of the website's administration: articles or authors with their actions. */
import type { Article } from "#domain/entities/content/article.ts"
import { articleAddress } from "#domain/rules/content/media-query.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import type { WebsiteChange, WebsitePage } from "#machines/content/website-page.ts"
import { ActionGroup } from "#ui/parts/button/action-group.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./website-screen.module.css"

type Props = { readonly page: WebsitePage; readonly onAsk: (change: WebsiteChange) => void }

export const WebsiteList = ({ page, onAsk }: Props) => {
  const text = useText()
  if (page.items.length === 0) return <p className={styles.none}>{text(`website.none.${page.tab}`)}</p>
  return (
    <ul className={styles.list} aria-label={text(`website.tab.${page.tab}`)}>
      {page.tab === "authors"
        ? page.items.map(({ id, name, about, articles, followers }) => (
            <li key={id}>
              <h2>
                <TextLink href={`/author/${id}`}>{name}</TextLink>
              </h2>
              {about !== "" && <p>{about}</p>}
              <p className={styles.quiet}>{text("website.author.articles", { count: articles, followers })}</p>
            </li>
          ))
        : page.items.map((article) => (
            <li key={article.id}>
              <ArticleRow article={article} onAsk={onAsk} />
            </li>
          ))}
    </ul>
  )
}

const ArticleRow = ({ article, onAsk }: { readonly article: Article } & Pick<Props, "onAsk">) => {
  const text = useText()
  const locale = useLocale()
  const { id, kind, state, summary, author, createdAt, revision } = article
  const title = article.title || text("website.untitled")
  const isPublished = state === "published"
  const action = isPublished ? "takeBack" : "publish"
  const editAddress = kind === "news" ? `/website/news/${id}/edit` : `/a/${id}/edit`
  const subline = [author?.name ?? "", createdAt === null ? "" : formatDate(createdAt, locale)].filter((part) => part !== "").join(" · ")
  const labelOf = (name: string) => text("website.act", { act: name, title })
  return (
    <>
      <h2>{title}</h2>
      <p className={styles.quiet}>{subline}</p>
      {summary !== "" && <p>{summary}</p>}
      <ActionGroup>
        <Button
          size="small"
          variant={isPublished ? "secondary" : "primary"}
          aria-label={labelOf(text(`website.${action}`))}
          onClick={() => onAsk({ kind: action, id, title: article.title, of: kind, revision })}
        >
          {text(`website.${action}`)}
        </Button>
        <ButtonLink size="small" variant="secondary" href={editAddress} aria-label={labelOf(text("website.edit"))}>
          {text("website.edit")}
        </ButtonLink>
        {isPublished && (
          <ButtonLink size="small" variant="quiet" href={articleAddress(article)} aria-label={labelOf(text("website.read"))}>
            {text("website.read")}
          </ButtonLink>
        )}
      </ActionGroup>
    </>
  )
}
