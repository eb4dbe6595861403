/**
 * Draw of a prize by a number that nobody chose alone. Contract C15.
 *
 * Before: the shop makes a secret seed and publishes SHA-256 of `seed|odds`.
 * Draw: the shopper's browser adds a nonce; the first 32 bits of SHA-256 of `seed|nonce` choose the prize.
 * After: seed, odds and nonce are open, and anybody can compute both.
 */

export type Weighted = { readonly id: number; readonly weight: number }

/** Prizes and weights in one line, such as `1:40 2:30`; what has run out is absent. */
export const oddsText = (prizes: ReadonlyArray<Weighted>): string =>
  prizes
    .filter(({ weight }) => weight > 0)
    .map(({ id, weight }) => `${id}:${weight}`)
    .join(" ")

export const readOdds = (odds: string): ReadonlyArray<Weighted> =>
  odds.split(" ").flatMap((pair) => {
    const [id, weight] = pair.split(":").map(Number)
    return id === undefined || weight === undefined || !Number.isInteger(id) || !Number.isInteger(weight) ? [] : [{ id, weight }]
  })

/** Prizes with the weights that a draw had: its prize may have run out by it. */
export const withOdds = <Prize extends Weighted>(prizes: ReadonlyArray<Prize>, odds: string): ReadonlyArray<Prize> => {
  const weights = new Map(readOdds(odds).map(({ id, weight }) => [id, weight]))
  return prizes.map((prize) => ({ ...prize, weight: weights.get(prize.id) ?? 0 }))
}

/** Text whose SHA-256 is the commitment. */
export const commitmentText = (seed: string, odds: string): string => `${seed}|${odds}`
/** Text whose SHA-256 decides. */
export const decisionText = (seed: string, nonce: string): string => `${seed}|${nonce}`

/** Numbers that the first 32 bits of a hash can be. */
const numbers = 2 ** 32

/** Prize of a hash in hexadecimal: each has the share of its weight, within 2⁻³² of all weights. `null` without any prize. */
export const prizeOf = (hash: string, odds: string): number | null => {
  const prizes = readOdds(odds)
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  const point = Math.floor((Number.parseInt(hash.slice(0, 8), 16) * total) / numbers)
  let below = 0
  for (const { id, weight } of prizes) {
    below += weight
    if (point < below) return id
  }
  return null
}

/** Weight of a prize now: none once it has run out. */
export const weightNow = ({ weight, quantity }: { readonly weight: number; readonly quantity: number | null }): number =>
  quantity === 0 ? 0 : weight

/** Probability in tenths of a percent, rounded. */
export const perMilleOf = (weight: number, prizes: ReadonlyArray<{ readonly weight: number }>): number => {
  const total = prizes.reduce((sum, one) => sum + one.weight, 0)
  return total === 0 ? 0 : Math.round((weight * 1000) / total)
}

/** Prize of the highest value; the first of equals. */
export const grandPrize = <Prize extends { readonly value: number }>(prizes: ReadonlyArray<Prize>): Prize | null =>
  prizes.reduce<Prize | null>((best, prize) => (best === null || prize.value > best.value ? prize : best), null)
