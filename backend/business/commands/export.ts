/** `npm run shop -- export FILE.csv`: writes all products in the columns that the import reads. */
import { WrongUse, type ShopCommand } from "#backend/business/command.ts"
import { exportProducts } from "#backend/business/import/export-products.ts"
import { fileOf, withDatabase } from "#backend/business/operate.ts"

export const command: ShopCommand = {
  usage: "npm run shop -- export FILE.csv",
  run: async ([file, ...rest], env) => {
    if (file === undefined || rest.length > 0) throw new WrongUse("which file?")
    const { products, rows } = await withDatabase(env, (db) => exportProducts(db, fileOf(env, file)))
    return `${products} products in ${rows} rows`
  },
}
