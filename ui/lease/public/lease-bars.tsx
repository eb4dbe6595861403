/** Bar chart of a lease: down payment and monthly payments, in detail with the interest of each month. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { LeaseRow } from "#domain/rules/lease/lease.ts"
import styles from "./lease-bars.module.css"

/** Sizes in the chart's own units: the first bar with its gap, month with its bar, and full height. */
const down = { width: 10, step: 16 }
const month = { width: 5, step: 7.7 }
const height = 40
/** Minimum height, so that a tiny payment stays visible. */
const minHeight = 4

type Props = {
  readonly down: Tugrik
  readonly rows: ReadonlyArray<Pick<LeaseRow, "payment" | "interest">>
  /** With the interest of each month. */
  readonly detailed?: boolean
}

export const LeaseBars = ({ down: downAmount, rows, detailed = false }: Props) => {
  const highest = Math.max(downAmount, ...rows.map(({ payment }) => payment))
  const heightOf = (amount: number) => Math.max(minHeight, (height * amount) / highest)
  return (
    <svg
      className={styles.bars}
      data-detailed={detailed ? "" : undefined}
      viewBox={`0 0 ${down.step + month.step * rows.length} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {downAmount > 0 && (
        <rect className={styles.down} width={down.width} y={height - heightOf(downAmount)} height={heightOf(downAmount)} rx="2" />
      )}
      {rows.map(({ payment, interest }, index) => {
        const bar = { x: down.step + month.step * index, width: month.width, y: height - heightOf(payment) }
        return [
          <rect key={index} {...bar} height={heightOf(payment)} rx="1" />,
          detailed && <rect key={`${index} interest`} className={styles.interest} {...bar} height={(height * interest) / highest} />,
        ]
      })}
    </svg>
  )
}
