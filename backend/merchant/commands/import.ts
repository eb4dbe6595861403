/** `npm run shop -- import FILE.csv`: takes products over from a file; nothing is written where a line is wrong. */
import { parseArgs } from "node:util"
import { instantOf } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { importProducts, maxListed, type Report } from "#backend/import/import-products.ts"
import type { Wrong } from "#backend/import/imported-product.ts"
import { fileOf, withDatabase } from "#backend/merchant/operate.ts"
import { progress } from "#backend/merchant/progress.ts"
import { storageFor } from "#backend/pictures/storage/configured-storage.ts"

/** Remarks that are listed: a first import makes every category and brand of a shop. */
const maxRemarks = 200

const wrongCount = (count: number): string => (count === 1 ? "1 thing is wrong" : `${count === maxListed ? `${count} things or more` : `${count} things`} are wrong`)

const priceLine = ({ line, sku, before, after }: Report["prices"]["first"][number]): string =>
  `line ${line}, price of ${sku}: ${before === null ? "new" : formatTugrik(tugrik(before))} → ${formatTugrik(tugrik(after))}`

/** Prices as they will be read, in a trial; and always those that look like a slip. */
const pricesOf = ({ first, odd, count }: Report["prices"], isDry: boolean): ReadonlyArray<string> => [
  ...(isDry ? first.map(priceLine) : []),
  ...(isDry && count > first.length ? [`and ${count - first.length} more prices`] : []),
  ...odd.map((one) => `look at it: ${priceLine(one)}`),
]

export const command: ShopCommand = {
  summary: "products from a CSV file of our own columns or Shopify's",
  usage: "npm run shop -- import FILE.csv [--pictures FOLDER] [--dry-run]",
  run: async (args, env) => {
    const { values, positionals: [file, ...rest] } = parseArgs({ args: [...args], allowPositionals: true, options: { "dry-run": { type: "boolean" }, pictures: { type: "string" } } })
    if (file === undefined || rest.length > 0) throw new WrongUse("which file?")
    const isDry = values["dry-run"] === true
    const report = await withDatabase(env, (db, config) =>
      importProducts(db, fileOf(env, file), { isDry, company: config.site.company, now: () => instantOf(Date.now()), progress: progress(), storage: storageFor(config), ...(values.pictures !== undefined && { pictures: fileOf(env, values.pictures) }) }))
    const listed = (faults: ReadonlyArray<Wrong>) => faults.map(({ line, column, wrong: text }) => `line ${line}${column === "" ? "" : `, ${column}`}: ${text}`)
    const { wrong, leftOut } = report
    const remarks = report.remarks.slice(0, maxRemarks).map(({ line, column, text }) => `line ${line}, ${column}: ${text}`)
    const further = report.remarks.length > maxRemarks ? [`and ${report.remarks.length - maxRemarks} more new names`] : []
    const ignored = report.ignored.length === 0 ? [] : [`not read: ${report.ignored.join(", ")}`]
    const prices = pricesOf(report.prices, isDry)
    const counts = `${report.rows} ${report.rows === 1 ? "row" : "rows"}: ${report.created} new, ${report.changed} changed, ${report.unchanged} unchanged${report.pictures === 0 ? "" : `, ${report.pictures} pictures`}`
    const refused = leftOut.length === 0 ? "" : `, ${leftOut.length === 1 ? "1 picture is" : `${leftOut.length} pictures are`} left out`
    const end = wrong.length === 0 ? (isDry ? `${counts}${refused}. Nothing is written: this was a trial.` : `${counts}${refused}.`) : `${wrongCount(wrong.length)}; no product is written.`
    const isDone = wrong.length === 0 && leftOut.length === 0
    return { text: [...listed(wrong), ...listed(leftOut), ...remarks, ...further, ...prices, ...ignored, end].join("\n"), isDone }
  },
}
