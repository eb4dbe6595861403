/** Article as readers will see it, drawn by the same rule, with the messages that it brings along. S17. */
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
  /** Products of the text that are known. */
  readonly tiles: ReadonlyArray<Tile>
}

const Preview = ({ draft, tiles }: DraftPreviewProps) => {
  const text = useText()
  const { title, summary, body } = formOf(draft)
  const product = (slug: string) => {
    const tile = tiles.find((one) => one.slug === slug)
    return tile === undefined ? <p className={styles.product}>{text("writing.product.of", { name: slug })}</p> : <ArticleProduct tile={tile} />
  }
  return (
    <article className={styles.preview} aria-label={text("writing.preview")}>
      <h2>{title || text("writing.untitled")}</h2>
      {summary !== "" && <p className={styles.lede}>{summary}</p>}
      <DocumentView document={body} writer="reader" renderProduct={product} />
    </article>
  )
}

export const DraftPreviewLoaded = withMessages(["writing", "catalogue"], Preview)
