/** A lease drawn: what is paid at once, and every month after it; in detail with how much of each month is interest. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { LeaseRow } from "#domain/rules/lease/lease.ts"
import styles from "./lease-bars.module.css"

/** Of the drawing, in its own units: the first bar and the gap after it, a month and its bar, all of the height. */
const down = { width: 10, step: 16 }
const month = { width: 5, step: 7.7 }
const height = 40
/** A month that pays next to nothing is still seen. */
const minHeight = 4

type Props = { readonly down: Tugrik; readonly rows: ReadonlyArray<Pick<LeaseRow, "payment" | "interest">>; readonly detailed?: boolean }

export const LeaseBars = ({ down: first, rows, detailed = false }: Props) => {
  const highest = Math.max(first, ...rows.map(({ payment }) => payment))
  const tall = (amount: number) => Math.max(minHeight, (height * amount) / highest)
  return (
    <svg className={styles.bars} data-detailed={detailed ? "" : undefined} viewBox={`0 0 ${down.step + month.step * rows.length} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {first > 0 && <rect className={styles.down} width={down.width} y={height - tall(first)} height={tall(first)} rx="2" />}
      {rows.map(({ payment, interest }, at) => {
        const bar = { x: down.step + month.step * at, width: month.width, y: height - tall(payment) }
        return [
          <rect key={at} {...bar} height={tall(payment)} rx="1" />,
          detailed && <rect key={`${at} interest`} className={styles.interest} {...bar} height={(height * interest) / highest} />,
        ]
      })}
    </svg>
  )
}
