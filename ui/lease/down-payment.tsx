/** Down payment, typed or set with a slider within the lease's bounds. */
import { useSelector } from "@xstate/react"
import Info from "lucide-react/icons/info"
import type { LeaseOffer } from "#domain/rules/lease/lease.ts"
import { formatNumber, formatPerMille, formatTugrik } from "#domain/rules/texts/money.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { Slider } from "#ui/parts/form/slider.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./down-payment.module.css"
import type { LeaseActor } from "#machines/lease/lease.ts"
import { MoneyField } from "./money-field.tsx"

/** Step of the slider, in tugrik. */
const step = 1000

const movedMessageKeys = { minimum: "lease.down.least", maximum: "lease.down.most" } as const

type Props = { readonly actor: LeaseActor; readonly offer: LeaseOffer; readonly wrong: string | undefined }

export const DownPayment = ({ actor, offer, wrong }: Props) => {
  const text = useText()
  const typed = useSelector(actor, ({ context }) => context.typed.down)
  const isUsual = useSelector(actor, ({ context }) => context.query.down === null)
  const { down, bounds, price, movedTo } = offer
  const percent = formatPerMille(Math.round((100 * down) / price) * 10)
  return (
    <div className={styles.down}>
      <MoneyField
        id="down"
        name="down"
        label={
          <>
            {text("lease.down")} <span className={styles.percent}>({percent})</span>
          </>
        }
        wrong={wrong}
        placeholder={formatNumber(down)}
        value={typed}
        onType={(text) => actor.send({ type: "down.type", text })}
      />
      {bounds.maximum > bounds.minimum && (
        <div>
          <Slider
            id="down-slider"
            label={text("lease.down")}
            value={down}
            min={bounds.minimum}
            max={bounds.maximum}
            step={step}
            parts={[{ key: "down", amount: down - bounds.minimum, tone: "sky" }]}
            valueText={formatTugrik(down)}
            onSlide={(amount) => actor.send({ type: "down.slide", amount })}
          />
          <p className={styles.ends}>
            <span>{formatTugrik(bounds.minimum)}</span>
            <span>{formatTugrik(bounds.maximum)}</span>
          </p>
        </div>
      )}
      <div role="status" className={styles.message}>
        {movedTo !== null && (
          <Note tone="warn" icon={<Info />}>
            <p>{text(movedMessageKeys[movedTo], { amount: formatTugrik(down), financed: formatTugrik(offer.financed) })}</p>
          </Note>
        )}
      </div>
      {!isUsual && (
        <div className={styles.usual}>
          <Button variant="quiet" onClick={() => actor.send({ type: "down.usual" })}>
            {text("lease.down.usual", { amount: formatTugrik(bounds.usual) })}
          </Button>
        </div>
      )}
    </div>
  )
}
