/** `npm run shop -- check`: what is missing to open without a sandbox. */
import { isReady, openingCheck, storageCheck } from "#backend/merchant/opening-check.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { readConfig } from "#backend/config.ts"

export const command: ShopCommand = {
  summary: "what is missing to open without a sandbox",
  usage: "npm run shop -- check",
  run: async (args, env) => {
    if (args.length > 0) throw new WrongUse("check takes nothing")
    const config = readConfig(env)
    const lines = [...openingCheck(config), await storageCheck(config)]
    const isDone = isReady(lines)
    return { text: [...lines.map(({ state, what }) => `${state.padEnd(8)} ${what}`), isDone ? "The shop can open." : "The shop cannot open yet."].join("\n"), isDone }
  },
}
