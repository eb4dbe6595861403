/** Colours of a product on its tile. A colour with a picture is chosen by a press, or by pointing at it with a mouse. */
import type { CSSProperties } from "react"
import { lookIn } from "#domain/rules/catalogue/tile-look.ts"
import { useText } from "#ui/messages/messages.tsx"
import type { SwatchesProps } from "./late-swatches.tsx"
import styles from "./tile-swatches.module.css"

/** Maximum number of colours under a tile; the rest is counted. */
const maxShown = 5

export const TileSwatches = ({ tile, onChoose }: SwatchesProps) => {
  const text = useText()
  const { swatches, image } = tile
  if (swatches.length < 2) return null
  return (
    <div className={styles.swatches} role="group" aria-label={text("facet.colour")}>
      {swatches.slice(0, maxShown).map((swatch) => {
        const look = lookIn(tile, [swatch.value])
        return (
          <button
            key={swatch.value}
            type="button"
            className={styles.swatch}
            style={{ "--colour": swatch.hex } as CSSProperties}
            disabled={look === null}
            aria-pressed={look === null ? undefined : look.image?.src === image?.src}
            aria-label={swatch.name}
            title={swatch.name}
            onClick={() => look !== null && onChoose(look)}
            onPointerEnter={({ pointerType }) => pointerType === "mouse" && look !== null && onChoose(look)}
          />
        )
      })}
      {swatches.length > maxShown && <span aria-hidden="true">+{swatches.length - maxShown}</span>}
    </div>
  )
}
