/** The categories right under this one, to jump to. Their pictures may come after the page, so their place is kept. */
import { useSelector } from "@xstate/react"
import type { ListingPage, ListingQuestion } from "#domain/entities/listing.ts"
import { asked, questionAddress } from "#domain/rules/listing-question.ts"
import { Link } from "../parts/link.tsx"
import { ProductPicture } from "../parts/picture.tsx"
import { useShop } from "../shop-context.tsx"
import { useText } from "../words/words.tsx"
import styles from "./subcategories.module.css"

type Props = { readonly question: ListingQuestion; readonly taxons: ListingPage["facets"]["taxons"] }

export const Subcategories = ({ question, taxons }: Props) => {
  const text = useText()
  const known = useSelector(useShop().site, ({ context }) => context.site?.taxons)
  if (taxons.length === 0) return null
  return (
    <nav className={styles.row} aria-label={text("listing.subcategories")}>
      <ul className="page">
        {taxons.map(({ key, label }) => {
          const image = known?.find(({ permalink }) => permalink === key)?.image ?? null
          return (
            <li key={key}>
              <Link href={questionAddress(asked(question, { permalink: key }))}>
                <span className={styles.picture}>{image !== null && <ProductPicture picture={image} alt="" sizes="40px" late />}</span>
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
