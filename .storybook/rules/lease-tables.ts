/** Tables of the lease, computed by its rule. */
import { lease } from "#domain/rules/lease/lease.ts"
import { leaseTerms, nominalYearlyPerMille } from "#domain/rules/lease/lease-terms.ts"
import { tugrik } from "#domain/rules/money.ts"
import { formatPerMille, formatTugrik } from "#domain/rules/texts/money.ts"
import type { Table } from "./rule-page.tsx"

const prices = [119_999, 120_000, 150_000, 171_429, 299_000, 1_000_000, 3_000_000]

const exampleRow = (price: number, months: number): ReadonlyArray<string> => {
  const offer = lease({ price: tugrik(price), months, down: null }, leaseTerms)
  if (offer._tag !== "Offered") return [formatTugrik(price), String(months), "not offered", "", "", "", ""]
  return [
    formatTugrik(price),
    String(months),
    formatTugrik(offer.down),
    formatTugrik(offer.financed),
    formatTugrik(offer.monthly),
    formatTugrik(offer.interest),
    formatTugrik(offer.total),
  ]
}

export const leaseTables: ReadonlyArray<Table> = [
  {
    caption: "Constants",
    columns: ["Constant", "Value"],
    rows: [
      ["Offered from a price of", formatTugrik(leaseTerms.barrier)],
      ["Usual down payment", formatPerMille(leaseTerms.downPerMille)],
      ["Interest a month, on what is still owed", formatPerMille(leaseTerms.interestPerMille)],
      ["Interest a year, nominal", formatPerMille(nominalYearlyPerMille(leaseTerms))],
      ["Financed at least", formatTugrik(Math.max(leaseTerms.min, leaseTerms.limit))],
      ["Financed at most", formatTugrik(leaseTerms.max)],
      ["Months", leaseTerms.periods.join(", ")],
    ],
  },
  {
    caption: "What a lease comes to",
    columns: ["Price", "Months", "Down payment", "Financed", "A month", "Interest", "In all"],
    rows: prices.flatMap((price) => [6, 12, 24].map((months) => exampleRow(price, months))),
  },
]
