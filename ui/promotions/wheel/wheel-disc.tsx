/** Disc of the wheel: each slice as wide as its prize is probable. */
import type { DrawPrize } from "#domain/entities/promotions/draw.ts"
import styles from "./wheel-disc.module.css"

type Slice = { readonly id: number; readonly name: string; readonly from: number; readonly to: number; readonly colour: number }

const radius = 96
const colours = 8
/** Whole turns before the wheel stops. */
const turns = 5

/** Slices in degrees, clockwise from the top. */
const slicesOf = (prizes: ReadonlyArray<DrawPrize>): ReadonlyArray<Slice> => {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  let angle = 0
  return prizes.flatMap(({ id, name, weight }, at) => {
    const from = angle
    angle += total === 0 ? 0 : (weight * 360) / total
    return weight === 0 ? [] : [{ id, name, from, to: angle, colour: at % colours }]
  })
}

const pointAt = (degrees: number): string => {
  const radians = (degrees * Math.PI) / 180
  return `${(Math.sin(radians) * radius).toFixed(2)} ${(-Math.cos(radians) * radius).toFixed(2)}`
}

const pathOf = ({ from, to }: Slice): string => `M0 0L${pointAt(from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${pointAt(to)}Z`

/** Widths in degrees from which a slice has room for its name, in large or in small letters. */
const labelFrom = { large: 24, small: 12 } as const
/** Distance of a name's middle from the hub. */
const labelAt = { large: 58, small: 64 } as const

/** A name in two lines as equal as its words allow. */
const linesOf = (name: string): ReadonlyArray<string> => {
  const words = name.split(" ")
  const halves = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")])
  const longest = (lines: ReadonlyArray<string>): number => Math.max(...lines.map(({ length }) => length))
  return halves.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), halves[0] ?? [name])
}

/** Name along the middle of its slice, upright on both sides of the wheel; a narrow slice has none. */
const Label = ({ slice: { name, from, to, colour } }: { readonly slice: Slice }) => {
  const size = to - from >= labelFrom.large ? "large" : "small"
  if (to - from < labelFrom.small) return null
  const middle = (from + to) / 2
  const isLeft = middle > 180
  const lines = linesOf(name)
  return (
    <text
      className={styles.label}
      data-size={size}
      data-slice={colour}
      transform={`rotate(${middle + (isLeft ? 90 : -90)}) translate(${isLeft ? -labelAt[size] : labelAt[size]})`}
    >
      {lines.map((line, at) => (
        <tspan key={line} x={0} y={`${at * 1.05 - (lines.length - 1) * 0.525 + 0.35}em`}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** `stopAt` is the prize under the pointer; the wheel turns to it when it becomes known. */
export const WheelDisc = ({
  prizes,
  stopAt,
  moves,
}: {
  readonly prizes: ReadonlyArray<DrawPrize>
  readonly stopAt: number | null
  readonly moves: boolean
}) => {
  const slices = slicesOf(prizes)
  const stop = slices.find(({ id }) => id === stopAt)
  const angle = stop === undefined ? 0 : turns * 360 - (stop.from + stop.to) / 2
  const [only] = slices
  return (
    <svg className={styles.wheel} viewBox="-100 -108 200 208" aria-hidden="true">
      <circle className={styles.rim} r={99} />
      <g className={styles.disc} data-moves={moves ? "" : undefined} transform={`rotate(${angle})`}>
        {slices.length === 1 && only !== undefined ? (
          <circle r={radius} data-slice={only.colour} />
        ) : (
          slices.map((slice) => <path key={slice.id} d={pathOf(slice)} data-slice={slice.colour} />)
        )}
        {slices.map((slice) => (
          <Label key={slice.id} slice={slice} />
        ))}
      </g>
      <circle className={styles.hub} r={14} />
      <path className={styles.pointer} d="M-9 -107H9L0 -88Z" />
    </svg>
  )
}

/** Colour of a prize in lists beside the wheel. */
export const SliceMark = ({ at }: { readonly at: number }) => <span className={styles.mark} data-slice={at % colours} aria-hidden="true" />
