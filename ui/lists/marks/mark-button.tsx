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
  /** The icon of a pressed button is filled, as hearts are. */
  readonly filled?: boolean
  readonly onPress: () => void
}

const pressedLook = (filled: boolean) => (filled ? "filled" : "")

export const MarkButton = ({ look, icon, label, of, on, filled = false, onPress }: Props) => (
  <button
    type="button"
    className={styles.mark}
    data-look={look}
    data-on={on ? pressedLook(filled) : undefined}
    aria-pressed={on}
    title={look === "icon" ? label : undefined}
    onClick={onPress}
  >
    {icon}
    <span className={look === "icon" ? "sr" : undefined}>{label}</span>
    <span className="sr">{`: ${of}`}</span>
  </button>
)
