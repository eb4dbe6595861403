/** Heading of a listing with the number of products. */
import type { ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { isOfBrandPage } from "#domain/rules/catalogue/listing-query.ts"
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
  const titleKey = query.onSale ? "listing.sale" : "listing.all"
  const listTitle = category ?? text(query.collection !== null ? `listing.${query.collection}` : titleKey)
  const title = query.text === null ? listTitle : text("listing.search_title", { text: query.text })
  // The page of a brand has its own heading above.
  const Heading = isOfBrandPage(query) ? "h2" : "h1"
  return (
    <header className={`page ${styles.head}`}>
      <Heading>{title}</Heading>
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
