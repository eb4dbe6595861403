/** Toggle of a product's mark: an icon on a tile, an icon with a word beside a product. */
import type { ReactNode } from "react"
import styles from "./mark-button.module.css"

type Props = {
  readonly look: "icon" | "word"
  readonly icon: ReactNode
  /** What a press does. */
  readonly label: string
  /** Name of the product, for screen readers. */
  readonly of: string
  readonly on: boolean
  readonly onPress: () => void
}

export const MarkButton = ({ look, icon, label, of, on, onPress }: Props) => (
  <button type="button" className={styles.mark} data-look={look} data-on={on ? "" : undefined} aria-pressed={on} title={look === "icon" ? label : undefined} onClick={onPress}>
    {icon}
    <span className={look === "icon" ? "sr" : undefined}>{label}</span>
    <span className="sr">{`: ${of}`}</span>
  </button>
)
