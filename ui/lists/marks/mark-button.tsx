/** Mark of a product, most often a toggle: an icon on a tile, an icon above a word on the product's page. */
import type { ReactNode } from "react"
import styles from "./mark-button.module.css"

type Props = {
  readonly look: "icon" | "stack"
  readonly icon: ReactNode
  /** What a press does. */
  readonly label: string
  /** For screen readers. */
  readonly productName: string
  /** Absent for what is no toggle. */
  readonly isPressed?: boolean
  /** The icon of a pressed button is filled, as hearts are. */
  readonly filled?: boolean
  readonly onPress: () => void
}

export const MarkButton = ({ look, icon, label, productName, isPressed, filled = false, onPress }: Props) => (
  <button
    type="button"
    className={styles.mark}
    data-look={look}
    data-filled={isPressed === true && filled ? "" : undefined}
    aria-pressed={isPressed}
    title={look === "icon" ? label : undefined}
    onClick={onPress}
  >
    {icon}
    <span className={look === "icon" ? "sr" : undefined}>{label}</span>
    <span className="sr">{`: ${productName}`}</span>
  </button>
)
