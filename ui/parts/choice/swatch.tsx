/** Colour swatches: small dots under a tile, and round samples to choose from. */
import type { CSSProperties, ReactNode } from "react"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./swatch.module.css"

/** Custom property with the colour; an unknown colour is drawn as a half-filled ring. */
const shown = (hex: string | null | undefined) =>
  hex === null || hex === undefined ? undefined : ({ "--colour": hex } as CSSProperties)

/** Maximum number of dots under a tile; the rest is counted. */
const maxShown = 5

/** Colours of a product. */
export const ColourDots = ({ colours }: { readonly colours: ReadonlyArray<string> }) => {
  const text = useText()
  if (colours.length < 2) return null
  return (
    <p className={styles.dots}>
      <span className="sr">
        {text("tile.colours")} {colours.length}
      </span>
      {colours.slice(0, maxShown).map((hex) => (
        <span key={hex} className={styles.dot} style={shown(hex)} />
      ))}
      {colours.length > maxShown && <span aria-hidden="true">+{colours.length - maxShown}</span>}
    </p>
  )
}

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
    <span className={styles.sample} style={shown(hex)} />
    <span className="sr">{children}</span>
  </label>
)
