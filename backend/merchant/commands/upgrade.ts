/** `npm run shop -- upgrade`: exchanges the running processes for those of this checkout, without a pause. */
import { existsSync } from "node:fs"
import { cp } from "node:fs/promises"
import path from "node:path"
import { readConfig } from "#backend/config.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { OperatorError, translator } from "#backend/texts/command-language.ts"
import { fileAt } from "#backend/paths.ts"
import { requestExchange } from "#backend/processes/control.ts"

const program = "dist/server/serve.js"
/** Scripts, styles and pictures by the hash of their content. */
const assets = "dist/client/assets"

/** Adds the files that pages of the earlier release may still request. */
const addAssetsOf = async (running: string): Promise<void> => {
  const earlier = path.join(running.slice(0, -program.length), assets)
  if (earlier !== fileAt(assets) && existsSync(earlier)) await cp(earlier, fileAt(assets), { recursive: true, force: false })
}

export const command: ShopCommand = {
  summary: "upgrade.summary",
  usage: "npm run shop -- upgrade",
  run: async (args, env) => {
    const translate = translator(env)
    if (args.length > 0) throw new WrongUse(translate("command.noArguments", { name: "upgrade" }))
    if (!existsSync(fileAt(program))) throw new OperatorError({ key: "upgrade.notBuilt" })
    const { dataDir } = readConfig(env)
    if (dataDir === null) throw new OperatorError({ key: "upgrade.noDataDir" })
    await requestExchange(dataDir, fileAt(program), {
      prepare: addAssetsOf,
      report: ({ key, values }) => console.error(translate(key, values)),
    })
    return translate("upgrade.done", { program: fileAt(program) })
  },
}
