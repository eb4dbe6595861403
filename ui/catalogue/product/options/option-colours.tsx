/** Colour option as thumbnails of the product, or as samples where pictures are missing. */
import type { CSSProperties } from "react"
import type { Picture } from "#domain/entities/catalogue/product.ts"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { stateMessageKeys, type OptionValuesProps } from "./option-values.ts"
import styles from "./option-colours.module.css"

/** Picture of the first variant with that value. */
const pictureOf = ({ variants, name }: OptionValuesProps, value: string): Picture | null =>
  variants.find(({ optionValues, image }) => image !== null && optionValues.some((option) => option.key === name && option.value === value))
    ?.image ?? null

export const OptionColours = (props: OptionValuesProps) => {
  const text = useText()
  const { name, values, chosen, onPick } = props
  return (
    <div className={styles.values}>
      {values.map(({ value, presentation, hex, state }) => {
        const picture = pictureOf(props, value)
        return (
          <label key={value} className={styles.value} data-state={state} title={presentation}>
            <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onPick(value)} />
            <span className={styles.sample}>
              {picture !== null && <ProductPicture picture={picture} alt="" sizes="56px" />}
              {picture === null && hex !== null && <i style={{ "--colour": hex } as CSSProperties} />}
              {picture === null && hex === null && <span aria-hidden="true">{presentation}</span>}
            </span>
            <span className="sr">
              {presentation}
              {state !== "possible" && `, ${text(stateMessageKeys[state])}`}
            </span>
          </label>
        )
      })}
    </div>
  )
}
