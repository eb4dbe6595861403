/** Article or news item in a list. */
import type { Article } from "#domain/entities/content/article.ts"
import { articleAddress } from "#domain/rules/content/media-query.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { ArticlePicture } from "./public/article-picture.tsx"
import styles from "./article-card.module.css"

type Props = {
  readonly article: Article
  /** Large, with the picture beside the text. */
  readonly featured?: boolean
  /** Its picture is the largest of the first view. */
  readonly first?: boolean
  readonly heading?: "h2" | "h3"
}

const cardSizes = "(min-width: 993px) 400px, 92vw"
const featuredSizes = "(min-width: 769px) 55vw, 92vw"

export const ArticleCard = ({ article, featured = false, first = false, heading: Heading = "h2" }: Props) => {
  const text = useText()
  const locale = useLocale()
  const [tag] = article.tags
  return (
    <article className={styles.card} data-featured={featured ? "" : undefined}>
      <div className={styles.picture}>
        <ArticlePicture picture={article.image} alt="" sizes={featured ? featuredSizes : cardSizes} first={first} />
      </div>
      <div className={styles.text}>
        <p className={styles.meta}>
          {tag !== undefined && <b>{tag.title}</b>}
          {article.createdAt !== null && <time dateTime={article.createdAt}>{formatDate(article.createdAt, locale)}</time>}
          <span>{text("media.minutes", { count: article.minutes })}</span>
        </p>
        <Heading>
          <Link href={articleAddress(article)}>{article.title}</Link>
        </Heading>
        <p>{article.summary}</p>
        {featured && article.author !== null && <p className={styles.meta}>{article.author.name}</p>}
      </div>
    </article>
  )
}
