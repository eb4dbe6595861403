/** How an amount of money is written: `129,000₮`, the same in both languages. */

/** U+2212, as wide as a plus. */
export const minus = "−"
export const tugrikSign = "₮"

/** `1234567` as `1,234,567`. */
export const formatNumber = (value: number): string => {
  const [whole = "0", fraction] = String(Math.abs(value)).split(".")
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",")
  return `${value < 0 ? minus : ""}${grouped}${fraction === undefined ? "" : `.${fraction}`}`
}

export const formatTugrik = (amount: number): string => `${formatNumber(amount)}${tugrikSign}`

/** `18` as `1.8%`; rates are whole numbers per mille. */
export const formatPerMille = (perMille: number): string => `${formatNumber(perMille / 10)}%`

/** Reads an amount as people type it: `129,000₮`, `129'000`, `129 000`. `null` when it is not a whole amount. */
export const parseTugrik = (text: string): number | null => {
  const bare = text.replace(/[\s,'’₮]/gu, "").replace(/^[−-]/u, "-")
  return /^-?\d{1,15}$/.test(bare) ? Number(bare) + 0 : null
}
