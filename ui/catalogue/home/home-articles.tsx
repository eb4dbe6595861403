/** The newest articles as cards; nothing without any. */
import type { ArticleCard } from "#machines/catalogue/ports.ts"
import { articleAddress } from "#domain/rules/content/media-query.ts"
import { ArticlePicture } from "#ui/content/public/article-picture.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { SectionHead } from "#ui/parts/layout/section-head.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./home-cards.module.css"

const id = "home-articles"

export const HomeArticles = ({ articles }: { readonly articles: ReadonlyArray<ArticleCard> }) => {
  const text = useText()
  if (articles.length === 0) return null
  return (
    <section className={`page ${styles.section}`} aria-labelledby={id}>
      <SectionHead id={id} title={text("home.articles")} href="/media" />
      <ul className={styles.articles}>
        {articles.map((article) => (
          <li key={article.id} className={styles.article}>
            <span className={styles.photograph}>
              <ArticlePicture picture={article.image} alt="" sizes="(width > 992px) 400px, 40vw" />
            </span>
            <div>
              <h3>
                <Link href={articleAddress(article)}>{article.title}</Link>
              </h3>
              <p>{article.summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
