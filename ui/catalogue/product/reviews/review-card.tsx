/** Review of one shopper: stars, name, date, text and pictures. */
import type { ReactNode } from "react"
import type { Review } from "#domain/entities/catalogue/review.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { Stars } from "#ui/catalogue/public/rating.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./review-card.module.css"

type Props = {
  readonly review: Review
  /** Text that marks a buyer's review. */
  readonly mark: string
  /** Content below the review. */
  readonly children?: ReactNode
}

export const ReviewCard = ({ review: { name, rating, review, optionsText, bought, images, createdAt }, mark, children }: Props) => {
  const text = useText()
  const locale = useLocale()
  const date = createdAt === null ? "" : formatDate(createdAt, locale)
  const details = [date, optionsText, bought ? mark : ""].filter((part) => part !== "")
  return (
    <article className={styles.review}>
      <header>
        <Stars stars={rating} />
        <h3>{name}</h3>
        <p>{details.join(" · ")}</p>
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
