/** What the list is narrowed by, each to be taken away again. */
import X from "lucide-react/icons/x"
import type { Facets, ListingQuestion } from "#domain/entities/catalogue/listing.ts"
import { chips, questionAddress, withoutFilters } from "#domain/rules/catalogue/listing-question.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { useText } from "#ui/words/words.tsx"
import { useChipName } from "./chip-name.ts"
import styles from "./chosen.module.css"

export const Chosen = ({ question, facets }: { readonly question: ListingQuestion; readonly facets: Facets | null }) => {
  const text = useText()
  const nameOf = useChipName(facets)
  const chosen = chips(question)
  if (chosen.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={text("facet.chosen")}>
      {chosen.map((chip) => (
        <li key={questionAddress(chip.without)}>
          <Link className={styles.chip} href={questionAddress(chip.without)}>
            <span>{nameOf(chip)}</span>
            <span className="sr">, {text("facet.drop")}</span>
            <X />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.all} href={questionAddress(withoutFilters(question))}>
          {text("facet.clear")}
        </Link>
      </li>
    </ul>
  )
}
