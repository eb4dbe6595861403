/** Pictures of look books that show the product. E12. */
import type { LookBook } from "#domain/entities/catalogue/look-book.ts"
import { LookPicture } from "#ui/catalogue/look-books/look-picture.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import styles from "./more.module.css"

/** Maximum number of pictures; the look books show the others. */
const maxPictures = 3

export const LookSection = ({ slug, books }: { readonly slug: string; readonly books: ReadonlyArray<LookBook> }) => {
  const text = useText()
  const looks = books.flatMap((book) => {
    const shown = book.images.filter(({ hotspots }) => hotspots.some((spot) => spot.slug === slug))
    return shown.map((look) => ({ book, look }))
  })
  return (
    <section className={styles.section} aria-labelledby="looks">
      <h2 id="looks">{text("product.looks")}</h2>
      <p className={styles.hint}>{text("product.looks.hint")}</p>
      <ul className={styles.looks}>
        {looks.slice(0, maxPictures).map(({ book, look }) => (
          <li key={look.src}>
            <LookPicture look={look} label={text("product.looks.of", { title: book.title })} sizes="(min-width: 993px) 400px, 92vw" />
            <TextLink href={`/look-books/${book.id}`}>{book.title}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
