/** Text of amounts: `129,000₮` in both languages. Specification §9, I2. */

/** U+2212 MINUS SIGN, as wide as a plus. */
export const minus = "−"
export const tugrikSign = "₮"

/** Number with grouped thousands: `1234567` is `1,234,567`. */
export const formatNumber = (value: number): string => {
  const [whole = "0", fraction] = String(Math.abs(value)).split(".")
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",")
  return `${value < 0 ? minus : ""}${grouped}${fraction === undefined ? "" : `.${fraction}`}`
}

/** Amount with its sign: `129,000₮`. */
export const formatTugrik = (amount: number): string => `${formatNumber(amount)}${tugrikSign}`

/** Percentage of a per-mille rate: `18` is `1.8%`. */
export const formatPerMille = (perMille: number): string => `${formatNumber(perMille / 10)}%`

/** Integer amount as typed: `129,000₮`, `129'000`, `129 000`. `null` for anything else. */
export const parseTugrik = (text: string): number | null => {
  const bare = text.replace(/[\s,'’₮]/gu, "").replace(/^[−-]/u, "-")
  return /^-?\d{1,15}$/.test(bare) ? Number(bare) + 0 : null
}
