/** Stock of a prize of the roulette: how much of it was won, and a form that changes quantity and weight. */
import { useState } from "react"
import type { RouletteStock } from "#domain/entities/promotions/roulette.ts"
import { usedPerMille } from "#domain/rules/promotions/roulette.ts"
import { formatNumber, formatPerMille } from "#domain/rules/texts/money.ts"
import type { RouletteChange } from "#machines/promotions/roulette-page.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./roulette-screen.module.css"

/** How often a prize was won, and which share of it that is. */
export const StockUse = ({ stock }: { readonly stock: RouletteStock }) => {
  const text = useText()
  const used = usedPerMille(stock)
  return (
    <span className={styles.use}>
      <span className="num">
        {text("roulette.used", {
          granted: formatNumber(stock.granted),
          of: formatNumber(stock.granted + stock.quantity),
          share: formatPerMille(used),
        })}
      </span>
      <progress max={1000} value={used} aria-hidden="true" />
    </span>
  )
}

type FormProps = { readonly stock: RouletteStock; readonly onAsk: (change: RouletteChange) => void }

/** Quantity and weight of a prize, which are changed together. */
export const StockForm = ({ stock: { id, name, quantity, weight }, onAsk }: FormProps) => {
  const text = useText()
  const [typed, setTyped] = useState({ quantity: String(quantity), weight: String(weight) })
  const isComplete = typed.quantity !== "" && typed.weight !== ""
  const field = (key: "quantity" | "weight") => (
    <label className={styles.field}>
      <span>
        {text(`roulette.${key}`)}
        <span className="sr">{`: ${name}`}</span>
      </span>
      <input
        className={styles.count}
        inputMode="numeric"
        aria-invalid={typed[key] === ""}
        value={typed[key]}
        onChange={(event) => setTyped({ ...typed, [key]: event.currentTarget.value.replace(/\D/g, "").slice(0, 6) })}
      />
    </label>
  )
  return (
    <span className={styles.stock}>
      {field("quantity")}
      {field("weight")}
      <Button
        size="small"
        variant="secondary"
        disabled={!isComplete}
        aria-label={`${text("roulette.save")}: ${name}`}
        onClick={() =>
          onAsk({ kind: "setStock", id, name, quantity: Number(typed.quantity), weight: Number(typed.weight), seen: quantity })
        }
      >
        {text("roulette.save")}
      </Button>
      {!isComplete && <p role="alert">{text("roulette.empty")}</p>}
    </span>
  )
}
