/** `npm run shop -- pages write FILE…`: pages of terms, privacy, delivery and returns from files `terms.mn.md`. */
import { readFile } from "node:fs/promises"
import { locales } from "#domain/entities/locale.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { reasonOf, translator } from "#backend/texts/command-language.ts"
import { fileOf, withDatabase } from "#backend/merchant/operate.ts"
import { pageOfFile, writePage } from "#backend/content/write-page.ts"

export const command: ShopCommand = {
  summary: "pages.summary",
  usage: `npm run shop -- pages write ${locales.map((locale, at) => (at === 0 ? `FILE.${locale}.md` : `[FILE.${locale}.md …]`)).join(" ")}`,
  run: async ([action, ...files], env) => {
    const translate = translator(env)
    if (action !== "write" || files.length === 0) throw new WrongUse(translate("pages.whichFiles"))
    const pages = await Promise.all(
      files.map(async (file) => {
        const page = pageOfFile(file)
        if (page === null)
          throw new WrongUse(translate("pages.fileName", { file, names: locales.map((locale) => `terms.${locale}.md`).join(", ") }))
        const source = await readFile(fileOf(env, file), "utf8").catch(() => {
          throw new WrongUse(translate("command.noFile", { file }))
        })
        return { page, source, file }
      }),
    )
    await withDatabase(env, (db) =>
      db.transaction(async (tx) => {
        for (const { page, source, file } of pages) {
          await writePage(tx, page, source, instantOf(Date.now())).catch((error: unknown) => {
            throw new Error(translate("pages.fault", { file, problem: reasonOf(error, translate) }), { cause: error })
          })
        }
      }),
    )
    return pages.map(({ page: { slug, locale } }) => translate("pages.written", { slug, locale })).join("\n")
  },
}
