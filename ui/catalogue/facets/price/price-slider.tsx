/** Price slider with two thumbs under a histogram of the number of products by price. */
import type { CSSProperties } from "react"
import { priceAtStep, stepOf, type PriceScale } from "#domain/rules/catalogue/price-range.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./price-slider.module.css"

type Props = {
  readonly scale: PriceScale
  readonly from: number
  readonly to: number
  /** Price as text, for screen readers. */
  readonly valueText: (price: number) => string
  readonly onSlide: (from: number, to: number) => void
  /** Called when a thumb is released: the prices are applied. */
  readonly onLetGo: () => void
}

/** Gap on each side of a bar, as a share of a step. */
const barGap = 0.08

export const PriceSlider = ({ scale, from, to, valueText, onSlide, onLetGo }: Props) => {
  const text = useText()
  const { bars } = scale
  const lastStep = scale.steps.length - 1
  const start = stepOf(scale, from)
  const end = stepOf(scale, to)
  const tallest = Math.max(1, ...bars)
  const inputProps = { min: 0, max: lastStep, step: 1, onPointerUp: onLetGo, onKeyUp: onLetGo } as const
  return (
    <div>
      {bars.length > 0 && (
        <svg className={styles.bars} viewBox={`0 0 ${bars.length} 1`} preserveAspectRatio="none" aria-hidden="true">
          {bars.map((count, at) => (
            <rect
              key={at}
              x={at + barGap}
              y={1 - count / tallest}
              width={1 - 2 * barGap}
              height={count / tallest}
              data-in={at + 1 > start && at < end ? "" : undefined}
            />
          ))}
        </svg>
      )}
      <div className={styles.slider} style={{ "--start": start / lastStep, "--end": end / lastStep } as CSSProperties}>
        <input
          type="range"
          {...inputProps}
          value={Math.round(start)}
          aria-label={text("facet.price.from")}
          aria-valuetext={valueText(from)}
          onChange={({ currentTarget }) => onSlide(Math.min(priceAtStep(scale, currentTarget.valueAsNumber), to), to)}
        />
        <input
          type="range"
          {...inputProps}
          value={Math.round(end)}
          aria-label={text("facet.price.to")}
          aria-valuetext={valueText(to)}
          onChange={({ currentTarget }) => onSlide(from, Math.max(priceAtStep(scale, currentTarget.valueAsNumber), from))}
        />
      </div>
    </div>
  )
}
