/** Tables of the wallet, computed by its rule. */
import { formatPerMille, formatTugrik } from "#domain/rules/texts/money.ts"
import { tugrik } from "#domain/rules/money.ts"
import { cashbackRates } from "#domain/rules/wallet/cashback-rates.ts"
import { earned } from "#domain/rules/wallet/cashback.ts"
import { orderOfUse, usable, walletTerms, type Purchase } from "#domain/rules/wallet/wallet.ts"
import type { Table } from "./rule-page.tsx"

const names: Readonly<Record<(typeof orderOfUse)[number], string>> = {
  partner: "Partner",
  discount: "Discount",
  bonus: "Bonus",
  gift_card: "Gift card",
  money: "Recharged money",
}

/** A purchase of one line at `total` with `returnPerMille` cashback, without delivery. */
const purchaseOf = (total: number, returnPerMille: number): Purchase => ({
  itemTotal: tugrik(total),
  toPay: tugrik(total),
  lines: [{ total: tugrik(total), returnPerMille }],
})

const exampleBalance = tugrik(1_000_000)

export const walletTables: ReadonlyArray<Table> = [
  {
    caption: "Constants",
    columns: ["Constant", "Value"],
    rows: [
      ["Usable for purchases above", formatTugrik(walletTerms.usableAbove)],
      ["Bonus pays at most", formatPerMille(walletTerms.bonusCapPerMille)],
      ["Discount balance pays at most, of lines that give back 1 or 2 %", formatPerMille(walletTerms.discountCapPerMille)],
      ["A purchase earns", cashbackRates.map(formatPerMille).join(", ")],
      ["Minimum purchase of a partner that names none", formatTugrik(walletTerms.partnerMinimum)],
      ["Used in this order", orderOfUse.map((kind) => names[kind]).join(", ")],
    ],
  },
  {
    caption: `Maximum that each part pays, of a balance of ${formatTugrik(exampleBalance)} in each`,
    columns: ["Purchase", ...orderOfUse.map((kind) => names[kind]), "Earns"],
    rows: [499, 500, 20_000, 20_001, 129_000, 500_000].flatMap((total) =>
      cashbackRates.map((rate) => [
        `${formatTugrik(total)}, gives back ${formatPerMille(rate)}`,
        ...orderOfUse.map((kind) => formatTugrik(usable({ kind, balance: exampleBalance }, purchaseOf(total, rate), walletTerms))),
        formatTugrik(earned(purchaseOf(total, rate).lines)),
      ]),
    ),
  },
]
