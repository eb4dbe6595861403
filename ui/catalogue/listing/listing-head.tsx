/** What list this is and how long it is. */
import type { ListingQuestion } from "#domain/entities/catalogue/listing.ts"
import { counted } from "#ui/words/counted.ts"
import { useText } from "#ui/words/words.tsx"
import styles from "./listing-head.module.css"

type Props = {
  readonly question: ListingQuestion
  /** The category's name, where it has one. */
  readonly category: string | null
  /** `null` while nobody has counted. */
  readonly total: number | null
  readonly corrected: string | null
}

export const ListingHead = ({ question, category, total, corrected }: Props) => {
  const text = useText()
  const title =
    question.text !== null
      ? text("listing.search_title", { text: question.text })
      : (category ?? text(question.onSale ? "listing.sale" : "listing.all"))
  return (
    <header className={`page ${styles.head}`}>
      <h1>{title}</h1>
      <p className={styles.count} role="status">
        {total !== null && text(question.text === null ? "listing.count" : "listing.found", counted(total))}
      </p>
      {corrected !== null && question.text !== null && (
        <p className={styles.corrected}>{text("listing.corrected", { text: question.text, corrected })}</p>
      )}
    </header>
  )
}
