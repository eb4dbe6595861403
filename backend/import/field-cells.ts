/** Readers and writers of cells by the kind of their field; texts are read for each locale. */
import { contentOf } from "#domain/rules/catalogue/unit-price.ts"
import type { SignMeanings } from "#backend/tables/numerals.ts"
import { fromCell, maxListLength, quoted, textCell, untilCell, WrongCell, yesCell } from "./cells.ts"
import { listCell, propertiesCell, writtenList, writtenProperties } from "./list-cells.ts"
import { priceCell } from "./number-cells.ts"

/** What the cells of a file depend on: signs in its numbers, and the cashback rates of the shop. */
export type CellTerms = { readonly meanings: SignMeanings; readonly cashbackRates: ReadonlyArray<number> }

/** A rate in percent, `1` or `1 %`, as thousandths. */
const rateCell = (cell: string, { cashbackRates }: CellTerms): number => {
  const rate = cashbackRates.find((one) => String(one / 10) === cell.replace(/\s*%$/u, ""))
  if (rate !== undefined) return rate
  const rates = cashbackRates.map((one) => one / 10).join(", ")
  throw new WrongCell({ key: "import.noRate", values: { cell: quoted(cell), rates } })
}

const maxGrams = 1_000_000

/** A weight in whole grams, `1500`, or with its unit, `1.5 кг`, `500 g`. */
const weightCell = (cell: string): number => {
  const content = contentOf(/^\d+$/u.test(cell) ? `${cell} g` : cell)
  const grams = content?.per === "kg" ? Math.round(content.amount * 1000) : 0
  if (grams > 0 && grams <= maxGrams) return grams
  throw new WrongCell({ key: "import.noWeight", values: { cell: quoted(cell) } })
}

const momentOrEmpty = (moment: string | null) => moment ?? ""

export const cellKinds = {
  list: { read: listCell, write: writtenList },
  properties: { read: (cell: string) => propertiesCell(textCell(cell, maxListLength)), write: writtenProperties },
  from: { read: fromCell, write: momentOrEmpty },
  until: { read: untilCell, write: momentOrEmpty },
  boolean: { read: yesCell, write: (is: boolean) => (is ? "yes" : "no") },
  amount: {
    read: (cell: string, { meanings }: CellTerms) => priceCell(cell, meanings),
    write: (amount: number | null) => String(amount ?? ""),
  },
  weight: { read: weightCell, write: (grams: number | null) => String(grams ?? "") },
  rate: { read: rateCell, write: (rate: number | null) => (rate === null ? "" : String(rate / 10)) },
} as const
