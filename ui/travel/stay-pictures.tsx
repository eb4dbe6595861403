/** Pictures of a hotel or a room: a row to swipe, with the edge of the next picture in view; on a wide screen those of a hotel form a mosaic. */
import type { Picture } from "#domain/entities/catalogue/product.ts"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./stay-pictures.module.css"

type Props = {
  readonly pictures: ReadonlyArray<Picture>
  /** Name of the hotel or room. */
  readonly name: string
  readonly sizes: string
  /** Whether the first is in the first view. */
  readonly first?: boolean
  /** Whether three or four pictures form a mosaic on a wide screen. */
  readonly mosaic?: boolean
}

/** Numbers of pictures that fill a mosaic: a large one and two or three beside it. */
const mosaicCounts: ReadonlyArray<number> = [3, 4]

export const StayPictures = ({ pictures, name, sizes, first = false, mosaic = false }: Props) => {
  const text = useText()
  const isRow = pictures.length > 1
  return (
    <ul
      className={styles.row}
      data-row={isRow ? "" : undefined}
      data-mosaic={mosaic && mosaicCounts.includes(pictures.length) ? "" : undefined}
      {...(isRow && { tabIndex: 0, "aria-label": text("stay.pictures", { of: name }) })}
    >
      {pictures.length === 0 && (
        <li>
          <ProductPicture picture={null} sizes="1px" />
        </li>
      )}
      {pictures.map((picture, at) => (
        <li key={picture.src}>
          <ProductPicture picture={picture} alt={at === 0 ? name : ""} sizes={sizes} first={first && at === 0} />
        </li>
      ))}
    </ul>
  )
}
