/** Prices in the cells of a file, in whole tugrik. What can be read in two ways is refused. */
import { quoted, WrongCell } from "./cells.ts"

const highest = 1_000_000_000

/** Digits, or groups of three by one separator; then a fraction. */
const price = /^(?<whole>\d{1,3}(?<separator>[\s'’.,])\d{3}(?:\k<separator>\d{3})*|\d+)(?:(?<point>[.,])(?<fraction>\d+))?$/u

/** Amount of at least 0: `129000`, `129,000`, `129 000₮`, `1.290.000`, `129000.00`, `129000,00`. */
export const amountCell = (cell: string): number => {
  const shown = quoted(cell)
  const found = price.exec(cell.trim().replace(/^₮\s*|\s*₮$/u, ""))?.groups
  if (found === undefined) throw new WrongCell({ key: "import.noPrice", values: { cell: shown } })
  const { whole = "", separator, point, fraction } = found
  const digits = whole.replaceAll(/\D/gu, "")
  if (separator !== undefined && separator === point) throw new WrongCell({ key: "import.noPrice", values: { cell: shown } })
  // A point and three digits are a thousand to one accountant and a fraction to another.
  const isTwofold = fraction === undefined ? separator === "." && whole.split(".").length === 2 : fraction.length === 3
  if (isTwofold) {
    const thousands = `${digits}${fraction ?? ""}`
    const units = fraction === undefined ? (whole.split(".")[0] ?? "") : digits
    throw new WrongCell({ key: "import.twofoldPrice", values: { cell: shown, thousands, units } })
  }
  if (fraction !== undefined && /[1-9]/u.test(fraction)) throw new WrongCell({ key: "import.fraction", values: { cell: shown } })
  if (Number(digits) > highest) throw new WrongCell({ key: "import.above", values: { cell: shown, highest } })
  return Number(digits)
}

/** Price of at least one tugrik. */
export const priceCell = (cell: string): number => {
  const amount = amountCell(cell)
  if (amount === 0) throw new WrongCell({ key: "import.priceOfZero" })
  return amount
}
