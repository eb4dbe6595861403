/** Preview of a draft, rendered as the article will be. S17. */
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { ArticleDraft } from "#domain/entities/content/article-draft.ts"
import { formOf } from "#domain/rules/content/article-drafts.ts"
import { ArticleProduct } from "#ui/content/article-product.tsx"
import { DocumentView } from "#ui/content/document-view.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { withMessages } from "#ui/messages/with-messages.tsx"
import styles from "./writing.module.css"

export type DraftPreviewProps = {
  readonly draft: ArticleDraft
  /** Loaded products of the text. */
  readonly tiles: ReadonlyArray<Tile>
}

const Preview = ({ draft, tiles }: DraftPreviewProps) => {
  const text = useText()
  const { title, summary, body } = formOf(draft)
  const renderProduct = (slug: string) => {
    const tile = tiles.find((product) => product.slug === slug)
    if (tile === undefined) return <p className={styles.product}>{text("writing.product.of", { name: slug })}</p>
    return <ArticleProduct tile={tile} />
  }
  return (
    <article className={styles.preview} aria-label={text("writing.preview")}>
      <h2>{title || text("writing.untitled")}</h2>
      {summary !== "" && <p className={styles.lede}>{summary}</p>}
      <DocumentView document={body} writer="reader" renderProduct={renderProduct} />
    </article>
  )
}

export const DraftPreviewLoaded = withMessages(["writing", "catalogue"], Preview)
