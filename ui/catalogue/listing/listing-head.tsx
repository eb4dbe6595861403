/** Heading of a listing with the number of products. */
import type { ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./listing-head.module.css"

type Props = {
  readonly query: ListingQuery
  /** Name of the category, if the listing has one. */
  readonly category: string | null
  /** `null` until it is known. */
  readonly total: number | null
  readonly corrected: string | null
  readonly leftOut: ReadonlyArray<string>
}

export const ListingHead = ({ query, category, total, corrected, leftOut }: Props) => {
  const text = useText()
  const title =
    query.text !== null
      ? text("listing.search_title", { text: query.text })
      : (category ?? text(query.collection !== null ? `listing.${query.collection}` : query.onSale ? "listing.sale" : "listing.all"))
  return (
    <header className={`page ${styles.head}`}>
      <h1>{title}</h1>
      <p className={styles.count} role="status">
        {total !== null && text(query.text === null ? "listing.count" : "listing.found", counted(total))}
      </p>
      {corrected !== null && query.text !== null && (
        <p className={styles.corrected}>{text("listing.corrected", { text: query.text, corrected })}</p>
      )}
      {leftOut.length > 0 && <p className={styles.corrected}>{text("listing.left_out", { words: leftOut.join(", ") })}</p>}
    </header>
  )
}
