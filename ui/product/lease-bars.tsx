/** A lease drawn: what is paid at once, and every month after it. */
import type { Tugrik } from "#domain/entities/money.ts"
import styles from "./lease-bars.module.css"

/** Of the drawing, in its own units: the first bar and the gap after it, a month and its bar, all of the height. */
const down = { width: 10, step: 16 }
const month = { width: 5, step: 7.7 }
const height = 40
/** A month that pays next to nothing is still seen. */
const leastHeight = 4

type Props = { readonly down: Tugrik; readonly payments: ReadonlyArray<Tugrik> }

export const LeaseBars = ({ down: first, payments }: Props) => {
  const most = Math.max(first, ...payments)
  const tall = (amount: number) => Math.max(leastHeight, (height * amount) / most)
  return (
    <svg className={styles.bars} viewBox={`0 0 ${down.step + month.step * payments.length} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.down} width={down.width} y={height - tall(first)} height={tall(first)} rx="2" />
      {payments.map((amount, at) => (
        <rect key={at} x={down.step + month.step * at} width={month.width} y={height - tall(amount)} height={tall(amount)} rx="1" />
      ))}
    </svg>
  )
}
