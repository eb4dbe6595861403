/** `npm run shop -- synonyms write FILE.tsv`: the shop's own synonyms, in place of the earlier ones; `synonyms list` prints them as such a file. */
import { readFile } from "node:fs/promises"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { translator } from "#backend/texts/command-language.ts"
import { fileOf, withDatabase } from "#backend/merchant/operate.ts"
import { storeSynonyms, synonymFile } from "#backend/search/indexing/own-synonyms.ts"
import { synonymKinds } from "#backend/search/text/synonyms.ts"

export const command: ShopCommand = {
  summary: "synonyms.summary",
  usage: "npm run shop -- synonyms write FILE.tsv\nnpm run shop -- synonyms list",
  run: async ([action, file, ...rest], env) => {
    const translate = translator(env)
    if (action === "list" && file === undefined) return withDatabase(env, (db) => synonymFile(db))
    if (action !== "write") throw new WrongUse(translate("synonyms.action"))
    if (file === undefined || rest.length > 0) throw new WrongUse(translate("command.whichFile"))
    const source = await readFile(fileOf(env, file), "utf8").catch(() => {
      throw new WrongUse(translate("command.noFile", { file }))
    })
    const { faults, count } = await withDatabase(env, (db) => storeSynonyms(db, source))
    if (faults.length === 0) return translate("synonyms.written", { count })
    const reasons = faults.map(({ line, reason, cell }) =>
      translate("import.inLine", { line, reason: translate(`synonyms.fault.${reason}`, { cell, kinds: synonymKinds.join(", ") }) }),
    )
    return { text: [...reasons, translate("synonyms.notWritten", { count: faults.length })].join("\n"), isDone: false }
  },
}
