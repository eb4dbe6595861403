/** `npm run shop -- check`: what is missing to open without a sandbox. */
import { isReady, openingCheck, storageCheck, type CheckLine } from "#backend/merchant/opening-check.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { translator } from "#backend/texts/command-language.ts"
import type { TextKey } from "#backend/texts/text-key.ts"
import { readConfig } from "#backend/config.ts"

const stateKeys = { ok: "check.state.ok", missing: "check.state.missing", byHand: "check.state.byHand" } as const satisfies Readonly<
  Record<CheckLine["state"], TextKey>
>
const stateWidth = 8

export const command: ShopCommand = {
  summary: "check.summary",
  usage: "npm run shop -- check",
  run: async (args, env) => {
    const translate = translator(env)
    if (args.length > 0) throw new WrongUse(translate("command.noArguments", { name: "check" }))
    const config = readConfig(env)
    const lines = [...openingCheck(config), await storageCheck(config)]
    const isDone = isReady(lines)
    const printed = lines.map(
      ({ state, message: { key, values } }) => `${translate(stateKeys[state]).padEnd(stateWidth)} ${translate(key, values)}`,
    )
    return { text: [...printed, translate(isDone ? "check.canOpen" : "check.cannotOpen")].join("\n"), isDone }
  },
}
