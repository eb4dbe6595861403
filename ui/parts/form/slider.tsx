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

/** Start of each part on the track. */
const startsOf = (parts: ReadonlyArray<SliderPart>) => parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.amount, 0))

export const Slider = ({ id, label, value, min = 0, max, step, parts, valueText, describedBy, onSlide }: Props) => {
  const starts = startsOf(parts)
  return (
    <div className={styles.slider}>
      <svg viewBox={`0 0 ${Math.max(max - min, 1)} 10`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map((part, index) => (
          <rect key={part.key} data-tone={part.tone} x={starts[index]} width={part.amount} height="10" />
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
