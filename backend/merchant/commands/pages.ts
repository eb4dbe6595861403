/** `npm run shop -- pages write FILE…`: pages of terms, privacy, delivery and returns from files `terms.mn.md`. */
import { readFile } from "node:fs/promises"
import { locales } from "#domain/entities/locale.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { fileOf, withDatabase } from "#backend/merchant/operate.ts"
import { pageOfFile, writePage } from "#backend/content/write-page.ts"

export const command: ShopCommand = {
  summary: "replaces pages of terms, privacy, delivery and returns",
  usage: `npm run shop -- pages write ${locales.map((locale, at) => (at === 0 ? `FILE.${locale}.md` : `[FILE.${locale}.md …]`)).join(" ")}`,
  run: async ([action, ...files], env) => {
    if (action !== "write" || files.length === 0) throw new WrongUse("which files?")
    const pages = await Promise.all(
      files.map(async (file) => {
        const page = pageOfFile(file)
        if (page === null) throw new WrongUse(`${file} is no page: its name is ${locales.map((locale) => `terms.${locale}.md`).join(" or ")}`)
        const source = await readFile(fileOf(env, file), "utf8").catch(() => {
          throw new WrongUse(`there is no file ${file}`)
        })
        return { page, source, file }
      }),
    )
    await withDatabase(env, (db) =>
      db.transaction(async (tx) => {
        for (const { page, source, file } of pages) {
          await writePage(tx, page, source, instantOf(Date.now())).catch((error: unknown) => {
            throw new Error(`${file}: ${error instanceof Error ? error.message : "cannot be read"}`, { cause: error })
          })
        }
      }))
    return pages.map(({ page: { slug, locale } }) => `/page/${slug} in ${locale}`).join("\n")
  },
}
