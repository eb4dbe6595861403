/** Colour of a facet: a round sample to choose. */
import type { CSSProperties, ReactNode } from "react"
import styles from "./swatch.module.css"

/** Custom property with the colour; without it the style sheet draws a half-filled ring. */
const colourStyle = (hex: string | null | undefined) =>
  hex === null || hex === undefined ? undefined : ({ "--colour": hex } as CSSProperties)

export type SwatchProps = {
  readonly name: string
  readonly value: string
  readonly hex: string | null | undefined
  /** Name of the colour, shown as a tooltip. */
  readonly title: string
  readonly checked: boolean
  readonly onChange: () => void
  readonly children: ReactNode
}

/** Checkbox for a colour; its children are read out. */
export const Swatch = ({ name, value, hex, title, checked, onChange, children }: SwatchProps) => (
  <label className={styles.swatch} title={title}>
    <input type="checkbox" name={name} value={value} checked={checked} onChange={onChange} />
    <span className={styles.sample} style={colourStyle(hex)} />
    <span className="sr">{children}</span>
  </label>
)
