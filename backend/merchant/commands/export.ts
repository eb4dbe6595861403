/** `npm run shop -- export`: products in the columns that the import reads, with their pictures; orders, customers and the other tables. */
import { dirname, join } from "node:path"
import { parseArgs } from "node:util"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { exportProducts } from "#backend/import/export-products.ts"
import { exportTable, isTable, tableNames } from "#backend/import/export-table.ts"
import { fileOf, withDatabase } from "#backend/merchant/operate.ts"
import { storageFor } from "#backend/pictures/storage/configured-storage.ts"

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`

export const command: ShopCommand = {
  summary: "products with their pictures, orders, customers and more as CSV",
  usage: `npm run shop -- export FILE.csv [--pictures FOLDER] [--no-pictures]
npm run shop -- export ${tableNames.join("|")} --out FILE.csv`,
  run: async (args, env) => {
    const { values, positionals: [what, ...rest] } = parseArgs({ args: [...args], allowPositionals: true, options: { out: { type: "string" }, pictures: { type: "string" }, "no-pictures": { type: "boolean" } } })
    if (what === undefined || rest.length > 0) throw new WrongUse("which file?")
    if (isTable(what)) {
      const { out } = values
      if (out === undefined) throw new WrongUse("--out is the file to write")
      return `${counted(await withDatabase(env, (db) => exportTable(db, what, fileOf(env, out))), "row")} of ${what}`
    }
    if (!/\.csv$/i.test(what)) throw new WrongUse(`${what} is neither a file whose name ends with .csv nor one of ${tableNames.join(", ")}`)
    if (values.out !== undefined) throw new WrongUse(`--out belongs to ${tableNames.join(", ")}`)
    const file = fileOf(env, what)
    const folder = values.pictures === undefined ? join(dirname(file), "pictures") : fileOf(env, values.pictures)
    const { products, rows, pictures } = await withDatabase(env, (db, config) => exportProducts(db, file, values["no-pictures"] === true ? null : { storage: storageFor(config), folder }))
    return `${counted(products, "product")} in ${counted(rows, "row")}${pictures === 0 ? "" : `, ${counted(pictures, "picture")} in ${folder}`}`
  },
}
