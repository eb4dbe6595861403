/** Look book in a list: its first picture, title and number of products. */
import type { LookBook } from "#domain/entities/catalogue/look-book.ts"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import styles from "./look-card.module.css"

export const LookCard = ({
  book: { id, title, description, images, slugs },
  first,
}: {
  readonly book: LookBook
  readonly first: boolean
}) => {
  const text = useText()
  return (
    <article className={styles.card}>
      <span className={styles.picture}>
        <ProductPicture picture={images[0] ?? null} alt="" sizes="(min-width: 993px) 400px, 92vw" first={first} />
      </span>
      <h2>
        <Link href={`/look-books/${id}`}>{title}</Link>
      </h2>
      <p>{description}</p>
      <small>{text("listing.count", counted(slugs.length))}</small>
    </article>
  )
}
