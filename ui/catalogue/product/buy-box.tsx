/** Purchase section of a product: options, quantity and the button. */
import type { Product, Variant } from "#domain/entities/catalogue/product.ts"
import { optionGroups } from "#domain/rules/catalogue/option-groups.ts"
import { sizeGuide } from "#domain/rules/catalogue/size-guide.ts"
import { firstMissing, type Choice } from "#domain/rules/catalogue/variants.ts"
import { Quantity } from "#ui/parts/form/quantity.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { AddButton } from "./add-button.tsx"
import styles from "./buy-box.module.css"
import { missingChoiceMessage } from "./options/choice-labels.ts"
import { Alternatives } from "./options/alternatives.tsx"
import { Options } from "./options/options.tsx"
import { VariantNote } from "./options/variant-note.tsx"

/** State of the choice in the product machine. */
export type Choosing = "choosing" | "unchosen" | "chosen" | "impossible" | "soldOut"

type Props = {
  readonly product: Product
  readonly state: Choosing
  readonly choice: Choice
  readonly missing: string | null
  readonly variant: Variant | null
  readonly quantity: number
  readonly onPick: (choice: Choice) => void
  readonly onQuantity: (quantity: number) => void
  readonly onAdd: () => void
}

export const BuyBox = ({ product, state, choice, missing, variant, quantity, onPick, onQuantity, onAdd }: Props) => {
  const text = useText()
  const groups = optionGroups(product.variants)
  const unavailable = state === "soldOut" || state === "impossible"
  // The missing option shows its own message once the button was pressed.
  const nextKey = missing === null ? firstMissing(product.variants, choice) : null
  const nextGroup = groups.find(({ key }) => key === nextKey)
  const hint = nextGroup === undefined ? null : missingChoiceMessage(nextGroup, text)
  return (
    <section className={styles.buy} aria-label={text("product.buy")} data-choosing={state}>
      {groups.length > 0 && (
        <Options
          variants={product.variants}
          choice={choice}
          missing={missing}
          guide={sizeGuide(product)}
          onPick={(key, value) => onPick({ [key]: value })}
        />
      )}
      {unavailable ? (
        <Alternatives product={product} choice={choice} state={state} onPick={onPick} />
      ) : (
        <div>
          <VariantNote product={product} variant={variant} hint={hint} />
          <div className={styles.row}>
            <Quantity name={product.title} value={quantity} max={(variant ?? product).totalOnHand} onChange={onQuantity} />
            <div className={styles.add}>
              <AddButton variantId={variant?.id ?? null} onAdd={onAdd} />
            </div>
          </div>
        </div>
      )}
    </section>
  )
}
