/** Review of one shopper: text, stars and photos. */
import type { ReactNode } from "react"
import type { Review } from "#domain/entities/catalogue/review.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { Stars } from "#ui/catalogue/public/rating.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./review-card.module.css"

type Props = {
  readonly review: Review
  /** Mark of who bought it here. */
  readonly mark: string
  /** What stands below it. */
  readonly children?: ReactNode
}

export const ReviewCard = ({ review: { name, rating, review, optionsText, bought, images, createdAt }, mark, children }: Props) => {
  const text = useText()
  const locale = useLocale()
  const about = [createdAt === null ? "" : formatDate(createdAt, locale), optionsText, bought ? mark : ""].filter((part) => part !== "")
  return (
    <article className={styles.review}>
      <header>
        <Stars stars={rating} />
        <h3>{name}</h3>
        <p>{about.join(" · ")}</p>
      </header>
      {review !== "" && <p>{review}</p>}
      {images.length > 0 && (
        <ul className={styles.pictures} aria-label={text("review.pictures")}>
          {images.map((image) => (
            <li key={image.src}>
              <ProductPicture picture={image} sizes="60px" alt={image.alt || text("review.picture", { name })} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </article>
  )
}
