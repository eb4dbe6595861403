/** Five stars in a row as a radio group, with the word of the chosen one. */
import Star from "lucide-react/icons/star"
import { ChoiceCard } from "./choice-card.tsx"
import styles from "./star-choice.module.css"

type Props = {
  readonly name: string
  readonly label: string
  readonly stars: ReadonlyArray<{ readonly count: number; readonly label: string; readonly word: string }>
  readonly chosen: number | null
  readonly disabled?: boolean
  readonly onChoose: (count: number) => void
}

export const StarChoice = ({ name, label, stars, chosen, disabled = false, onChoose }: Props) => (
  <div className={styles.row}>
    <div className={styles.stars} role="radiogroup" aria-label={label}>
      {stars.map((star) => (
        <span key={star.count} data-lit={chosen !== null && star.count <= chosen ? "" : undefined}>
          <ChoiceCard name={name} checked={chosen === star.count} disabled={disabled} onChange={() => onChoose(star.count)}>
            <Star aria-hidden="true" />
            <span className="sr">{star.label}</span>
          </ChoiceCard>
        </span>
      ))}
    </div>
    <output>{stars.find(({ count }) => count === chosen)?.word}</output>
  </div>
)
