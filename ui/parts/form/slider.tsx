/** Slider for an amount, on a track that shows its parts. */
import styles from "./slider.module.css"

export type SliderPart = { readonly key: string; readonly amount: number; readonly tone: "sky" | "ochre" | "good" | "faint" | "pale" }

type Props = {
  readonly id: string
  readonly label: string
  readonly value: number
  /** Zero by default. */
  readonly min?: number
  readonly max: number
  readonly step: number
  /** Parts of the amount above the minimum, from the left. */
  readonly parts: ReadonlyArray<SliderPart>
  /** Value as text, for screen readers. */
  readonly valueText: string
  readonly describedBy?: string
  readonly onSlide: (value: number) => void
}

/** Start and width of each part on a track of `length`. Amounts that were typed too low or too high are cut to the track. */
const barsOf = (parts: ReadonlyArray<SliderPart>, length: number) => {
  const within = (amount: number) => Math.max(0, Math.min(amount, length))
  const before = (index: number) => parts.slice(0, index).reduce((sum, { amount }) => sum + amount, 0)
  return parts.map(({ key, tone }, index) => {
    const x = within(before(index))
    return { key, tone, x, width: within(before(index + 1)) - x }
  })
}

export const Slider = ({ id, label, value, min = 0, max, step, parts, valueText, describedBy, onSlide }: Props) => {
  const length = Math.max(max - min, 1)
  return (
    <div className={styles.slider}>
      <svg viewBox={`0 0 ${length} 10`} preserveAspectRatio="none" aria-hidden="true">
        {barsOf(parts, length).map(({ key, tone, x, width }) => (
          <rect key={key} data-tone={tone} x={x} width={Math.max(0, width)} height="10" />
        ))}
      </svg>
      <input
        id={id}
        type="range"
        min={Math.floor(min / step) * step}
        max={Math.ceil(max / step) * step}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        aria-describedby={describedBy}
        onChange={(event) => onSlide(Math.max(min, Math.min(event.currentTarget.valueAsNumber, max)))}
      />
    </div>
  )
}
