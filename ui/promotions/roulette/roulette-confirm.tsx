/** Confirmation dialog of a change of the roulette. */
import type { Problem } from "#domain/entities/problem.ts"
import type { RouletteChange } from "#machines/promotions/roulette-page.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { Dialog } from "#ui/parts/overlay/dialog.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./roulette-screen.module.css"

/** Number that is drawn, or name of what is changed. */
const nameOf = (change: RouletteChange): string => (change.kind === "draw" ? change.number : change.name)

type Props = {
  readonly change: RouletteChange | null
  readonly busy: boolean
  readonly problem: Problem | null
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export const RouletteConfirm = ({ change, busy, problem, onConfirm, onCancel }: Props) => {
  const text = useText()
  return (
    <Dialog
      open={change !== null}
      onClose={onCancel}
      title={text(`roulette.ask.${change?.kind ?? "draw"}`)}
      footer={
        <div className={styles.pages}>
          <Button busy={busy} variant={change?.kind === "removeUser" ? "danger" : "primary"} onClick={onConfirm}>
            {text("roulette.confirm")}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {text("roulette.cancel")}
          </Button>
        </div>
      }
    >
      <p>
        <strong>{change !== null && nameOf(change)}</strong>
        {change?.kind === "setStock" && (
          <span className="num">{` ${text("roulette.set", { quantity: change.quantity, weight: change.weight })}`}</span>
        )}
      </p>
      {change?.kind === "stopLocation" && <p>{text("roulette.stop.note")}</p>}
      {problem !== null && <p role="alert">{problemText(problem, text)}</p>}
    </Dialog>
  )
}
