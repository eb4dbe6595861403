/** Article as readers will see it, drawn by the same rule. S17. */
import type { ArticleDraft } from "#domain/entities/content/article-draft.ts"
import { formOf } from "#domain/rules/content/article-drafts.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { DocumentView } from "#ui/content/document-view.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./writing.module.css"

export const DraftPreview = ({ draft }: { readonly draft: ArticleDraft }) => {
  const text = useText()
  const { title, summary, body } = formOf(draft)
  const product = (slug: string) => (
    <Link href={`/products/${slug}`} className={styles.product}>
      {text("writing.product.of", { name: slug })}
    </Link>
  )
  return (
    <article className={styles.preview} aria-label={text("writing.preview")}>
      <h2>{title || text("writing.untitled")}</h2>
      {summary !== "" && <p className={styles.lede}>{summary}</p>}
      <DocumentView document={body} writer="reader" renderProduct={product} />
    </article>
  )
}
