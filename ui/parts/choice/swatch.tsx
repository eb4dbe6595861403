/** Colour swatches: small dots under a tile, and round samples of a facet. */
import type { CSSProperties, ReactNode } from "react"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./swatch.module.css"

/** Custom property with the colour; an unknown colour is drawn as a half-filled ring. */
const shown = (hex: string | null | undefined) =>
  hex === null || hex === undefined ? undefined : ({ "--colour": hex } as CSSProperties)

/** Maximum number of dots under a tile; the rest is counted. */
const maxShown = 5

export type Dot = {
  readonly hex: string
  readonly name: string
  /** Whether the tile shows this colour. */
  readonly pressed?: boolean
  /** Shows the tile in this colour; absent where it has no picture. */
  readonly onChoose?: () => void
}

/** Colours of a product. Those with a picture are buttons; a mouse only has to point at them. */
export const ColourDots = ({ dots }: { readonly dots: ReadonlyArray<Dot> }) => {
  const text = useText()
  if (dots.length < 2) return null
  return (
    <div className={styles.dots} role="group" aria-label={`${text("tile.colours")} ${dots.length}`}>
      {dots.slice(0, maxShown).map(({ hex, name, pressed, onChoose }) =>
        onChoose === undefined ? (
          <span key={hex + name} className={styles.dot} style={shown(hex)} title={name} />
        ) : (
          <button
            key={hex + name}
            type="button"
            className={styles.choice}
            aria-pressed={pressed}
            aria-label={name}
            title={name}
            onClick={onChoose}
            onPointerEnter={(event) => {
              if (event.pointerType === "mouse") onChoose()
            }}
          >
            <span className={styles.dot} style={shown(hex)} />
          </button>
        ),
      )}
      {dots.length > maxShown && <span aria-hidden="true">+{dots.length - maxShown}</span>}
    </div>
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
