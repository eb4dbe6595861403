/** Quantity of a line: minus, plus, and a number field. */
import Minus from "lucide-react/icons/minus"
import Plus from "lucide-react/icons/plus"
import { useId, useState } from "react"
import { fittingQuantity } from "#domain/rules/catalogue/stock.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./quantity.module.css"

type Props = {
  /** Name of the product, for screen readers. */
  readonly name: string
  readonly value: number
  /** Maximum quantity, from stock. */
  readonly max: number
  readonly onChange: (quantity: number) => void
}

export const Quantity = ({ name, value, max, onChange }: Props) => {
  const text = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const boundId = useId()
  const commitTyped = () => {
    const quantity = typed ? fittingQuantity(Number(typed), max) : value
    setTyped(null)
    if (quantity !== value) onChange(quantity)
  }
  return (
    <div className={styles.quantity} role="group" aria-label={text("quantity.of", { name })}>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={text("quantity.less")}
          aria-disabled={value <= 1}
          onClick={() => value > 1 && onChange(value - 1)}
        >
          <Minus />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={text("quantity.label")}
          aria-describedby={boundId}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, "").slice(0, 4))}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={commitTyped}
          onKeyDown={(event) => {
            if (event.key === "Enter") commitTyped()
            if (event.key === "Escape") setTyped(null)
          }}
        />
        <button
          type="button"
          aria-label={text("quantity.more")}
          aria-disabled={value >= max}
          onClick={() => value < max && onChange(value + 1)}
        >
          <Plus />
        </button>
      </div>
      <p className={styles.bound} id={boundId} role="status">
        {value === max && text("quantity.most", { most: max })}
      </p>
    </div>
  )
}
