/** Seeded random numbers: the same for the same seed and stream, on every machine. */

export type Random = {
  /** From 0 to below 1. */
  readonly next: () => number
  readonly chance: (probability: number) => boolean
  /** A whole number, both ends included. */
  readonly whole: (minimum: number, maximum: number) => number
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T
}

/** Generator Mulberry32; streams of one seed are independent. */
export const randomOf = (seed: number, stream = 0): Random => {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b)) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (minimum: number, maximum: number): number => minimum + Math.floor(next() * (maximum - minimum + 1))
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
  }
}
