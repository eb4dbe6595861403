/** `npm run shop -- import FILE`: takes products over from a file; nothing is written where a line is wrong. */
import { parseArgs } from "node:util"
import { instantOf } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { decimalOf, tableOptions } from "#backend/merchant/table-options.ts"
import { translator, type Translate } from "#backend/texts/command-language.ts"
import type { Wrong } from "#backend/import/imported-product.ts"
import type { Remark } from "#backend/import/matched-names.ts"
import type { LineMove } from "#backend/import/line-moves.ts"
import { importProducts, maxListed, type Report } from "#backend/import/import-products.ts"
import { fileOf, withDatabase } from "#backend/merchant/operate.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import type { TextKey } from "#backend/texts/text-key.ts"
import { printProgress } from "#backend/texts/command-progress.ts"
import { readParts } from "#backend/shell/stored-parts.ts"
import { storageFor } from "#backend/pictures/storage/configured-storage.ts"

/** Remarks that are listed: a first import makes every category and brand of a shop. */
const maxRemarks = 200

/** `5`, or `5 → 7` where it moves. */
const written = ({ before, after }: LineMove["price"], text: (value: number) => string): string =>
  before === null || before === after ? text(after) : `${text(before)} → ${text(after)}`

const priceText = (value: number): string => formatTugrik(tugrik(value))

const moveOf = ({ line, sku, price, stock }: LineMove): MessageRef => ({
  key: price.before === null ? "import.newLine" : "import.movedLine",
  values: { line, sku, price: written(price, priceText), stock: written(stock, String) },
})

/** Prices and stock as they will be read, in a trial; and always the prices that look like a slip. */
const moveLines = (moves: Report["moves"], isDry: boolean, translate: Translate): ReadonlyArray<string> => {
  const { count, first, odd, far, lowest, highest, mostStock } = moves
  const under = (key: TextKey, lines: ReadonlyArray<LineMove>) => lines.map((move) => translate(key, { line: moveOf(move) }))
  const trial = [
    ...first.map(moveOf).map(({ key, values }) => translate(key, values)),
    ...(count > first.length ? [translate("import.moreLines", { count: count - first.length })] : []),
    ...under("import.lowestPrice", lowest),
    ...under("import.highestPrice", highest),
    ...under("import.mostStock", mostStock),
  ]
  return [
    ...(isDry ? trial : []),
    ...under("import.oddPrice", odd),
    ...far.map(({ move, median }) =>
      translate("import.farPrice", { line: moveOf(move), category: move.category, median: priceText(median) }),
    ),
  ]
}

/** A wrong cell or a remark with its line and column. */
const cellLine = ({ line, column, reason }: Wrong | Remark, translate: Translate): string =>
  column === "" ? translate("import.inLine", { line, reason }) : translate("import.inCell", { line, column, reason })

/** Handles that a line names. */
const maxExamples = 3

/** Products of the file that no list shows. */
const unlistedLines = ({ unlisted }: Report, translate: Translate): ReadonlyArray<string> => {
  const line = (key: TextKey, handles: ReadonlySet<string>): ReadonlyArray<string> =>
    handles.size === 0 ? [] : [translate(key, { count: handles.size, handles: [...handles].slice(0, maxExamples).join(", ") })]
  return [...line("import.withoutPicture", unlisted.picture), ...line("import.withoutStock", unlisted.stock)]
}

/** The last lines of a report: what was written, or why nothing was. */
const resultLines = (report: Report, isDry: boolean, translate: Translate): ReadonlyArray<string> => {
  const { wrong, leftOut, rows, created, changed, unchanged, pictures } = report
  if (wrong.length > 0) return [translate(wrong.length === maxListed ? "import.wrongOrMore" : "import.wrong", { count: wrong.length })]
  const counts = translate("import.counts", { rows, created, changed, unchanged, pictures, leftOut: leftOut.length })
  return isDry ? [counts, translate("import.trial")] : [counts]
}

const linesOf = (report: Report, isDry: boolean, translate: Translate): ReadonlyArray<string> => {
  const { wrong, leftOut, remarks, ignored, moves } = report
  return [
    ...[...wrong, ...leftOut, ...remarks.slice(0, maxRemarks)].map((cell) => cellLine(cell, translate)),
    ...(remarks.length > maxRemarks ? [translate("import.moreRemarks", { count: remarks.length - maxRemarks })] : []),
    ...moveLines(moves, isDry, translate),
    ...(ignored.length === 0 ? [] : [translate("import.ignored", { columns: ignored.join(", ") })]),
    ...(wrong.length > 0 ? [] : unlistedLines(report, translate)),
    ...resultLines(report, isDry, translate),
  ]
}

const options = { ...tableOptions, "dry-run": { type: "boolean" }, pictures: { type: "string" } } as const

export const command: ShopCommand = {
  summary: "import.summary",
  usage: "npm run shop -- import FILE [--pictures FOLDER] [--decimal .|,] [--dry-run]",
  run: async (args, env) => {
    const translate = translator(env)
    const {
      values,
      positionals: [file, ...rest],
    } = parseArgs({ args: [...args], allowPositionals: true, options })
    if (file === undefined || rest.length > 0) throw new WrongUse(translate("command.whichFile"))
    const isDry = values["dry-run"] === true
    const decimal = decimalOf(values.decimal, translate)
    const pictures = values.pictures === undefined ? {} : { pictures: fileOf(env, values.pictures) }
    const report = await withDatabase(env, async (db, config) => {
      const shop = {
        company: (await readParts(db)).company ?? config.site.company,
        storage: storageFor(config),
        cashbackRates: config.cashbackRates,
        now: () => instantOf(Date.now()),
      }
      return importProducts(db, fileOf(env, file), { ...shop, ...pictures, decimal, isDry, progress: printProgress(translate) })
    })
    return { text: linesOf(report, isDry, translate).join("\n"), isDone: report.wrong.length === 0 && report.leftOut.length === 0 }
  },
}
