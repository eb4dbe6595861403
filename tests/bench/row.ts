/** Measured figure beside its bar. */
export type Row = {
  readonly name: string
  readonly measured: number
  readonly unit: string
  /** `measured` divided by the reference of the same run. Where present it is judged, and `measured` is only printed. */
  readonly ratio?: number
  /** Maximum of the judged figure, or its minimum where `atLeast`. A row without a bar is only printed. */
  readonly bar?: number
  readonly atLeast?: boolean
  /** Measured figure that is good whatever its ratio: a reference that takes three frames of a screen leaves a press less than two. */
  readonly enough?: number
}

/** Whether a figure meets its bar; true without a bar. */
export const meets = ({ measured, ratio, bar, atLeast, enough }: Row): boolean => {
  const figure = ratio ?? measured
  if (enough !== undefined && measured <= enough) return true
  return bar === undefined || (atLeast === true ? figure >= bar : figure <= bar)
}

const formatted = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 0))

/** One printed line: mark, name, figure, ratio to the reference, bar. */
export const lineOf = (row: Row): string => {
  const verdict = meets(row) ? "✓" : "✗"
  const mark = row.bar === undefined ? "·" : verdict
  const ratio = row.ratio === undefined ? "" : `× ${formatted(row.ratio)}`
  const bar = row.bar === undefined ? "" : `${row.atLeast === true ? "≥" : "≤"} ${formatted(row.bar)}`
  const enough = row.enough === undefined ? "" : ` or ${formatted(row.enough)} ${row.unit}`
  const cells = [mark, row.name.padEnd(62), formatted(row.measured).padStart(8), row.unit.padEnd(4), ratio.padStart(8), bar.padStart(10)]
  return cells.join(" ") + enough
}

/** Value below which `share` of the sorted values lie; the median by default. */
export const quantile = (values: ReadonlyArray<number>, share = 0.5): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** Median of the ratios of values measured in turn: each to the reference of the same round. */
export const ratioOf = (values: ReadonlyArray<number>, references: ReadonlyArray<number>): number =>
  quantile(values.map((value, round) => value / (references[round] ?? Number.NaN)))
