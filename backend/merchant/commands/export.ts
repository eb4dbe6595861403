/** `npm run shop -- export`: products in the columns that the import reads, with their pictures; orders, customers and the other tables. */
import { dirname, join } from "node:path"
import { parseArgs } from "node:util"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { translator } from "#backend/texts/command-language.ts"
import { exportProducts } from "#backend/import/export-products.ts"
import { exportTable, isTable, tableNames } from "#backend/import/export-table.ts"
import { fileOf, withDatabase } from "#backend/merchant/operate.ts"
import { storageFor } from "#backend/pictures/storage/configured-storage.ts"

export const command: ShopCommand = {
  summary: "export.summary",
  usage: `npm run shop -- export FILE.csv [--pictures FOLDER] [--no-pictures]
npm run shop -- export ${tableNames.join("|")} --out FILE.csv`,
  run: async (args, env) => {
    const translate = translator(env)
    const tables = tableNames.join(", ")
    const {
      values,
      positionals: [what, ...rest],
    } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: "string" }, pictures: { type: "string" }, "no-pictures": { type: "boolean" } },
    })
    if (what === undefined || rest.length > 0) throw new WrongUse(translate("command.whichFile"))
    if (isTable(what)) {
      const { out } = values
      if (out === undefined) throw new WrongUse(translate("export.out"))
      return translate("export.table", { table: what, count: await withDatabase(env, (db) => exportTable(db, what, fileOf(env, out))) })
    }
    if (!/\.csv$/i.test(what)) throw new WrongUse(translate("export.what", { name: what, tables }))
    if (values.out !== undefined) throw new WrongUse(translate("export.outBelongs", { tables }))
    const file = fileOf(env, what)
    const folder = values.pictures === undefined ? join(dirname(file), "pictures") : fileOf(env, values.pictures)
    const { products, rows, pictures } = await withDatabase(env, (db, config) =>
      exportProducts(db, file, values["no-pictures"] === true ? null : { storage: storageFor(config), folder }),
    )
    return pictures === 0
      ? translate("export.products", { products, rows })
      : translate("export.withPictures", { products, rows, pictures, folder })
  },
}
