/** Loyalty level, and what is missing to the next; nothing where the shop has no levels. C5. */
import type { Loyalty } from "#domain/entities/wallet/loyalty.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./wallet-balance.module.css"

export const LoyaltyPanel = ({ loyalty: { level, spent, next, missing, from } }: { readonly loyalty: Loyalty }) => {
  const text = useText()
  if (level === "blue" && next === null) return null
  return (
    <Panel title={text(`loyalty.level.${level}`)} lead={text("loyalty.spent", { amount: formatTugrik(spent) })}>
      {next === null || missing === null || from === null ? (
        <p>{text("loyalty.highest")}</p>
      ) : (
        <>
          <p>
            <b>{text(`loyalty.missing.${next}`, { amount: formatTugrik(missing) })}</b>
          </p>
          <progress
            className={styles.ladder}
            max={from}
            value={spent}
            aria-label={text("loyalty.progress", { spent: formatTugrik(spent), from: formatTugrik(from) })}
          />
        </>
      )}
    </Panel>
  )
}
