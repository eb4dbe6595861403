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
  /** What the figure is meant to reach later; printed, not judged. */
  readonly goal?: number
}

export const meets = ({ measured, ratio, bar, atLeast }: Row): boolean => {
  const figure = ratio ?? measured
  return bar === undefined || (atLeast === true ? figure >= bar : figure <= bar)
}

const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 0))

/** One printed line: mark, name, figure, ratio to the reference, bar. */
export const lineOf = (row: Row): string => {
  const mark = row.bar === undefined ? "·" : meets(row) ? "✓" : "✗"
  const ratio = row.ratio === undefined ? "" : `× ${figure(row.ratio)}`
  const bar = row.bar === undefined ? "" : `${row.atLeast === true ? "≥" : "≤"} ${figure(row.bar)}`
  const goal = row.goal === undefined ? "" : `  goal ${figure(row.goal)}`
  return `${mark} ${row.name.padEnd(62)} ${figure(row.measured).padStart(8)} ${row.unit.padEnd(4)} ${ratio.padStart(8)} ${bar.padStart(10)}${goal}`
}

/** Value below which `share` of the sorted values lie; the median by default. */
export const quantile = (values: ReadonlyArray<number>, share = 0.5): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** Median of the ratios of values measured in turn: each to the reference of the same round. */
export const ratioOf = (values: ReadonlyArray<number>, references: ReadonlyArray<number>): number =>
  quantile(values.map((value, round) => value / (references[round] ?? Number.NaN)))
