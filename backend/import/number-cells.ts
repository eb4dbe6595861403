/** Prices and stock in the cells of a file. What can be read in two ways is refused. */
import { otherSign, readNumeral, usualMeanings, type SignMeanings } from "#backend/tables/numerals.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { quoted, WrongCell } from "./cells.ts"

const maximum = { amount: 1_000_000_000, stock: 1_000_000 } as const
const refusals = {
  amount: { none: "import.noPrice", fraction: "import.fraction", negative: "import.noPrice" },
  stock: { none: "import.noStock", fraction: "import.fractionOfStock", negative: "import.negativeStock" },
} as const

/** A whole number, of at least 0 unless `isSigned`. */
const wholeCell = (cell: string, kind: keyof typeof refusals, meanings: SignMeanings, isSigned = false): number => {
  const shown = quoted(cell)
  const refuse = (reason: MessageRef): never => {
    throw new WrongCell(reason)
  }
  const read = readNumeral(cell, meanings)
  if (read === null) return refuse({ key: refusals[kind].none, values: { cell: shown } })
  if (read.kind === "twofold") {
    const { sign, thousands, units } = read
    return refuse({ key: "import.twofoldNumber", values: { cell: shown, thousands, units, sign, other: otherSign(sign) } })
  }
  if (read.isNegative && !isSigned) return refuse({ key: refusals[kind].negative, values: { cell: shown } })
  if (/[1-9]/u.test(read.fraction)) return refuse({ key: refusals[kind].fraction, values: { cell: shown } })
  const value = Number(read.whole)
  if (value > maximum[kind]) return refuse({ key: "import.above", values: { cell: shown, max: maximum[kind] } })
  return read.isNegative ? -value : value
}

/** Amount of at least 0, in whole tugrik: `129000`, `129,000`, `129 000₮`, `1.290.000`, `129000.00`, `129000,00`. */
export const amountCell = (cell: string, meanings: SignMeanings = usualMeanings): number => wholeCell(cell, "amount", meanings)

/** Price of at least one tugrik. */
export const priceCell = (cell: string, meanings: SignMeanings = usualMeanings): number => {
  const amount = amountCell(cell, meanings)
  if (amount === 0) throw new WrongCell({ key: "import.priceOfZero" })
  return amount
}

/** Number of units: `12`, `1 200`, `12,00`. */
export const stockCell = (cell: string, meanings: SignMeanings): number => wholeCell(cell, "stock", meanings)

/** Shopify's number of units; zero where it is oversold. */
export const shopifyStockCell = (cell: string, meanings: SignMeanings): number => Math.max(0, wholeCell(cell, "stock", meanings, true))
