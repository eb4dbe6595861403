/** One measured figure beside its bar. */
export type Row = {
  readonly name: string
  readonly measured: number
  /** The most it may be, or the least where `atLeast`; absent where the figure is there to read others by. */
  readonly bar?: number
  readonly unit: string
  readonly atLeast?: boolean
}

export const meets = ({ measured, bar, atLeast }: Row): boolean =>
  bar === undefined || (atLeast === true ? measured >= bar : measured <= bar)

/** The value below which `share` of the sorted values lie; the median by default. */
export const quantile = (values: ReadonlyArray<number>, share = 0.5): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
