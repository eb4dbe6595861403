/** A scale of prices with a thumb at either end, and above it how many products there are at each price. */
import type { CSSProperties } from "react"
import type { PriceScale } from "#domain/rules/price-range.ts"
import { useText } from "../words/words.tsx"
import styles from "./price-slider.module.css"

type Props = {
  readonly scale: PriceScale
  readonly bars: ReadonlyArray<number>
  readonly from: number
  readonly to: number
  /** A price in words, for screen readers. */
  readonly words: (price: number) => string
  readonly onSlide: (from: number, to: number) => void
  /** A thumb was let go: the prices are meant. */
  readonly onLetGo: () => void
}

/** Where on the scale a price stands, 0–1. */
const place = ({ from, to }: PriceScale, price: number) => (to === from ? 0 : Math.min(1, Math.max(0, (price - from) / (to - from))))

export const PriceSlider = ({ scale, bars, from, to, words, onSlide, onLetGo }: Props) => {
  const text = useText()
  const tallest = Math.max(1, ...bars)
  const start = place(scale, from)
  const end = place(scale, to)
  const ends = { type: "range", min: scale.from, max: scale.to, step: scale.step, onPointerUp: onLetGo, onKeyUp: onLetGo } as const
  return (
    <div>
      {bars.length > 0 && (
        <svg className={styles.bars} viewBox={`0 0 ${bars.length} 1`} preserveAspectRatio="none" aria-hidden="true">
          {bars.map((count, at) => (
            <rect
              key={at}
              x={at + .08}
              y={1 - count / tallest}
              width=".84"
              height={count / tallest}
              data-in={(at + 1) / bars.length > start && at / bars.length < end ? "" : undefined}
            />
          ))}
        </svg>
      )}
      <div className={styles.slider} style={{ "--start": start, "--end": end } as CSSProperties}>
        <input
          {...ends}
          value={Math.min(from, scale.to)}
          aria-label={text("facet.price.from")}
          aria-valuetext={words(from)}
          onChange={(event) => onSlide(Math.min(event.currentTarget.valueAsNumber, to), to)}
        />
        <input
          {...ends}
          value={Math.min(to, scale.to)}
          aria-label={text("facet.price.to")}
          aria-valuetext={words(to)}
          onChange={(event) => onSlide(from, Math.max(event.currentTarget.valueAsNumber, from))}
        />
      </div>
    </div>
  )
}
